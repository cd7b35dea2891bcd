import { createContext, use } from 'react'

/** What a page says of the answer while the server renders it; null in the browser. */
export interface ServerResponse {
  status: number
  location?: string
  /** Meant for one reader: no cache keeps it. */
  isPrivate?: boolean
  preview?: Preview | undefined
  shared?: SharedPage
  face?: Face
}

/** What stands for the firm, on every page and where a square is wanted. */
export interface Face {
  nom: string
  /** Its symbole, or its logo. */
  marque: Mark | null
  /** It holds the name. */
  sansNom: boolean
  /** Its accent, `#rrggbb`. */
  couleur: string | null
}

export interface Mark {
  url: string
  width: number
  height: number
}

/** A page that shows what is not published yet: the time until which its link works, and the zone to say it in. */
export interface Preview {
  until: string
  timeZone: string
}

/** What the picture shows that goes with a shared link. */
export interface SharedPage {
  titre: string
  /** What kind of page it is, or where the firm is. */
  sujet: string
  /** The firm. */
  face: Face
  /** The coordinates of the firm’s office. */
  repere: string | null
  /** A picture of what the page is about. */
  image: SharedImage | null
}

export interface SharedImage {
  url: string
  /** What a crop must keep, from 0, the left or the top, to 1. */
  focal: { x: number; y: number }
}

/** What a page says of itself to search engines, and to those it is shared with. */
export interface SaidOfPage {
  titre: string
  description: string | null
  /** Its exact address. */
  adresse: string
  shared: SharedPage
}

/** Hears what a page says of itself in the browser: a preview shows it. */
export const SaidContext = createContext<((said: SaidOfPage) => void) | null>(null)

export const ServerResponseContext = createContext<ServerResponse | null>(null)

export function useServerResponse(): ServerResponse | null {
  return use(ServerResponseContext)
}
