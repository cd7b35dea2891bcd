import { type MouseEvent, useEffect, useRef } from 'react'
import { isPlainClick, linkTarget } from '../../../../router/links.ts'
import { usePageLocation } from '../../../../router/location.ts'
import { backTo } from '../../../../router/steps.ts'
import { hrefWith } from '../../../liste/filtres/listFilter.ts'
import { inboxQueryOf } from '../inboxes.ts'

export interface Reading {
  /** The neighbours of the open one, in the list. */
  before: number | undefined
  after: number | undefined
  /** The address that opens a message; with null, the one that shows the list. */
  hrefOf(message: number | null): string
  /** Opens it; nothing closes the open one. */
  open(message: number | undefined): void
  close(): void
  /** False where the open one came up by itself when another had left. */
  isAsked(): boolean
  /** The open one has left the list: the next comes up. */
  onLeave(): void
  /** Follows the links of the inbox as `open` and `close` do. */
  onClick(event: MouseEvent): void
}

/**
 * The message that the address opens among those of the list. From one to the next is no step of its own: one step back
 * leads to the list.
 */
export function useReading(message: number | null, shown: readonly number[]): Reading {
  const { path, search, navigate } = usePageLocation()
  const unasked = useRef<number>(null)
  useEffect(() => {
    if (unasked.current !== message) unasked.current = null
  }, [message])

  const place = message === null ? -1 : shown.indexOf(message)
  const [before, after] = place < 0 ? [] : [shown[place - 1], shown[place + 1]]

  function hrefOf(one: number | null): string {
    return hrefWith(search, { message: one === null ? null : String(one) })
  }
  function open(one: number | undefined): void {
    if (one === undefined) close()
    else navigate(hrefOf(one), { replace: message !== null })
  }
  function close(): void {
    if (message !== null) backTo(hrefOf(null), navigate)
  }

  return {
    before,
    after,
    hrefOf,
    open,
    close,
    isAsked: () => unasked.current !== message,
    onLeave() {
      unasked.current = after ?? before ?? null
      open(after ?? before)
    },
    onClick({ nativeEvent }) {
      const url = message !== null && isPlainClick(nativeEvent) ? linkTarget(nativeEvent) : null
      if (url?.pathname !== path) return
      const asked = inboxQueryOf(url.searchParams).message
      if (asked !== null) open(asked)
      else if (url.href === new URL(hrefOf(null), location.href).href) close()
      else return
      nativeEvent.preventDefault()
    },
  }
}
