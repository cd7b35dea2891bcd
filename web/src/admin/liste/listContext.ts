import { createContext, use } from 'react'
import type { Etat } from './filtres/filtre.ts'
import type { Item } from './Liste.tsx'
import type { Genre } from './genre.ts'

/** What a row knows of its list. */
export interface ListState {
  genre: Genre
  etat: Etat
  /** Relay's id of the list. */
  connexion: string
  stats: Compte
  /** Id of the element that shows how many are active, and how many may be. */
  compteurId: string
  /** Before a row leaves: says where the keyboard goes next. */
  quitter(rangee: Element | null): void
}

/** The counters of a content type. */
export interface Compte {
  readonly id: string
  readonly total: number
  readonly activeCount: number
  readonly activeLimit: number | null | undefined
  readonly trashed: number
  readonly drafts: number
  /** Of a limited type. */
  readonly actives: readonly Item[]
}

export const ListContext = createContext<ListState | null>(null)

export function useList(): ListState {
  const liste = use(ListContext)
  if (!liste) throw new Error('Une ligne se trouve dans une liste.')
  return liste
}

/** Whether one more may be active. */
export function estComplet({ activeCount, activeLimit }: Compte): boolean {
  return typeof activeLimit === 'number' && activeCount >= activeLimit
}
