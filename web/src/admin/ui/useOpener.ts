import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Gives the keyboard back to what opened a dialog. React Aria does so a frame after it has gone; where that was the answer of
 * the server rather than a press, what lies below may be inert still, and the keyboard would be nowhere.
 */
export function useOpener(): void {
  const ouvreur = useRef<Element | null>(null)
  useLayoutEffect(() => {
    ouvreur.current = document.activeElement
  }, [])
  useEffect(() => {
    // The focus comes once the effects of the dialog itself have ended too.
    return () =>
      queueMicrotask(() => document.activeElement === document.body && restoreFocus(ouvreur.current))
  }, [])
}

function restoreFocus(ouvreur: Element | null): void {
  if (ouvreur instanceof HTMLElement && ouvreur.isConnected) ouvreur.focus()
}
