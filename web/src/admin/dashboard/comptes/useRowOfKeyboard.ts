import { type RefObject, useEffect, useRef } from 'react'
import { focusWithin } from '../../ui/useKeyboardPlace.ts'

/** Keeps the keyboard in a row whose buttons are of use no more, once what was asked of it is done. */
export function useRowOfKeyboard(isBusy: boolean): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) focusWithin(row.current)
    wasBusy.current = isBusy
  }, [isBusy])
  return row
}
