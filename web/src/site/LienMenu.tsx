import type { ReactNode } from 'react'
import { usePageLocation } from '../router/location.ts'

interface LienMenuProps {
  href: string
  className?: string | undefined
  /** Other addresses of the same page. */
  aussi?: readonly string[]
  children: ReactNode
}

/** A menu entry, marked on the page it leads to. */
export function LienMenu({ href, className, aussi = [], children }: LienMenuProps) {
  const { path } = usePageLocation()
  const current = path === href || aussi.includes(path)
  return (
    <a href={href} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}
