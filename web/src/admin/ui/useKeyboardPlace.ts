import { type RefObject, useCallback, useEffect, useRef } from 'react'

interface KeyboardPlace {
  rows: RefObject<HTMLUListElement | null>
  beforeRowLeaves(rangee: Element | null): void
}

/** Gives the keyboard to the first thing in `within` that takes it, or to what is `wanted` there, if one is shown; answers whether. */
export function focusWithin(within: Element | null, wanted?: string): boolean {
  const stops = 'a[href], button:enabled, input:not([type=checkbox]), summary'
  const all = [...(within?.querySelectorAll<HTMLElement>(wanted ? `${wanted}, ${stops}` : stops) ?? [])]
  const one = all.find((stop) => stop.getClientRects().length > 0)
  one?.focus()
  return one !== undefined
}

/** The rows of a list, without the bar that stands among them. */
export function rowsOf(list: Element | null | undefined): Element[] {
  return [...(list?.children ?? [])].filter((one) => !one.hasAttribute('data-barre'))
}

/**
 * When the row that has the keyboard leaves, the nearest one that takes it gets it, or else what stands in `above` the list.
 * `shown` tells one state of the list from the next: how many rows there are, or which.
 */
export function useKeyboardPlace(shown: number | string, above = 'main'): KeyboardPlace {
  const rows = useRef<HTMLUListElement>(null)
  const neighbours = useRef<Element[] | null>(null)
  const beforeRowLeaves = useCallback((rangee: Element | null) => {
    const all = rowsOf(rangee?.parentElement)
    const place = all.findIndex((one) => one === rangee)
    neighbours.current = [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0)).toReversed()]
  }, [])
  // Not before paint: while a dialog in that row goes, the list below it is inert.
  useEffect(() => {
    const left = neighbours.current
    neighbours.current = null
    if (!left || (document.activeElement && document.activeElement !== document.body)) return
    if (!left.some((one) => one.isConnected && focusWithin(one))) focusWithin(document.querySelector(above))
  }, [shown, above])
  return { rows, beforeRowLeaves }
}
