import type { ReactNode } from 'react'
import { useIsShown } from './shownPages.ts'

interface LienPageProps {
  /** Path of a page of the menus. */
  href: string
  children: ReactNode
}

/** A link to a page of the menus, which is there while the page is shown. */
export function LienPage({ href, children }: LienPageProps) {
  return useIsShown()(href) && <a href={href}>{children}</a>
}
