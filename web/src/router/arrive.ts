/** What the address names on this page. */
export function namedElement(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    // A hash that somebody typed.
    return null
  }
}

/** Top of the page, or the place that the address names. With `focus` the reader is told where he is. */
export function arrive(url: URL, focus: boolean): void {
  const named = namedElement(url.hash)
  if (named) named.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
  if (!focus) return
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const announcer = document.getElementById('annonce')
  if (announcer) announcer.textContent = document.title
}
