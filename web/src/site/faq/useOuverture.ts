import { useEffect, useLayoutEffect } from 'react'

function ouvrir(): void {
  const named = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
  if (named instanceof HTMLDetailsElement) named.open = true
}

/** Opens the question that the address names: on arrival before the page is scrolled to it, then on each change. */
export function useOuverture(): void {
  useLayoutEffect(ouvrir, [])
  useEffect(() => {
    addEventListener('hashchange', ouvrir)
    return () => removeEventListener('hashchange', ouvrir)
  }, [])
}
