import { anchorOf } from './hrefOf.ts'
import { type Element, textOf } from './tree.ts'

/**
 * Gives the headings of a text that its links name an id. A link names a heading by its id, by that of an anchor in it,
 * as word processors write, or by its words. Answers the links that lead to no heading, as they are written, by which
 * they are found; unless `isPart`, they lose their address.
 */
export function joinAnchors(root: Element, isPart: boolean): string[] {
  const { headings, links } = anchored(root)
  if (links.length === 0) return []
  const named = new Map<string, Element>()
  for (const namesOf of [idsIn, wordsOf])
    for (const heading of headings)
      for (const name of namesOf(heading)) {
        const anchor = anchorOf(`#${name}`)
        if (anchor !== null && !named.has(anchor)) named.set(anchor, heading)
      }
  const lost: string[] = []
  for (const link of links) {
    const { href } = link
    if (href === null) continue
    const heading = named.get(href)
    if (heading) {
      heading.id ??= href.slice(1)
      link.href = `#${heading.id}`
    } else {
      lost.push(link.attributes['href']?.trim() ?? href)
      if (!isPart) link.href = null
    }
  }
  return lost
}

interface Anchored {
  headings: Element[]
  links: Element[]
}

function anchored(
  element: Element,
  found: Anchored = { headings: [], links: [] },
  isInHeading = false,
): Anchored {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    const isHeading = !isInHeading && /^h[1-6]$/.test(child.name)
    if (isHeading) found.headings.push(child)
    if (child.href?.startsWith('#')) found.links.push(child)
    anchored(child, found, isInHeading || isHeading)
  }
  return found
}

function idsIn(element: Element): string[] {
  const { id, name } = element.attributes
  const own = [id, element.name === 'a' ? name : undefined].filter((one) => one !== undefined)
  return [...own, ...element.children.flatMap((child) => (typeof child === 'string' ? [] : idsIn(child)))]
}

function wordsOf(heading: Element): string[] {
  return [textOf(heading)]
}
