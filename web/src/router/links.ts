/** The address of a link that this document may answer itself; null where the browser must. */
export function linkTarget(event: Event): URL | null {
  const target = event.target
  const link = target instanceof Element ? target.closest('a[href]') : null
  // HTML or SVG.
  const href = link?.getAttribute('href')
  if (!link || typeof href !== 'string' || !URL.canParse(href, document.baseURI)) return null
  const frame = link.getAttribute('target')
  if ((frame && frame !== '_self') || link.hasAttribute('download')) return null
  const url = new URL(href, document.baseURI)
  return url.origin === location.origin ? url : null
}

/** A plain click: no button or key that asks for another tab, a window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && !event.defaultPrevented
}

/** Whether going from one address to the other only moves within the page. */
export function isSamePage(from: URL, to: URL): boolean {
  return from.pathname === to.pathname && from.search === to.search
}
