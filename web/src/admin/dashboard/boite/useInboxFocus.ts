import { type RefObject, useEffect, useRef } from 'react'
import { usePageLocation } from '../../../router/location.ts'

/** Leads the keyboard into the inbox: by a figure above it, and back to the list from a message that was closed. */
export function useInboxFocus(message: number | null, list: RefObject<HTMLElement | null>): void {
  const { search } = usePageLocation()

  // A figure above leads here: to the router it is the same page.
  useEffect(() => {
    if (location.hash !== '#boite') return
    const titre = document.getElementById('boite')
    titre?.scrollIntoView({ behavior: 'instant' })
    titre?.focus({ preventScroll: true })
  }, [search])

  const last = useRef(message)
  useEffect(() => {
    const closed = message === null ? last.current : null
    last.current = message
    if (closed === null || document.activeElement !== document.body) return
    const row = list.current?.querySelector<HTMLElement>(`[data-message="${closed}"] a`)
    ;(row ?? document.getElementById('boite'))?.focus()
  }, [message, list])
}
