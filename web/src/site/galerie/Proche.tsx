import { type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './Proche.module.css'

/** How far below the window something is near, in pixels: browsers by themselves fetch pictures from much further away. */
const margin = 400

/** Pictures that are fetched once a visitor comes near; until then their stand-ins are seen. Without a script all are. */
export function Proche({
  className = '',
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: `${margin}px 0px` },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className={`${classes.proche} ${className}`} data-proche={isNear || undefined}>
      {children}
    </div>
  )
}
