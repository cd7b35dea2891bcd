import { globalId } from '../globalId.ts'

/** What the address says of the journal: empty where it is not narrowed. */
export interface JournalFilter {
  /** The number of an account. */
  par: string
  /** A type as the server names it. */
  type: string
  /** 2026-11-28 */
  jour: string
}

/** Reads `?par=`, `?type=` and `?jour=`; what makes no sense counts as absent. */
export function journalFilterOf(search: URLSearchParams): JournalFilter {
  const jour = search.get('jour') ?? ''
  const isDay = /^\d{4}-\d\d-\d\d$/.test(jour) && !Number.isNaN(Date.parse(`${jour}T00:00:00Z`))
  return { par: search.get('par') ?? '', type: search.get('type') ?? '', jour: isDay ? jour : '' }
}

/** The same as arguments of the journal. */
export function journalArguments({ par, type, jour }: JournalFilter) {
  return { by: globalId('Account', par), type: type || null, day: jour || null }
}
