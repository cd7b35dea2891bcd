import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { usePageLocation } from './location.ts'
import { isSameAddress, noteStep, replaceStep, stepBefore } from './steps.ts'

/** `replaceState` tells nobody. */
const closedEvent = 'ancrefermee'
const events = ['hashchange', closedEvent]

function subscribe(ancres: readonly string[], changed: () => void): () => void {
  function hashChanged({ oldURL }: HashChangeEvent): void {
    if (ancres.includes(location.hash)) noteStep(oldURL)
  }
  /** A link in the panel may lead to the page below it: then only the hash changes. */
  function clicked(): void {
    setTimeout(changed)
  }
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('hashchange', hashChanged, { signal })
  window.addEventListener('click', clicked, { signal })
  for (const name of events) window.addEventListener(name, changed, { signal })
  return () => listening.abort()
}

/** Whether going back closes it: it was opened from the page itself, not from another panel. */
function isOpenedHere(ancres: readonly string[]): boolean {
  const before = stepBefore()
  return before !== null && isSameAddress(before, new URL(location.href)) && !ancres.includes(before.hash)
}

/** Which of these the address names after `#`, to be open over the page; empty for none. And how to close it. */
export function useHash(ancres: readonly string[]): [ancre: string, fermer: () => void] {
  const { path, search } = usePageLocation()
  const ancre = useSyncExternalStore(
    useCallback((changed: () => void) => subscribe(ancres, changed), [ancres]),
    () => (location.pathname === path && ancres.includes(location.hash) ? location.hash : ''),
    () => '',
  )
  useEffect(() => {
    if (!ancre) return undefined
    /** The page below stays as it is: the router, which would scroll to its top, need not know. */
    function popped(event: PopStateEvent): void {
      if (location.pathname === path && location.search === search) event.stopImmediatePropagation()
    }
    window.addEventListener('popstate', popped, { capture: true })
    return () => window.removeEventListener('popstate', popped, { capture: true })
  }, [ancre, path, search])
  const fermer = useCallback(() => {
    if (!ancres.includes(location.hash)) return
    if (isOpenedHere(ancres)) return history.back()
    replaceStep(location.pathname + location.search)
    window.dispatchEvent(new Event(closedEvent))
  }, [ancres])
  return [ancre, fermer]
}
