import { useSyncExternalStore } from 'react'

const narrow = '(width < 40rem)'

/** Whether the window is as narrow as a phone: what differs there in more than its style. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
