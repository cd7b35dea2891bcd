import type { PasteRuleMatch } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import { hrefOf } from '../../../../../schema/content/fields/html/hrefOf.ts'
import { normalHtml } from '../../../../../schema/content/fields/html/normalHtml.ts'
import { pictureOf } from '../../../../../schema/content/fields/html/pictureOf.ts'

const marker = /<[a-z][^<>]*\s(data-pm-slice="[^"]*")/i

/**
 * What is pasted, in the elements that the site keeps. An editor like ours marks what is copied from it, by how deep it was cut:
 * the mark stays, though any page may write one.
 */
export function normalPaste(html: string): string {
  const [, mark] = marker.exec(html) ?? []
  const normal = withCopies(normalHtml(html, { isPart: mark !== undefined }), html)
  return mark === undefined ? normal : normal.replace(/^<\w+/, (begin) => `${begin} ${mark}`)
}

/** The pictures of this site that come along, each by the address of the copy that was shown. */
function withCopies(normal: string, html: string): string {
  return normal.replace(/ src="(\/uploads\/[0-9a-f]{32})"/g, (written, place: string) => {
    const at = html.indexOf(`${place}/`)
    const [copy] = /^[\w/.]+/.exec(at < 0 ? '' : html.slice(at)) ?? []
    return copy === undefined ? written : ` src="${copy}"`
  })
}

/** Picture files that are pasted as such; a spreadsheet gives one of its cells beside them. */
export function picturesIn(data: DataTransfer | null): File[] {
  if (!data || data.getData('text/plain') !== '' || !isPictureAlone(data.getData('text/html'))) return []
  return [...data.files].filter(({ type }) => type.startsWith('image/'))
}

/** Whether nothing but a picture of elsewhere is there, as browsers write beside the file of one that is copied. */
function isPictureAlone(html: string): boolean {
  if (html === '') return true
  const words = html.replace(/<[^>]*>/g, '')
  return words.trim() === '' && /<img\b/i.test(html) && !normalHtml(html).includes('<img')
}

/**
 * Whether a picture comes along that is none of this site: neither the one of its cells that a spreadsheet gives beside them,
 * nor the boxes of a list.
 */
export function bringsPicture(data: DataTransfer | null): boolean {
  if (!data) return false
  const html = data.getData('text/html')
  if (html !== '')
    return [...html.matchAll(/<img\b(?![^>]*="checkbox")[^>]*/gi)].some(
      ([tag]) => pictureOf(/\ssrc="([^"]*)"/i.exec(tag)?.[1] ?? '') === null,
    )
  return data.getData('text/plain') === '' && [...data.files].some(({ type }) => type.startsWith('image/'))
}

/** Makes a link of an address that is pasted alone: of what is selected, or of itself. Answers whether it was one. */
export function pasteAddress({ state, dispatch }: EditorView, data: DataTransfer | null): boolean {
  const text = data?.getData('text/html') === '' ? data.getData('text/plain').trim() : ''
  const href = hrefOf(text)
  const { schema, selection, tr } = state
  const { link } = schema.marks
  // A number may begin with a hash sign, a word with a stroke.
  if (href === null || !link || text.startsWith('#')) return false
  if (selection.empty && (text.startsWith('/') || !selection.$from.parent.inlineContent)) return false
  const mark = link.create({ href })
  if (selection.empty)
    tr.replaceSelectionWith(
      schema.text(text, mark.addToSet(selection.$from.marks())),
      false,
    ).removeStoredMark(link)
  else for (const { $from, $to } of selection.ranges) tr.addMark($from.pos, $to.pos, mark)
  if (tr.docChanged) dispatch(tr)
  return tr.docChanged
}

/** The addresses without a scheme among other words, without the signs around them. */
export function bareAddressesIn(text: string): PasteRuleMatch[] {
  return [...text.matchAll(/[\p{L}\p{N}][^\s()[\]<>«»“”"]*[\p{L}\p{N}/]/gu)].flatMap(({ index, 0: word }) => {
    const href = hrefOf(word)
    return href === `https://${word}` ? [{ index, text: word, data: { href } }] : []
  })
}
