import { type Element, type Node, textOf } from './tree.ts'

/* Word writes a list as paragraphs that name their list and level, with the bullet or number as text. */

const levels = /\bl(\d+) level(\d)/

export function isListParagraph({ name, style }: Element): boolean {
  return name === 'p' && levels.test(style['mso-list'] ?? '')
}

function isMarker(node: Node): boolean {
  return typeof node !== 'string' && node.style['mso-list'] === 'ignore'
}

function markerOf(node: Node): string {
  if (typeof node === 'string') return ''
  return isMarker(node) ? textOf(node) : node.children.map(markerOf).join('')
}

function withoutMarker(element: Element): Element {
  const children = element.children.filter((child) => !isMarker(child))
  return {
    ...element,
    children: children.map((child) => (typeof child === 'string' ? child : withoutMarker(child))),
  }
}

/** Builds nested lists of consecutive paragraphs; `write` gives the content of one. */
export function listsOf(paragraphs: readonly Element[], write: (item: Element) => string): string {
  const open: { tag: string; list: string }[] = []
  let html = ''
  const close = () => {
    html += `</li></${open.pop()?.tag}>`
  }
  for (const paragraph of paragraphs) {
    const [, list = '', level = '1'] = levels.exec(paragraph.style['mso-list'] ?? '') ?? []
    const tag = /^\s*(?:\d+|[a-z]{1,5})\s*[.)]/i.test(markerOf(paragraph)) ? 'ol' : 'ul'
    const depth = Math.min(Math.max(Number(level), 1), open.length + 1)
    while (open.length > depth) close()
    const same = open[depth - 1]
    if (same && (same.tag !== tag || same.list !== list)) close()
    if (open.length === depth) html += '</li><li>'
    else {
      open.push({ tag, list })
      html += `<${tag}><li>`
    }
    html += write(withoutMarker(paragraph)).trim()
  }
  while (open.length > 0) close()
  return html
}
