import { useEffect } from 'react'

/** Saves by Ctrl+S, or ⌘S, wherever the keyboard is; the browser's own saving stays away while the form is open. */
export function useSaveKey(save: (() => void) | null): void {
  useEffect(() => {
    function keydown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      save?.()
    }
    document.addEventListener('keydown', keydown)
    return () => document.removeEventListener('keydown', keydown)
  })
}
