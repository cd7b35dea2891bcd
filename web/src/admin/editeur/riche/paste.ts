import type { EditorView } from '@tiptap/pm/view'
import { hrefOf } from '../../../../../schema/content/fields/html/hrefOf.ts'
import { normalHtml } from '../../../../../schema/content/fields/html/normalHtml.ts'

const marker = /<[a-z][^<>]*\s(data-pm-slice="[^"]*")/i

/**
 * What is pasted, in the elements that the site keeps. An editor like ours marks what is copied from it, by how deep it was cut:
 * the mark stays, though any page may write one.
 */
export function normalPaste(html: string): string {
  const [, mark] = marker.exec(html) ?? []
  const normal = normalHtml(html, { isPart: mark !== undefined })
  return mark === undefined ? normal : normal.replace(/^<\w+/, (begin) => `${begin} ${mark}`)
}

/** Whether a picture comes along. A spreadsheet gives one of its cells beside them: that is not meant. */
export function bringsPicture(data: DataTransfer | null): boolean {
  if (!data) return false
  const html = data.getData('text/html')
  if (html !== '') return /<img\b/i.test(html)
  return data.getData('text/plain') === '' && [...data.files].some(({ type }) => type.startsWith('image/'))
}

/** Makes a link of an address that is pasted alone: of what is selected, or of itself. Answers whether it was one. */
export function pasteAddress({ state, dispatch }: EditorView, data: DataTransfer | null): boolean {
  const text = data?.getData('text/html') === '' ? data.getData('text/plain').trim() : ''
  const href = hrefOf(text)
  const { schema, selection, tr } = state
  const { link } = schema.marks
  if (href === null || !link || !selection.$from.parent.inlineContent) return false
  // A word may begin with a stroke, a number with a hash sign.
  if (text.startsWith('#') || (selection.empty && text.startsWith('/'))) return false
  const mark = link.create({ href })
  dispatch(
    selection.empty
      ? tr
          .replaceSelectionWith(schema.text(text, mark.addToSet(selection.$from.marks())), false)
          .removeStoredMark(link)
      : tr.addMark(selection.from, selection.to, mark),
  )
  return true
}
