import { useCallback, useSyncExternalStore } from 'react'

const panneaux = ['#compte', '#notifications']
/** `replaceState` tells nobody. */
const ferme = 'panneauferme'
const events = ['hashchange', ferme]

/** Was the panel opened on this page, so that going back closes it? */
let ouvertIci = false

function subscribe(changed: () => void): () => void {
  function hashChanged({ oldURL }: HashChangeEvent): void {
    ouvertIci = panneaux.includes(location.hash) && !panneaux.includes(new URL(oldURL).hash)
  }
  /** The page below stays as it is: the router, which would scroll to its top, need not know. */
  function popped(event: PopStateEvent): void {
    if (document.querySelector('[data-panneau]')) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', popped, { capture: true })
  window.addEventListener('hashchange', hashChanged)
  for (const name of events) window.addEventListener(name, changed)
  return () => {
    window.removeEventListener('popstate', popped, { capture: true })
    window.removeEventListener('hashchange', hashChanged)
    for (const name of events) window.removeEventListener(name, changed)
  }
}

/** The panel that the address names after `#`, and how to close it. */
export function useAncre(): [ancre: string, fermer: () => void] {
  const ancre = useSyncExternalStore(subscribe, () => location.hash)
  const fermer = useCallback(() => {
    if (ouvertIci) return history.back()
    history.replaceState(null, '', location.pathname + location.search)
    window.dispatchEvent(new Event(ferme))
  }, [])
  return [ancre, fermer]
}
