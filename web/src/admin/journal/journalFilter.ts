import { databaseIdOf, idOf } from '../globalId.ts'

/** What the address says of the journal: empty where it is not narrowed. */
export interface JournalFilter {
  /** The number of an account. */
  par: string
  /** A type as the server names it. */
  type: string
  /** 2026-11-28; the server says what is none. */
  jour: string
}

/** Reads `?par=`, `?type=` and `?jour=`, as they are written. */
export function journalFilterOf(search: URLSearchParams): JournalFilter {
  return { par: search.get('par') ?? '', type: search.get('type') ?? '', jour: search.get('jour') ?? '' }
}

/** Whether it leaves anything out. */
export function isNarrowed({ par, type, jour }: JournalFilter): boolean {
  return `${par}${type}${jour}` !== ''
}

/** The same as arguments of the journal. */
export function journalArguments({ par, type, jour }: JournalFilter) {
  return {
    by: par === '' ? null : idOf('Account', databaseIdOf(par) ?? 0),
    type: type || null,
    day: jour || null,
  }
}
