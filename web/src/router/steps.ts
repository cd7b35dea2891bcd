import type { PageLocation } from './location.ts'

/** Adds a step to the history. It says where it was taken from, so that a reload does not forget the way back. */
export function pushStep(url: string | URL): void {
  history.pushState({ from: location.href }, '', url)
}

/** Gives this step another address. */
export function replaceStep(url: string | URL): void {
  history.replaceState(history.state, '', url)
}

/** Says of a step that the browser made itself where it was taken from, if nobody has yet. */
export function noteStep(from: string): void {
  if (!stepBefore()) history.replaceState({ from }, '')
}

/** The page that this step was taken from; null where nobody knows. */
export function stepBefore(): URL | null {
  const state: unknown = history.state
  const isNoted = typeof state === 'object' && state !== null && 'from' in state
  return isNoted && typeof state.from === 'string' ? new URL(state.from) : null
}

/** Whether two addresses show the same page, however they are written and whatever stands after their `#`. */
export function isSameAddress(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && String(one.searchParams) === String(other.searchParams)
}

/** Closes what was opened over a page: by a step back where that leads to it, so that none is left over. */
export function backTo(href: string, navigate: PageLocation['navigate']): void {
  const before = stepBefore()
  if (before && isSameAddress(before, new URL(href, location.href))) history.back()
  else navigate(href, { replace: true })
}
