import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { lienDe } from './propre.ts'

/** What the server keeps of rich text (schema/content/fields.ts), and nothing more. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    dropcursor: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => lienDe(url) === url,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Table.extend({
    renderHTML: () => ['table', ['tbody', 0]],
    addKeyboardShortcuts() {
      return {
        ...this.parent?.(),
        // Past the last cell the key leads out of the table, as it does everywhere else.
        Tab: () => this.editor.commands.goToNextCell(),
      }
    },
  }).configure({ resizable: false, View: null }),
  TableRow,
  TableHeader,
  TableCell,
]
