/** Top of the page, or the place that the address names. With `focus` the reader is told where he is. */
export function arrive(url: URL, focus: boolean): void {
  const named = url.hash ? document.getElementById(decodeURIComponent(url.hash.slice(1))) : null
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
