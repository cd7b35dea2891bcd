import type { TokenBounds } from '../../db/accounts/tokenBounds.ts'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import type { ContentTable } from '../../db/tables.ts'
import type { Caller } from '../context.ts'

/** Caller, as far as the bounds of his token go. */
type Bounded = Pick<Caller, 'bounds' | 'scope'>

/**
 * Types that are read with another, as its fields name their items: a bound between them would drop references on the next
 * save, and tell by the faults of an input which of them exist.
 */
const readWith: Partial<Record<ContentTable, readonly ContentTable[]>> = {
  service: ['categorieService', 'equipe'],
  projet: ['categorieProjet'],
  faq: ['faqQuestion'],
  faqQuestion: ['faq'],
}

/** All types that a token for these reads. */
export function readableTypes(types: readonly ContentTable[]): ContentTable[] {
  return [...new Set(types.flatMap((table) => [table, ...(readWith[table] ?? [])]))]
}

/** Whether bounds let through items of this type that visitors do not see. */
export function readsType(bounds: TokenBounds | null, table: ContentTable): boolean {
  if (bounds === null) return true
  if (isMessageTable(table) && !bounds.personalData) return false
  return bounds.types === null || readableTypes(bounds.types).includes(table)
}

/** Types that bounds name as those that it changes; null: all. */
export function namedToWrite({
  types,
  writableTypes,
}: Pick<TokenBounds, 'types' | 'writableTypes'>): readonly ContentTable[] | null {
  return writableTypes ?? types
}

/** Whether a token writes items of this type. */
export function writesType({ bounds, scope }: Bounded, table: ContentTable): boolean {
  if (scope === 'READ' || !readsType(bounds, table)) return false
  const named = bounds && namedToWrite(bounds)
  return named === null || named.includes(table)
}

/** Whether bounds let through what is of no content type: texts, the library, redirects, lists of all types. */
export function readsWholeSite(bounds: TokenBounds | null): boolean {
  return bounds === null || bounds.types === null
}

/** Whether a token changes what is of no content type. */
export function writesWholeSite({ bounds, scope }: Bounded): boolean {
  return scope === 'WRITE' && readsWholeSite(bounds) && (bounds === null || bounds.writableTypes === null)
}

/** Whether bounds let through personal data: messages, accounts, the journal. */
export function readsPersonalData(bounds: TokenBounds | null): boolean {
  return bounds === null || bounds.personalData
}
