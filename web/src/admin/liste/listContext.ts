import { createContext, use } from 'react'
import type { StateFilter } from './filtres/listFilter.ts'
import type { ContentType } from './contentType.ts'

/** What a row knows of its list. */
export interface ListState {
  contentType: ContentType
  etat: StateFilter
  /** Relay's id of the list. */
  connectionId: string
  stats: ListStats
  /** Id of the element that shows how many are active, and how many may be. */
  counterId: string
  /** Says where the keyboard goes next, before a row leaves. */
  beforeRowLeaves(rangee: Element | null): void
}

/** The counters of a content type. */
export interface ListStats {
  readonly id: string
  readonly total: number
  readonly activeCount: number
  readonly activeLimit: number | null | undefined
  readonly trashed: number
  readonly drafts: number
  /** Items on line of a limited type. */
  readonly actives: readonly Item[]
}

export const ListContext = createContext<ListState | null>(null)

export function useList(): ListState {
  const liste = use(ListContext)
  if (!liste) throw new Error('Une ligne se trouve dans une liste.')
  return liste
}

/** Whether one more may be active. */
export function isFull({ activeCount, activeLimit }: ListStats): boolean {
  return typeof activeLimit === 'number' && activeCount >= activeLimit
}

/** One row as every list knows it. */
export interface Item {
  readonly id: string
  readonly libelle: string
}
