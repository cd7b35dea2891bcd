import type { KeyboardEvent, RefObject } from 'react'
import { itemOfRow } from '../../choix/useSelection.ts'

interface Gestures {
  next(): void
  previous(): void
  close(): void
  /** Chooses the row that has the keyboard, by the id of its item, or else the open one. */
  choose(row: string | undefined): void
}

/**
 * j and k anywhere in the inbox, the arrows in its list, x, Escape: next, previous, chosen, closed. Letters that are typed
 * into a field stay letters.
 */
export function useInboxKeys(
  list: RefObject<HTMLElement | null>,
  { next, previous, close, choose }: Gestures,
) {
  return (event: KeyboardEvent): void => {
    const { target, key } = event
    // A row’s box has already taken its keys.
    if (event.defaultPrevented) return
    if (
      !(target instanceof HTMLElement) ||
      target.closest('input:not([type=checkbox]), textarea, select, [role=dialog], [role=alertdialog]')
    )
      return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isInList = list.current?.contains(target) ?? false
    if (key === 'j' || (isInList && key === 'ArrowDown')) next()
    else if (key === 'k' || (isInList && key === 'ArrowUp')) previous()
    else if (key === 'x') choose(isInList ? itemOfRow(target.closest('li')) : undefined)
    else if (key === 'Escape') close()
    else return
    event.preventDefault()
  }
}
