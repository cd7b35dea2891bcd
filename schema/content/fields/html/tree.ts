import { Parser } from 'htmlparser2'
import { hrefOf } from './hrefOf.ts'
import { pictureOf, sourceOf } from './pictureOf.ts'
import { blockTags, endsOf, isTag, programTags } from './tags.ts'

export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Declarations of its `style`, over those of its class in the same text. */
  style: Readonly<Record<string, string>>
  /** Target of a link. */
  href: string | null
  /** Key of the file of a picture, where the element shows one of ours. */
  picture: string | null
  /** Id of a heading that a link of the text leads to. */
  id: string | null
  children: Node[]
  /** True: something in it stands on lines of its own. */
  hasBlock: boolean
  /** Number of our pictures in it, itself included. */
  pictures: number
  /** Number of letters and elements in it. */
  size: number
}

export type Node = string | Element

/** Greatest depth; deeper nodes hang in the last level. */
const deepest = 100

/** Parses a text into a tree. Attributes are read as text: a browser applies no style under our Content-Security-Policy. */
export function treeOf(html: string): Element {
  const root = elementOf('')
  const open = [root]
  const classes = new Map<string, Element['style']>()
  const hrefs = new Map<string, string | null>()
  let sheet: string | null = null
  let preformatted = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'pre') preformatted += 1
      const parent = open.at(-1) ?? root
      if (open.length > deepest && !programTags.has(name)) return open.push(parent)
      const style = {}
      for (const one of (attributes['class'] ?? '').split(/\s+/)) Object.assign(style, classes.get(one))
      Object.assign(style, styleOf(attributes['style']))
      const written = name === 'a' ? (attributes['href'] ?? '') : ''
      if (!hrefs.has(written)) hrefs.set(written, hrefOf(written))
      const picture = name === 'img' ? pictureOf(sourceOf(attributes)) : null
      const element = elementOf(name, {
        attributes,
        style,
        href: hrefs.get(written) ?? null,
        picture,
        pictures: picture === null ? 0 : 1,
      })
      if (name === 'style') sheet = ''
      if (!programTags.has(name)) parent.children.push(element)
      return open.push(element)
    },
    ontext(text) {
      if (sheet !== null) sheet += text
      const element = open.at(-1) ?? root
      element.children.push(...(preformatted > 0 ? linesOf(text, element) : [text]))
      element.size += text.length
    },
    onclosetag(name) {
      const element = open.pop()
      if (name === 'pre') {
        preformatted -= 1
        const last = element?.children.at(-1)
        if (typeof last === 'object' && last.name === 'br') element?.children.pop()
      }
      const parent = open.at(-1)
      if (sheet !== null && element?.name === 'style') {
        for (const [, name = '', style] of sheet.matchAll(/\.([\w-]+)\s*\{([^{}]*)\}/g))
          classes.set(name, styleOf(style))
        sheet = null
      }
      if (!element || !parent || element === parent || programTags.has(element.name)) return
      parent.hasBlock ||= element.hasBlock || blockTags.has(element.name)
      parent.size += 1 + element.size
      parent.pictures += element.pictures
    },
  })
  parser.end(withoutFalseTags(html))
  return root
}

/** Preformatted text with its line breaks as elements; HTML ignores the one that begins it. */
function linesOf(text: string, { name, children }: Element): Node[] {
  const isFirst = name === 'pre' && children.length === 0
  const lines = (isFirst ? text.replace(/^\r?\n/, '') : text).split(/\r?\n/)
  return lines.flatMap((line, n) => [...(n > 0 ? [elementOf('br')] : []), ...(line === '' ? [] : [line])])
}

function elementOf(name: string, written: Partial<Element> = {}): Element {
  return {
    name,
    attributes: {},
    style: {},
    href: null,
    picture: null,
    pictures: 0,
    id: null,
    children: [],
    hasBlock: false,
    size: 0,
    ...written,
  }
}

/** Declarations that style words; an element has few, however many its class has. */
const properties: ReadonlySet<string> = new Set(['font-weight', 'font-style', 'vertical-align', 'mso-list'])
/** Longest value: each is parsed again for each element of its class. */
const longestValue = 100

function styleOf(style = ''): Element['style'] {
  const declarations = style
    .split(';')
    .map((one) => one.split(':', 2).map((part) => part.trim().toLowerCase()))
  return Object.fromEntries(
    declarations.filter(([name = '', value = '']) => properties.has(name) && value.length <= longestValue),
  )
}

const begin = /<\/?([a-z][\w:.-]*)(?=[\s/>])/iy
const attribute = /[\s/]*([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]*))?/y
const end = /[\s/]*>/y
const declaration = /<(?:!doctype|!\[|\?xml)[^<>]*>/iy
const anyEnd = /<\/([a-z]+)/gi
/** Greatest number of attributes that are parsed, as a tag is tried at each `<`. */
const mostAttributes = 100
/** Attributes without a value on one-letter elements, and those of programs: data-v-7ba5bd90. */
const bare =
  /^(?:align|autofocus|class|contenteditable|dir|download|draggable|hidden|href|id|inert|itemscope|lang|name|nowrap|popover|rel|spellcheck|style|target|title|translate|[^-]*-.*)$/i

/**
 * Escapes each `<` that begins no element: « pente a<b », « voir <BNETD> ». Words may follow it up to a `>`, « si a <b
 * alors c> d »: a one-letter name needs a known attribute.
 */
function withoutFalseTags(html: string): string {
  const lastCommentEnd = html.lastIndexOf('-->')
  const lastEnds = new Map(
    Array.from(html.matchAll(anyEnd), ({ 1: name = '', index }) => [name.toLowerCase(), index]),
  )
  return html.replace(/</g, (sign, at: number) => {
    if (html.startsWith('<!--', at)) return at + 2 <= lastCommentEnd ? sign : '&lt;'
    return isTagAt(html, at, lastEnds) || found(declaration, html, at) ? sign : '&lt;'
  })
}

function isTagAt(html: string, at: number, lastEnds: ReadonlyMap<string, number>): boolean {
  const [opening = '', name = ''] = found(begin, html, at) ?? []
  const ends = endsOf[name.toLowerCase()]
  if (!isTag(name) || ends?.every((one) => (lastEnds.get(one) ?? -1) < at)) return false
  let place = at + opening.length
  let isSure = name.length > 1
  let isDoubtful = false
  for (let n = 0; n <= mostAttributes; n++) {
    if (found(end, html, place)) return isSure || !isDoubtful
    const [whole, attributeName = '', value] = found(attribute, html, place) ?? []
    if (whole === undefined) return false
    isSure ||= value !== undefined
    isDoubtful ||= !bare.test(attributeName)
    place += whole.length
  }
  return false
}

function found(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at
  return sticky.exec(text)
}

/** Visible text of it. */
export function textOf(node: Node): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}
