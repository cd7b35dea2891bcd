import { useEffect, useLayoutEffect, useRef } from 'react'
import { namedElement } from '../../router/arrive.ts'

function ouvrir(): void {
  const named = namedElement(location.hash)
  if (named instanceof HTMLDetailsElement) named.open = true
}

/**
 * Opens the question that the address names: on arrival before the page is scrolled to it, then on each change.
 * `montrer` brings back one that is not shown.
 */
export function useOuverture(montrer: () => void): void {
  const latest = useRef(montrer)
  useLayoutEffect(ouvrir, [])
  useEffect(() => {
    function change(): void {
      if (namedElement(location.hash)) return ouvrir()
      latest.current()
      requestAnimationFrame(() => {
        ouvrir()
        namedElement(location.hash)?.scrollIntoView()
      })
    }
    addEventListener('hashchange', change)
    return () => removeEventListener('hashchange', change)
  }, [])
}
