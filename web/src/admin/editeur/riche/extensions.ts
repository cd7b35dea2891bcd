import { Extension } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { hrefOf } from '../../../../../schema/content/fields/html/hrefOf.ts'
import { tableExtensions } from './tableExtensions.ts'

/** Keeps the ids of headings, which links of the text lead to. */
const headingIds = Extension.create({
  name: 'headingIds',
  addGlobalAttributes: () => [
    { types: ['heading'], attributes: { id: { default: null, keepOnSplit: false } } },
  ],
})

/** What the server keeps of rich text (schema/content/fields/fields.ts), and nothing more. */
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
      isAllowedUri: (url) => hrefOf(url) !== null,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  headingIds,
  ...tableExtensions,
]
