import { useEffect, useEffectEvent } from 'react'

/** Calls back whenever one comes back to this page from another window or program: something may have changed meanwhile. */
export function useReturn(revenu: () => void): void {
  const onReturn = useEffectEvent(revenu)
  useEffect(() => {
    function look(): void {
      if (document.visibilityState === 'visible') onReturn()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
