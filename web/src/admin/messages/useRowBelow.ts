import { useEffect, useRef, useState } from 'react'

/** So much of the window's lower end a message may take, with its distance from the edge. */
const reachPx = 160

/** Whether the row that one works on, pressed or focused last, lies where `message` would stand: then it goes to the top. */
export function useRowBelow(message: string): boolean {
  const row = useRef<Element | null>(null)
  const [isBelow, setBelow] = useState(false)

  useEffect(() => {
    function look(): void {
      setBelow(row.current !== null && row.current.getBoundingClientRect().bottom > innerHeight - reachPx)
    }
    function follow({ target }: Event): void {
      if (!(target instanceof Element) || target.closest('[role=region]')) return
      row.current = target.closest('main li')
      look()
    }
    look()
    const events = ['pointerdown', 'focusin'] as const
    for (const name of events) document.addEventListener(name, follow)
    document.addEventListener('scrollend', look)
    return () => {
      document.removeEventListener('scrollend', look)
      for (const name of events) document.removeEventListener(name, follow)
    }
  }, [message])

  return isBelow
}
