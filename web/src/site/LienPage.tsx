import type { ReactNode } from 'react'
import { useIsShown } from './shownPages.ts'

interface LienPageProps {
  /** Path of a page of the menus. */
  href: string
  /** The words stand there without the link too. */
  isWords?: boolean
  children: ReactNode
}

/** A link to a page of the menus, which is there while the page is shown. */
export function LienPage({ href, isWords = false, children }: LienPageProps) {
  if (useIsShown()(href)) return <a href={href}>{children}</a>
  return isWords && children
}
