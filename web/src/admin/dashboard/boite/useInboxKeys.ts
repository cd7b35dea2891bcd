import type { KeyboardEvent, RefObject } from 'react'

interface Gestures {
  next(): void
  previous(): void
  close(): void
}

/**
 * j and k anywhere in the inbox, the arrows in its list, Escape: next, previous, closed. Letters that are typed into
 * a field stay letters.
 */
export function useInboxKeys(list: RefObject<HTMLElement | null>, { next, previous, close }: Gestures) {
  return (event: KeyboardEvent): void => {
    const { target, key } = event
    if (
      !(target instanceof HTMLElement) ||
      target.closest('input, textarea, select, [role=dialog], [role=alertdialog]')
    )
      return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isInList = list.current?.contains(target) ?? false
    if (key === 'j' || (isInList && key === 'ArrowDown')) next()
    else if (key === 'k' || (isInList && key === 'ArrowUp')) previous()
    else if (key === 'Escape') close()
    else return
    event.preventDefault()
  }
}
