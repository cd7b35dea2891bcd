import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Point } from './viewport.ts'

interface Gestures {
  /** Larger or smaller about a point, seen from the middle of the element. */
  zoom(factor: number, around: Point): void
  /** By one finger or the mouse, or by the middle of two fingers. */
  pan(by: Point, fingers: number): void
  /** All fingers have left, or the mouse button. */
  release(): void
  /** A double click or tap. */
  toggle(around: Point): void
}

const wheelStep = 0.0015
/** A line of the wheel, in pixels, where the browser counts lines. */
const line = 16

/** A point of the window, seen from the middle of an element. */
function fromMiddle(element: HTMLElement | null, { x, y }: Point): Point {
  const box = element?.getBoundingClientRect()
  return box ? { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 } : { x: 0, y: 0 }
}

/** Wheel, mouse, pen and fingers on an element. */
export function useGestures(element: RefObject<HTMLElement | null>, gestures: Gestures) {
  const pointers = useRef(new Map<number, Point>())
  const latest = useRef(gestures)
  useEffect(() => {
    latest.current = gestures
  })

  useEffect(() => {
    const target = element.current
    // React's own listener could not keep the page from being zoomed.
    function wheel(event: WheelEvent): void {
      event.preventDefault()
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1)
      const around = fromMiddle(target, { x: event.clientX, y: event.clientY })
      // What comes of two fingers on a touch pad is sent with the control key, in smaller steps.
      latest.current.zoom(Math.exp(-pixels * wheelStep * (event.ctrlKey ? 6 : 1)), around)
    }
    target?.addEventListener('wheel', wheel, { passive: false })
    return () => target?.removeEventListener('wheel', wheel)
  }, [element])

  function move(event: PointerEvent): void {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...pointers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
    pointers.current.set(event.pointerId, now)
    if (!other) return gestures.pan({ x: now.x - before.x, y: now.y - before.y }, 1)
    const distance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y)
    gestures.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 }, 2)
    if (distance(before) > 0)
      gestures.zoom(
        distance(now) / distance(before),
        fromMiddle(element.current, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }),
      )
  }

  function release(event: PointerEvent): void {
    if (pointers.current.delete(event.pointerId) && pointers.current.size === 0) gestures.release()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onDoubleClick: (event: { clientX: number; clientY: number }) =>
      gestures.toggle(fromMiddle(element.current, { x: event.clientX, y: event.clientY })),
  }
}
