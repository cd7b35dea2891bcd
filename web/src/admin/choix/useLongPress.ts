import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { useSelectionContext } from './useSelection.ts'

/** As long as phones take for a long press. */
const longMs = 500
/** A finger that moves so far scrolls. */
const stillPx = 10

/** Where the acts of single rows have no room while one chooses, a press anywhere on a row is for its box. */
const isNarrow = () => matchMedia('(max-width: 62rem)').matches

/** How a row is chosen without its box: by a long press of a finger and, from then on, by short ones; with Ctrl or Shift by a mouse. */
export function useLongPress(id: string) {
  const selection = useSelectionContext()
  const pressed = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(undefined)
  /** The click that ends a long press, and the menu that it opens, are of it. */
  const isLong = useRef(false)

  function release(): void {
    clearTimeout(pressed.current?.timer)
    pressed.current = undefined
  }

  function hold(): void {
    release()
    isLong.current = true
    selection.toggle(id)
  }

  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent): void {
      isLong.current = false
      release()
      if (pointerType === 'mouse') return
      const timer = setTimeout(hold, longMs)
      pressed.current = { x, y, timer }
    },
    onPointerMove({ clientX, clientY }: PointerEvent): void {
      const { x, y } = pressed.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > stillPx) release()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu(event: MouseEvent): void {
      if (pressed.current) hold()
      if (isLong.current) event.preventDefault()
    },
    onClickCapture(event: MouseEvent): void {
      const { target, shiftKey, ctrlKey, metaKey } = event
      if (!(target instanceof Element) || target.closest('label')) return
      const isFree = target.closest('a, button, details') === null
      const isForBox = selection.isOpen && isNarrow()
      const isChosen = isFree ? selection.isOpen || shiftKey || ctrlKey || metaKey : shiftKey
      if (!isLong.current && !isForBox && !isChosen) return
      event.preventDefault()
      event.stopPropagation()
      if (!isLong.current) selection.toggle(id, shiftKey)
      isLong.current = false
    },
  }
}
