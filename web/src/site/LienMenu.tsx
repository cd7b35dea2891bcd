import type { ReactNode } from 'react'
import { usePageLocation } from '../router/location.ts'

interface LienMenuProps {
  href: string
  className?: string | undefined
  /** Other addresses of the same page. */
  aussi?: readonly string[]
  /** Where the addresses of the pages that belong to it begin. */
  below?: string | undefined
  children: ReactNode
}

/** A menu entry, marked on the page it leads to and on those below it. */
export function LienMenu({ href, className, aussi = [], below, children }: LienMenuProps) {
  const { path } = usePageLocation()
  const isHere = path === href || aussi.includes(path)
  const isBelow = below !== undefined && path.startsWith(below)
  return (
    <a href={href} className={className} aria-current={isHere ? 'page' : isBelow || undefined}>
      {children}
    </a>
  )
}
