import { useEffect, useRef } from 'react'

/** How much of the window's lower end a message may take, with its distance from the edge. */
const reachPx = 160

/** Scrolls the row that one works on, pressed or focused last, up from where `message` stands, if one does. */
export function useRowAbove(message: string): void {
  const row = useRef<Element | null>(null)

  useEffect(() => {
    function uncover(): void {
      const covered = (row.current?.getBoundingClientRect().bottom ?? 0) - (innerHeight - reachPx)
      if (message && covered > 0) scrollBy({ top: covered, behavior: 'instant' })
    }
    function follow({ type, target }: Event): void {
      if (!(target instanceof Element) || target.closest('[role=region]')) return
      row.current = target.closest('main li')
      // Under a finger nothing moves before it is lifted.
      if (type === 'focusin' && !target.matches(':active')) uncover()
    }
    uncover()
    const events = ['pointerdown', 'focusin'] as const
    for (const name of events) document.addEventListener(name, follow)
    return () => {
      for (const name of events) document.removeEventListener(name, follow)
    }
  }, [message])
}
