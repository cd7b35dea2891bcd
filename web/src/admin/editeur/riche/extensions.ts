import { Extension, type ExtendedRegExpMatchArray, markPasteRule } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { hrefOf } from '../../../../../schema/content/fields/html/hrefOf.ts'
import { figure } from './figure.ts'
import { bareAddressesIn } from './paste.ts'
import { tableExtensions } from './tableExtensions.ts'

/** Keeps the ids of headings, which links of the text lead to. */
const headingIds = Extension.create({
  name: 'headingIds',
  addGlobalAttributes: () => [
    { types: ['heading'], attributes: { id: { default: null, keepOnSplit: false } } },
  ],
})

/** Gives addresses that are pasted among other words the scheme that typed ones get: the rule of links before it takes `http:`. */
const pastedLinks = Extension.create({
  name: 'pastedLinks',
  priority: 10,
  addPasteRules() {
    const type = this.editor.schema.marks['link']
    const getAttributes = ({ data }: ExtendedRegExpMatchArray) => data ?? {}
    return type ? [markPasteRule({ type, find: bareAddressesIn, getAttributes })] : []
  },
})

/** Those of a text of words alone. */
export const extensionsOfWords = [
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
      // See `pasteAddress`: this one would take what it refuses for done.
      linkOnPaste: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => hrefOf(url) !== null,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  headingIds,
  pastedLinks,
  ...tableExtensions,
]

/** What the server keeps of rich text (schema/content/fields/fields.ts), and nothing more. */
export const extensions = [...extensionsOfWords, figure]
