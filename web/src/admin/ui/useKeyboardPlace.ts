import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

interface KeyboardPlace {
  rows: RefObject<HTMLUListElement | null>
  beforeRowLeaves(rangee: Element | null): void
}

/** Gives the keyboard to the first thing in `within` that takes it, or to what is `wanted` there, if it is shown. */
export function focusWithin(within: Element | null, wanted?: string): void {
  const stops = 'a[href], button:enabled, input:not([type=checkbox]), summary'
  const all = [...(within?.querySelectorAll<HTMLElement>(wanted ? `${wanted}, ${stops}` : stops) ?? [])]
  all.find((one) => one.getClientRects().length > 0)?.focus()
}

/** The rows of a list, without the bar that stands among them. */
export function rowsOf(list: Element | null | undefined): Element[] {
  return [...(list?.children ?? [])].filter((one) => !one.hasAttribute('data-barre'))
}

/** When the row that has the keyboard leaves, its neighbour gets it, or else what stands in `above` the list. */
export function useKeyboardPlace(count: number, above = 'main'): KeyboardPlace {
  const rows = useRef<HTMLUListElement>(null)
  const leaving = useRef<{ next: Element | null } | null>(null)
  const beforeRowLeaves = useCallback((rangee: Element | null) => {
    const all = rowsOf(rangee?.parentElement)
    const place = all.findIndex((one) => one === rangee)
    leaving.current = { next: all[place + 1] ?? all[place - 1] ?? null }
  }, [])
  useLayoutEffect(() => {
    const left = leaving.current
    leaving.current = null
    if (!left || (document.activeElement && document.activeElement !== document.body)) return
    focusWithin(left.next?.isConnected ? left.next : document.querySelector(above))
  }, [count, above])
  return { rows, beforeRowLeaves: beforeRowLeaves }
}
