import { useCallback, useSyncExternalStore } from 'react'
import { isSameAddress, noteStep, replaceStep, stepBefore } from '../../router/steps.ts'

const panneaux = ['#compte', '#notifications']
/** `replaceState` tells nobody. */
const ferme = 'panneauferme'
const events = ['hashchange', ferme]

/** The page that a panel was opened on. */
let page = ''

function subscribe(changed: () => void): () => void {
  function hashChanged({ oldURL }: HashChangeEvent): void {
    if (panneaux.includes(location.hash)) noteStep(oldURL)
    page = location.pathname + location.search
  }
  /** The page below stays as it is: the router, which would scroll to its top, need not know. */
  function popped(event: PopStateEvent): void {
    const isSamePage = page === location.pathname + location.search
    if (isSamePage && document.querySelector('[data-panneau]')) event.stopImmediatePropagation()
  }
  /** A link in the panel may lead to the page below it, of which nothing but the hash then changes. */
  function clicked(): void {
    setTimeout(changed)
  }
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('popstate', popped, { capture: true, signal })
  window.addEventListener('hashchange', hashChanged, { signal })
  window.addEventListener('click', clicked, { signal })
  for (const name of events) window.addEventListener(name, changed, { signal })
  return () => listening.abort()
}

/** Whether going back closes the panel: it was opened on this page, and not from another panel. */
function estOuvertIci(): boolean {
  const before = stepBefore()
  return before !== null && isSameAddress(before, new URL(location.href)) && !panneaux.includes(before.hash)
}

/** The panel that the address names after `#`, and how to close it. */
export function useAncre(): [ancre: string, fermer: () => void] {
  const ancre = useSyncExternalStore(subscribe, () => location.hash)
  const fermer = useCallback(() => {
    if (estOuvertIci()) return history.back()
    replaceStep(location.pathname + location.search)
    window.dispatchEvent(new Event(ferme))
  }, [])
  return [ancre, fermer]
}
