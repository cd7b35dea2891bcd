import { useEffect, useState } from 'react'

/** The scroll offset from which the menu is fixed. */
const stickyThreshold = 120

/** Whether the page is scrolled so far that the menu stays at the top of the window. */
export function useSticky(): boolean {
  const [fixe, setFixe] = useState(false)
  useEffect(() => {
    const update = () => setFixe(scrollY >= stickyThreshold)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  return fixe
}
