import { createContext, use } from 'react'

/** Paths that the menus know and do not show: those of pages without content, and of those that the firm has hidden. */
export const HiddenPagesContext = createContext<ReadonlySet<string>>(new Set())

/** Whether a link may lead to this path; its page answers all the same. */
export function useIsShown(): (path: string) => boolean {
  const hidden = use(HiddenPagesContext)
  return (path) => !hidden.has(path.split('?')[0] ?? path)
}
