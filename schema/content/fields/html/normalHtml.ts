import { pictureTag } from '../../../../db/files/textPictures.ts'
import { joinAnchors } from './anchors.ts'
import { sourceOf } from './pictureOf.ts'
import { blockTags, keptTags, renamedTags } from './tags.ts'
import { type Element, type Node, textOf, treeOf } from './tree.ts'
import { isListParagraph, listsOf } from './wordLists.ts'

/**
 * Normalises rich text of people, word processors, spreadsheets and mail into the elements that the site keeps, without
 * losing a word. Runs before the API sanitises, and on what is pasted into an editor. `isPart`: the text is a part of
 * another one, whose headings its links may lead to.
 */
export function normalHtml(html: string, { isPart = false } = {}): string {
  return normalText(html, isPart).html
}

/** Greatest number of pictures of a text, and of letters of the description of each. */
const mostPictures = 100
const longestAlt = 255

/** Normalises a rich text, and says in sentences what else than its looks it loses: foreign pictures, links to no heading. */
export function normalText(html: string, isPart = false): { html: string; losses: string[] } {
  const root = treeOf(html)
  const [anchor] = joinAnchors(root, isPart)
  const { foreign, hasLongAlt } = faultsOfPictures(root)
  const { pictures } = root
  const written = flow(root.children, plain, plain)
  return {
    html: written.replaceAll('</strong><strong>', '').replaceAll('</em><em>', ''),
    losses: [
      ...(anchor === undefined ? [] : [`Le lien «\u00a0${anchor}\u00a0» ne mène à aucun titre de ce texte.`]),
      ...(foreign === null
        ? []
        : [
            `L’image «\u00a0${foreign.slice(0, 100)}\u00a0» n’est pas de ce site\u00a0: envoyez-la d’abord, ou retirez sa balise <img>.`,
          ]),
      ...(hasLongAlt ? [`La description d’une image a ${longestAlt} caractères au plus.`] : []),
      ...(pictures > mostPictures ? [`Un texte a ${mostPictures} images au plus.`] : []),
    ],
  }
}

/** What is wrong with the pictures of a text: the address of the first that is none of ours, and whether a description is too long. */
function faultsOfPictures(element: Element): { foreign: string | null; hasLongAlt: boolean } {
  let foreign = isForeignPicture(element) ? sourceOf(element.attributes) : null
  let hasLongAlt = element.picture !== null && altOf(element).length > longestAlt
  for (const child of element.children) {
    if (typeof child === 'string') continue
    const below = faultsOfPictures(child)
    foreign ??= below.foreign
    hasLongAlt ||= below.hasLongAlt
  }
  return { foreign, hasLongAlt }
}

/** What a picture shows, on one line. */
function altOf({ attributes }: Element): string {
  return (attributes['alt'] ?? '').replace(/\s+/g, ' ').trim()
}

/**
 * True: an `<img>` with the address of a picture that is none of ours. One that is there for a script, `src=x onerror=…`, is
 * removed as scripts are.
 */
function isForeignPicture({ name, attributes, picture }: Element): boolean {
  if (picture !== null) return false
  // Without the signs that a browser leaves out.
  const src = sourceOf(attributes).replace(/[\s\p{Cc}]/gu, '')
  if (name !== 'img' || src === '' || /^(?:javascript:|vbscript:|data:(?!image\/))/i.test(src)) return false
  const hasScript = Object.keys(attributes).some((attribute) => attribute.startsWith('on'))
  return !hasScript || /^(?:https?:|data:|\/)/i.test(src)
}

/** Inline styles of words. */
interface Marks {
  readonly bold: boolean
  readonly italic: boolean
  /** Escaped link address. A link around blocks becomes one around the words of each. */
  readonly href: string | null
}

const plain: Marks = { bold: false, italic: false, href: null }
const kept: ReadonlySet<string> = new Set(keptTags)
const headings = /^h[2-4]$/
/** Elements that hold blocks, or words without a paragraph. */
const holders = /^(?:ul|ol|li|blockquote|table|caption|thead|tbody|tr|th|td)$/
/** Attributes that are kept. `data-head` is an editor’s mark of header rows, which the site drops. */
const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  tr: ['data-head'],
}

/**
 * Writes blocks and the words between them. `wanted` is the style that words should get, `written` the style that the
 * elements around give already; `inParagraphs`: wrap words between blocks in paragraphs, because their own block is
 * dropped.
 */
function flow(nodes: readonly Node[], wanted: Marks, written: Marks, inParagraphs = false): string {
  const hasBlocks = nodes.some((node) => typeof node !== 'string' && (isBlock(node) || node.hasBlock))
  let html = ''
  let words = ''
  /** An empty block, such as a rule, came after words: it still parts them from those that follow. */
  let isParted = false
  const endOfWords = () => {
    const isShown = /[^\s]/.test(words.replaceAll('<br />', ''))
    if (isShown && inParagraphs) html += `<p>${words.trim()}</p>`
    else if (isShown) html += isParted ? `<br />${words}` : words
    else if (!hasBlocks || !words.includes('<br />')) html += words
    words = ''
    if (isShown) isParted = false
    return isShown
  }
  for (let n = 0; n < nodes.length; n++) {
    const node = nodes[n] ?? ''
    if (typeof node === 'string') words += text(node, wanted, written)
    else if (isListParagraph(node)) {
      endOfWords()
      const items: Element[] = []
      for (; n < nodes.length; n++) {
        const item = nodes[n] ?? ''
        if (typeof item !== 'string' && isListParagraph(item)) items.push(item)
        else if (!isBlank(item)) break
      }
      n -= 1
      html += listsOf(items, (item) => inline(item.children, marksOf(item, wanted), written))
    } else if (isBlock(node)) {
      const isAfterWords = endOfWords()
      const made = block(node, wanted, written)
      html += made
      isParted = made === '' && (isAfterWords || isParted)
    } else if (node.hasBlock) {
      endOfWords()
      html += flow(node.children, marksOf(node, wanted), written, inParagraphs)
    } else words += inline([node], wanted, written)
  }
  endOfWords()
  return html
}

function isBlock({ name }: Element): boolean {
  return blockTags.has(name)
}

function isBlank(node: Node): boolean {
  return typeof node === 'string' && /^\s*$/.test(node)
}

function block(element: Element, wanted: Marks, written: Marks): string {
  const name = renamedTags[element.name] ?? element.name
  const marks = marksOf(element, wanted)
  // One with several pictures, as a gallery of another editor, is none: each of them may have its own within.
  if (name === 'figure' && element.pictures === 1) return figure(element, marks, written)
  if (headings.test(name)) {
    const words = inline(element.children, marks, { ...written, bold: true })
    return element.id === null
      ? `<${name}>${words}</${name}>`
      : `<${name} id="${element.id}">${words}</${name}>`
  }
  if (holders.test(name)) {
    const around = name === 'th' ? { ...written, bold: true } : written
    const children = name === 'ul' || name === 'ol' ? withListsInItems(element.children) : element.children
    return `<${name}${attributesOf(name, element)}>${flow(children, marks, around)}</${name}>`
  }
  if (element.hasBlock) return flow(element.children, marks, written, true)
  const words = inline(element.children, marks, written)
  if (name === 'p') return `<p>${words}</p>`
  return /[^\s]/.test(words.replaceAll('<br />', '')) ? `<p>${words.trim()}</p>` : ''
}

/** A picture with its caption; what else the element holds follows it. */
function figure(element: Element, wanted: Marks, written: Marks): string {
  const picture = takePicture(element)
  const caption = element.children.find(
    (child): child is Element => typeof child !== 'string' && child.name === 'figcaption',
  )
  const words = caption ? inline(caption.children, plain, plain).trim() : ''
  const isSaid = /\S/.test(words.replaceAll('<br />', ''))
  // A link or an element around the picture alone says nothing without it.
  const rest = element.children.filter((child) => child !== caption && textOf(child).trim() !== '')
  return `<figure>${picture}${isSaid ? `<figcaption>${words}</figcaption>` : ''}</figure>${flow(rest, wanted, written, true)}`
}

/** The tag of the picture in an element, which then has none. */
function takePicture(element: Element): string {
  element.pictures = 0
  if (element.picture !== null) {
    const tag = tagOf(element)
    element.picture = null
    return tag
  }
  const child = element.children.find((one): one is Element => typeof one !== 'string' && one.pictures > 0)
  return child ? takePicture(child) : ''
}

/** The tag of a picture, as the database finds it. */
function tagOf(element: Element): string {
  return element.picture === null ? '' : pictureTag({ key: element.picture, alt: escaped(altOf(element)) })
}

/** Google Docs nests a list beside the item that it belongs to. */
function withListsInItems(nodes: readonly Node[]): Node[] {
  const items: Node[] = []
  let last: Node | undefined
  for (const node of nodes) {
    const isList = typeof node !== 'string' && (node.name === 'ul' || node.name === 'ol')
    if (isList && typeof last === 'object' && last.name === 'li') {
      last.children.push(node)
      last.hasBlock = true
      continue
    }
    items.push(node)
    if (!isBlank(node)) last = node
  }
  return items
}

function inline(nodes: readonly Node[], wanted: Marks, written: Marks): string {
  return nodes.map((node) => inlineOne(node, wanted, written)).join('')
}

function inlineOne(node: Node, wanted: Marks, written: Marks): string {
  if (typeof node === 'string') return text(node, wanted, written)
  const { name, attributes, children, style } = node
  if (name === 'br') return attributes['class'] === 'Apple-interchange-newline' ? '' : '<br />'
  if (name === 'img') return tagOf(node)
  const marks = marksOf(node, wanted)
  const raised = node.size <= mostRaised ? raisedOf(name, style) : null
  const signs = raised && inSigns(textOf(node), raised)
  if (signs) return text(signs, marks, written)
  // Within a title each block becomes inline words.
  if (isBlock(node)) return ` ${inline(children, marks, written)} `
  if (name === 'a' && marks.href !== null)
    return `<a href="${marks.href}">${inline(children, marks, { ...written, href: marks.href })}</a>`
  const isMark = kept.has(name) && (isBold(name) ? marks.bold : isItalic(name) && marks.italic)
  if (!isMark) return inline(children, marks, written)
  const around = isBold(name) ? { ...written, bold: true } : { ...written, italic: true }
  return `<${name}>${inline(children, marks, around)}</${name}>`
}

function isBold(name: string): boolean {
  return name === 'b' || name === 'strong'
}

function isItalic(name: string): boolean {
  return name === 'i' || name === 'em'
}

function text(words: string, wanted: Marks, written: Marks): string {
  const shown = escaped(words)
  if (isBlank(words)) return shown
  const set = wanted.italic && !written.italic ? `<em>${shown}</em>` : shown
  const bold = wanted.bold && !written.bold ? `<strong>${set}</strong>` : set
  return wanted.href !== null && written.href === null ? `<a href="${wanted.href}">${bold}</a>` : bold
}

/** Style that an element gives its content: from its `style`, else from its name. */
function marksOf({ name, href, style }: Element, wanted: Marks): Marks {
  const { 'font-weight': weight, 'font-style': slope } = style
  const bold =
    weight === undefined || weight === 'inherit'
      ? isBold(name) || wanted.bold
      : weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600
  const italic =
    slope === undefined || slope === 'inherit'
      ? isItalic(name) || wanted.italic
      : /^(?:italic|oblique)/.test(slope)
  if (name !== 'a') return { bold, italic, href: wanted.href }
  return { bold, italic, href: href === null ? null : escaped(href) }
}

/** Greatest length of an exponent or index in letters and elements; more are words. */
const mostRaised = 20
const signsOf = {
  super: { from: '0123456789+-−=()n', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ' },
  sub: { from: '0123456789+-−=()', to: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎' },
} as const

function raisedOf(name: string, style: Element['style']): keyof typeof signsOf | null {
  const { 'vertical-align': align } = style
  if (name === 'sup' || align === 'super') return 'super'
  return name === 'sub' || align === 'sub' ? 'sub' : null
}

/** Raised or lowered signs: m² for « m » and a raised « 2 »; null where letters have none. */
function inSigns(words: string, raised: keyof typeof signsOf): string | null {
  const { from, to } = signsOf[raised]
  const signs = [...words].map((letter) => (letter.trim() === '' ? letter : to[from.indexOf(letter)]))
  return words.trim() !== '' && signs.every((sign) => sign !== undefined) ? signs.join('') : null
}

function attributesOf(name: string, { attributes }: Element): string {
  return (keptAttributes[name] ?? [])
    .flatMap((one) => (attributes[one] === undefined ? [] : [` ${one}="${escaped(attributes[one])}"`]))
    .join('')
}

function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
