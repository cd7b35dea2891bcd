/** The address of a link that this document may answer itself; null where the browser must. */
export function linkTarget(event: Event): URL | null {
  const target = event.target
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement)) return null
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null
  const url = new URL(link.href)
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
