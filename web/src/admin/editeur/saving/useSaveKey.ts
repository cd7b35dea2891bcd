import { useEffect } from 'react'

/** Saves by Ctrl+S, or ⌘S, wherever the keyboard is; the browser's own saving stays away while the form is open. */
export function useSaveKey(save: (() => void) | null): void {
  useEffect(() => {
    function keydown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      save?.()
    }
    // Before lists, which keep the keys of the inputs in them to themselves.
    document.addEventListener('keydown', keydown, { capture: true })
    return () => document.removeEventListener('keydown', keydown, { capture: true })
  })
}
