import { findMany, type Audience, type Seen } from '../../db/contentStore.ts'
import type { ContentTable } from '../../db/tables.ts'
import type { Context } from '../context.ts'

/** Options of `builder.node` for a content type: visitors find by id what they find in lists, and nothing else. */
export function contentNode<T extends ContentTable>(table: T) {
  return {
    id: { resolve: (row: Seen<T>) => row.id },
    loadMany: async (ids: string[], { db, visitor }: Context): Promise<(Seen<T> | null)[]> => {
      const numbers = ids.map((id) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0))
      const rows = await findMany(db.read, table, numbers, visitor.account ? 'administrator' : 'visitor')
      return numbers.map((number) => rows.find((row) => row.id === number) ?? null)
    },
  }
}

/**
 * Loads what hangs below rows for the audience that each row was read for, in the order of `keys`: one document may
 * ask both for the site and for the back office, and one batch then holds keys of both.
 */
export async function perAudience<K extends { audience: Audience }, V>(
  keys: readonly K[],
  load: (keys: K[], audience: Audience) => Promise<(key: K) => V>,
): Promise<V[]> {
  const find = (audience: Audience) =>
    load(
      keys.filter((key) => key.audience === audience),
      audience,
    )
  const asked = (audience: Audience) => keys.some((key) => key.audience === audience)
  const found = {
    visitor: asked('visitor') ? await find('visitor') : null,
    administrator: asked('administrator') ? await find('administrator') : null,
  }
  return keys.map((key) => {
    const of = found[key.audience]
    if (!of) throw new Error('Nothing was loaded for this audience.')
    return of(key)
  })
}
