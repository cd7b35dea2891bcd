import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** A table as the site keeps it: with its caption, the rows of its head, and what each title is of. */
export const tableExtensions = [
  Table.extend({
    addAttributes: () => ({
      caption: {
        default: null,
        rendered: false,
        parseHTML: (table: HTMLElement) => table.querySelector(':scope > caption')?.textContent ?? null,
      },
    }),
    parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
    renderHTML: ({ node }) => {
      const caption: unknown = node.attrs['caption']
      return typeof caption === 'string'
        ? ['table', ['caption', { contenteditable: 'false' }, caption], ['tbody', 0]]
        : ['table', ['tbody', 0]]
    },
    addKeyboardShortcuts() {
      return {
        ...this.parent?.(),
        // Past the last cell the key leads out of the table, as it does everywhere else.
        Tab: () => this.editor.commands.goToNextCell(),
      }
    },
  }).configure({ resizable: false, View: null }),
  TableRow.extend({
    addAttributes: () => ({
      head: {
        default: false,
        parseHTML: (row: HTMLElement) =>
          row.parentElement?.tagName === 'THEAD' || row.hasAttribute('data-head'),
        renderHTML: ({ head }: { head?: boolean }) => (head ? { 'data-head': '' } : {}),
      },
    }),
  }),
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), scope: { default: null } }
    },
  }),
  TableCell,
]

/** Puts the first rows of a table into its head where they are of it, which the editor only notes. */
export function writeHeads(written: HTMLElement): void {
  for (const caption of written.querySelectorAll('caption')) caption.removeAttribute('contenteditable')
  for (const body of written.querySelectorAll('tbody')) {
    const rows = [...body.rows]
    const others = rows.findIndex((row) => !row.hasAttribute('data-head'))
    const ofHead = others === -1 ? rows : rows.slice(0, others)
    for (const row of rows) row.removeAttribute('data-head')
    if (ofHead.length === 0) continue
    const head = document.createElement('thead')
    head.append(...ofHead)
    body.before(head)
    if (body.rows.length === 0) body.remove()
  }
}
