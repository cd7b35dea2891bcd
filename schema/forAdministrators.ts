import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Context, Caller } from './context.ts'
import { readNumber } from './globalId.ts'
import { may, type Right } from './roles/roles.ts'

/** `loadManyWithoutCache` of a node that only staff see, or only those with a right; null for others. */
export function forAdministrators<R extends { id: number }>(
  load: (db: Kysely<Tables>, ids: number[], visitor: Caller) => Promise<R[]>,
  right?: Right,
) {
  return async (ids: string[], { db, visitor }: Context): Promise<(R | null)[]> => {
    const numbers = ids.map(readNumber)
    const wanted = numbers.filter((number) => number !== null)
    if (!visitor.account || (right && !may(visitor, right)) || wanted.length === 0) return ids.map(() => null)
    const rows = new Map((await load(db.read, wanted, visitor)).map((row) => [row.id, row]))
    return numbers.map((number) => (number === null ? null : (rows.get(number) ?? null)))
  }
}
