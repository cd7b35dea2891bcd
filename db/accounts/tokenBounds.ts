import type { ContentTable } from '../content/contentTables.ts'
import { readContentTypes } from '../jsonColumns.ts'
import type { Row } from '../tables.ts'

/** What an API token may do at most, whatever its account may. */
export interface TokenBounds {
  /** Types that it reads; null: all, and what is of no type. */
  types: readonly ContentTable[] | null
  /** Those of them that it changes, unless it only reads; null: all of `types`. */
  writableTypes: readonly ContentTable[] | null
  /** True: also messages, CVs, accounts and the journal. */
  personalData: boolean
}

type StoredBounds = Pick<Row<'apiToken'>, 'types' | 'writableTypes' | 'personalData'>

/** Bounds of a stored token; null where it has none. */
export function boundsOf({ types, writableTypes, personalData }: StoredBounds): TokenBounds | null {
  if (types === null && writableTypes === null && personalData) return null
  return {
    types: readContentTypes(types),
    writableTypes: readContentTypes(writableTypes),
    personalData,
  }
}

/** The columns that keep these bounds. */
export function storedBounds({ types, writableTypes, personalData }: TokenBounds): StoredBounds {
  return { types: asText(types), writableTypes: asText(writableTypes), personalData }
}

function asText(types: readonly ContentTable[] | null): string | null {
  return types === null ? null : JSON.stringify(types)
}
