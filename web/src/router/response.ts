import { createContext, use } from 'react'

/** What a page says of the answer while the server renders it; null in the browser. */
export interface ServerResponse {
  status: number
  location?: string
  /** For one reader: no cache keeps it. */
  isPrivate?: boolean
}

export const ServerResponseContext = createContext<ServerResponse | null>(null)

export function useServerResponse(): ServerResponse | null {
  return use(ServerResponseContext)
}
