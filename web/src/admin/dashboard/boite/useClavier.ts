import type { KeyboardEvent, RefObject } from 'react'

interface Gestes {
  suivant(): void
  precedent(): void
  fermer(): void
}

/**
 * j and k anywhere in the inbox, the arrows in its list, Escape: next, previous, closed. Letters that are typed into
 * a field stay letters.
 */
export function useClavier(list: RefObject<HTMLElement | null>, { suivant, precedent, fermer }: Gestes) {
  return (event: KeyboardEvent): void => {
    const { target, key } = event
    if (
      !(target instanceof HTMLElement) ||
      target.closest('input, textarea, select, [role=dialog], [role=alertdialog]')
    )
      return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isInList = list.current?.contains(target) ?? false
    if (key === 'j' || (isInList && key === 'ArrowDown')) suivant()
    else if (key === 'k' || (isInList && key === 'ArrowUp')) precedent()
    else if (key === 'Escape') fermer()
    else return
    event.preventDefault()
  }
}
