import { mergeAttributes, Node } from '@tiptap/core'

/** A picture of the library with its description, and a caption to write in. */
export const figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => attributesOf(element.querySelector('img')),
      contentElement: (element) =>
        (element instanceof Element && element.querySelector('figcaption')) ||
        document.createElement('figcaption'),
    },
    { tag: 'img[src]', getAttrs: (element) => attributesOf(element) },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'figure',
    ['img', mergeAttributes(HTMLAttributes, { draggable: null })],
    ['figcaption', 0],
  ],
  addKeyboardShortcuts() {
    return {
      // A caption is one paragraph: what follows it is written below the picture.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection
        if ($from.parent.type.name !== 'figure') return false
        return editor
          .chain()
          .insertContentAt($from.after(), { type: 'paragraph' })
          .setTextSelection($from.after() + 1)
          .run()
      },
    }
  },
})

function attributesOf(img: Element | null): { src: string; alt: string } | false {
  const src = img?.getAttribute('src') ?? ''
  // What the editor of this site shows lies here: a browser asks for no other address.
  return /^\/[^/\\]/.test(src) ? { src, alt: img?.getAttribute('alt') ?? '' } : false
}
