import { findMany, type Audience, type ContentItem } from '../../db/content/contentStore.ts'
import type { ContentTable } from '../../db/tables.ts'
import { dependsOnColumns } from '../execution/selectedColumns.ts'
import type { Context } from '../context.ts'
import { readNumber } from '../globalId.ts'
import { sees } from '../roles/roles.ts'

/**
 * Loader options of what hangs below rows: fresh after each mutation of a request, and batched, as databases limit the
 * number of values in a statement.
 */
export const nestedListLoader = { maxBatchSize: 30_000, cache: false }

/** Options of `builder.node` for a content type: visitors find by id only what they find in lists. */
export function contentNode<T extends ContentTable>(table: T) {
  return {
    id: { extensions: dependsOnColumns('id'), resolve: (row: ContentItem<T>) => row.id },
    loadManyWithoutCache: async (
      ids: string[],
      { db, visitor }: Context,
    ): Promise<(ContentItem<T> | null)[]> => {
      const numbers = ids.map((id) => readNumber(id) ?? 0)
      const rows = await findMany(db.read, table, numbers, sees(visitor, table) ? 'administrator' : 'visitor')
      const byId = new Map(rows.map((row) => [row.id, row]))
      return numbers.map((number) => byId.get(number) ?? null)
    },
  }
}

/**
 * Loads what hangs below rows for the audience that each row was read for, in the order of `keys`: one document may ask
 * both for the site and for the back office. Each id is loaded once.
 */
export async function perAudience<V>(
  keys: readonly NestedListKey[],
  load: (ids: number[], audience: Audience) => Promise<(id: number) => V>,
): Promise<V[]> {
  async function find(audience: Audience): Promise<Map<number, V>> {
    const ids = [...new Set(keys.filter((key) => key.audience === audience).map(({ id }) => id))]
    if (ids.length === 0) return new Map()
    const of = await load(ids, audience)
    return new Map(ids.map((id) => [id, of(id)]))
  }
  const found = { visitor: await find('visitor'), administrator: await find('administrator') }
  return keys.map(({ id, audience }) => {
    const of = found[audience].get(id)
    if (of === undefined) throw new Error('Nothing was loaded for this audience.')
    return of
  })
}

/** Loads the items that rows name, each for the audience of its row: null where it does not see them. */
export function namedLoader<T extends ContentTable>(table: T) {
  return (keys: readonly NestedListKey[], { db }: Context): Promise<(ContentItem<T> | null)[]> =>
    perAudience(keys, async (ids, audience) => {
      const rows = await findMany(db.read, table, ids, audience)
      const byId = new Map(rows.map((row) => [row.id, row]))
      return (id) => byId.get(id) ?? null
    })
}

/** Key of the row that a nested list hangs below, or that another row names. */
export interface NestedListKey {
  id: number
  audience: Audience
}

/** True below rows read for staff, by one whose role sees them: a list of the site is the same for everybody. */
export function isVisibleTo({ audience, table }: ContentItem, { visitor }: Context): boolean {
  return sees(visitor, table) && audience === 'administrator'
}
