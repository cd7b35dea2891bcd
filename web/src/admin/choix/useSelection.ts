import { createContext, type KeyboardEvent, use, useEffect, useRef, useState } from 'react'
import { focusWithin, rowsOf } from '../ui/useKeyboardPlace.ts'

/** Selection of rows of a list, for a bulk act. */
export interface Selection {
  ids: ReadonlySet<string>
  /** True while the selection mode is on, even with nothing selected. */
  isOpen: boolean
  /** Number of rows before the bar, which follows the row selected last. */
  place: number
  /** Starts selecting, and focuses the first box, since the button pressed for it goes away. */
  open(): void
  /** Selects or deselects a row; with `upTo` every row from the one selected before to this one. */
  toggle(id: string, upTo?: boolean): void
  /** Selects these rows and no others. */
  select(ids: readonly string[]): void
  /** Deselects all. Focus returns to the row selected last, or to its neighbour where `partis` names it. */
  close(gone?: readonly string[]): void
  /** Key handler of a row's box: arrows move from box to box, with Shift they select. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
  /** Key handler of the list: Escape deselects all. */
  onEscape(event: KeyboardEvent<HTMLElement>): void
}

export const SelectionContext = createContext<Selection | null>(null)

/** Selection of the enclosing list. */
export function useSelectionContext(): Selection {
  const selection = use(SelectionContext)
  if (!selection) throw new Error('On choisit dans une liste.')
  return selection
}

/** « 3 éléments choisis ». */
export function selectionCount(count: number): string {
  if (count === 0) return 'Rien n’est choisi'
  return count === 1 ? '1 élément choisi' : `${count.toLocaleString('fr-FR')} éléments choisis`
}

interface SelectionState {
  /** Connection of the list; in any other list nothing is selected. */
  connectionId: string
  ids: ReadonlySet<string>
  anchor: string | null
}

/** The box of a row. */
const boxOfRow = 'input[type=checkbox]'

/** DOM id of an item's row. */
export function rowId(id: string): string {
  return `rangee-${id}`
}

/** Id of the item in a row. */
export function itemOfRow(row: Element | null): string | undefined {
  return row?.id.replace(rowId(''), '')
}

/**
 * State of the selection in a list, in the order of its rows. Where none of its rows is left, focus goes to the element `above`
 * the list.
 */
export function useSelection(connectionId: string, order: readonly string[], above = 'main'): Selection {
  const [state, setState] = useState<SelectionState | null>(null)
  const active = state?.connectionId === connectionId ? state : null
  const ids = active?.ids ?? new Set<string>()
  const rankOf = (id: string | null) => (id === null ? -1 : order.indexOf(id))

  // Once a dialog that was pressed has gone: until then nothing else takes the keyboard.
  const refocus = useRef<{ id: string; active: boolean } | null>(null)
  useEffect(() => {
    if (refocus.current?.active !== (active !== null)) return
    const row = document.getElementById(rowId(refocus.current.id))
    focusWithin(row ?? document.querySelector(above), boxOfRow)
    refocus.current = null
  }, [active, above])

  function toggle(id: string, upTo = false): void {
    const anchor = active?.anchor ?? null
    const [from, to] = [rankOf(anchor), rankOf(id)].sort((a, b) => a - b)
    const next = new Set(ids)
    if (upTo && from !== undefined && from >= 0 && to !== undefined)
      for (const one of order.slice(from, to + 1)) next.add(one)
    else if (next.has(id)) next.delete(id)
    else next.add(id)
    setState(next.size > 0 || active ? { connectionId, ids: next, anchor: id } : null)
  }

  function select(chosen: readonly string[]): void {
    setState({ connectionId, ids: new Set(chosen), anchor: active?.anchor ?? null })
  }

  function close(gone: readonly string[] = []): void {
    const place = Math.max(0, rankOf(active?.anchor ?? null))
    const left = new Set(gone)
    const near = [...order.slice(place), ...order.slice(0, place).toReversed()]
    refocus.current = { id: near.find((id) => !left.has(id)) ?? '', active: false }
    setState(null)
  }

  function moveTo(from: HTMLElement, step: 1 | -1, choosing: boolean): void {
    const row = from.closest('li')
    const rows = rowsOf(row?.parentElement)
    const next = row && rows[rows.indexOf(row) + step]
    const box = next?.querySelector<HTMLElement>(boxOfRow)
    if (!next || !box) return
    box.focus()
    if (choosing) selectRange(itemOfRow(row) ?? '', itemOfRow(next) ?? '')
  }

  /** One step further, or back: what one leaves is let go then. */
  function selectRange(one: string, other: string): void {
    const next = new Set(ids)
    if (next.has(one) && next.has(other)) next.delete(one)
    else next.add(one).add(other)
    setState({ connectionId, ids: next, anchor: other })
  }

  return {
    ids,
    isOpen: active !== null,
    place: rankOf(active?.anchor ?? null) + 1,
    open() {
      refocus.current = { id: order[0] ?? '', active: true }
      setState({ connectionId, ids, anchor: null })
    },
    toggle,
    select,
    close,
    onKeyDown(event) {
      const { key, shiftKey, ctrlKey, metaKey, currentTarget } = event
      if (key === 'ArrowDown' || key === 'ArrowUp')
        moveTo(currentTarget, key === 'ArrowDown' ? 1 : -1, shiftKey)
      else if (key === 'a' && (ctrlKey || metaKey)) select(order)
      else return
      event.preventDefault()
    },
    onEscape(event) {
      const { key, target, currentTarget } = event
      // What a dialog above the list hears comes by here as well.
      if (key !== 'Escape' || !active || !(target instanceof Node && currentTarget.contains(target))) return
      event.stopPropagation()
      close()
    },
  }
}
