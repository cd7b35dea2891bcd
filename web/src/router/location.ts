import { createContext, use } from 'react'

/** The address of the shown page. */
export interface PageLocation {
  /** Scheme and host, for the addresses that must be absolute. */
  origin: string
  path: string
  /** The query with its question mark, or empty. */
  search: string
  /** Goes to another page of this area as a link does. */
  navigate(href: string, options?: { replace?: boolean }): void
}

export const LocationContext = createContext<PageLocation>({
  origin: '',
  path: '/',
  search: '',
  navigate() {},
})

export function usePageLocation(): PageLocation {
  return use(LocationContext)
}
