import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { usePageLocation } from './location.ts'
import { isSameAddress, noteStep, replaceStep, stepBefore } from './steps.ts'

/** `replaceState` tells nobody. */
const replacedEvent = 'ancreremplacee'
const events = ['hashchange', replacedEvent]

function subscribe(hashes: readonly string[], changed: () => void): () => void {
  function hashChanged({ oldURL }: HashChangeEvent): void {
    if (hashes.includes(location.hash)) noteStep(oldURL)
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
function isOpenedHere(hashes: readonly string[]): boolean {
  const before = stepBefore()
  return before !== null && isSameAddress(before, new URL(location.href)) && !hashes.includes(before.hash)
}

function replaceHash(hash: string): void {
  replaceStep(location.pathname + location.search + hash)
  window.dispatchEvent(new Event(replacedEvent))
}

/**
 * Which of these the address names after `#`, to be open over the page; empty for none. How to close it, and how to show another
 * in its place: a step back leads to the page all the same.
 */
export function useHash(
  hashes: readonly string[],
): [hash: string, close: () => void, replace: (hash: string) => void] {
  const { path, search } = usePageLocation()
  const hash = useSyncExternalStore(
    useCallback((changed: () => void) => subscribe(hashes, changed), [hashes]),
    () => (location.pathname === path && hashes.includes(location.hash) ? location.hash : ''),
    () => '',
  )
  useEffect(() => {
    if (!hash) return undefined
    /** The page below stays as it is: the router, which would scroll to its top, need not know. */
    function popped(event: PopStateEvent): void {
      if (location.pathname === path && location.search === search) event.stopImmediatePropagation()
    }
    window.addEventListener('popstate', popped, { capture: true })
    return () => window.removeEventListener('popstate', popped, { capture: true })
  }, [hash, path, search])
  const close = useCallback(() => {
    if (!hashes.includes(location.hash)) return
    if (isOpenedHere(hashes)) return history.back()
    replaceHash('')
  }, [hashes])
  return [hash, close, replaceHash]
}
