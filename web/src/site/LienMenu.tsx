import type { ReactNode } from 'react'
import { usePageLocation } from '../router/location.ts'
import { addressesBelow, type Lien } from './menuEntries.ts'

interface LienMenuProps {
  href: string
  className?: string | undefined
  /** Other addresses of the same page. */
  aussi?: readonly string[]
  children: ReactNode
}

/** A menu entry, marked on the page it leads to and on those below it. */
export function LienMenu({ href, className, aussi = [], children }: LienMenuProps) {
  const { path } = usePageLocation()
  const isHere = path === href || aussi.includes(path)
  const below = addressesBelow[href]
  const isBelow = below !== undefined && path.startsWith(below)
  return (
    <a href={href} className={className} aria-current={isHere ? 'page' : isBelow || undefined}>
      {children}
    </a>
  )
}

/** Menu entries of these pages. */
export function LiensMenu({ liens }: { liens: readonly Lien[] }) {
  return liens.map(({ href, label }) => (
    <li key={href}>
      <LienMenu href={href}>{label}</LienMenu>
    </li>
  ))
}
