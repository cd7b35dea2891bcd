import { sql, type Transaction } from 'kysely'
import { lockTable } from './contentStore.ts'
import type { ContentTable, Tables } from './tables.ts'

/** The largest `ordre` that there may be. */
export const largestOrdre = 1_000_000

interface Held {
  id: number
  ordre: number | null
  /** What is put in order among itself. */
  scope: number
}

/**
 * Puts these items into this order: they share out the places that they hold now, questions those within their faq. What
 * has its place already is not written, nor others unless places are missing or held twice before the last of these.
 * False where an item does not exist or is in the trash; nothing is written then.
 */
export async function putInOrder(
  trx: Transaction<Tables>,
  table: ContentTable,
  ids: readonly number[],
): Promise<boolean> {
  await lockTable(trx, table)
  const scope = table === 'faqQuestion' ? sql.ref('faqId') : sql.lit(0)
  const { rows } = await sql<Held>`
    select "id", "ordre", ${scope} as "scope" from ${sql.table(table)}
    where "softdelete" = false order by "position", "id"
  `.execute(trx)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const named = ids.flatMap((id) => byId.get(id) ?? [])
  if (named.length < ids.length) return false
  for (const one of new Set(named.map((row) => row.scope))) {
    const held = rows.filter((row) => row.scope === one)
    const moved = named.filter((row) => row.scope === one)
    for (const { row, ordre } of placed(held, moved)) {
      if (row.ordre === ordre) continue
      await sql`
        update ${sql.table(table)}
        set "ordre" = ${ordre}, "version" = "version" + 1, "updatedAt" = ${new Date().toISOString()}
        where "id" = ${row.id}
      `.execute(trx)
    }
  }
  return true
}

/** Which `ordre` each is to have, as far as this has to be said. */
function placed(held: Held[], moved: Held[]): { row: Held; ordre: number }[] {
  const isMoved = new Set(moved)
  const inTurn = moved.values()
  const order = held.map((row) => (isMoved.has(row) ? (inTurn.next().value ?? row) : row))
  const end = held.findLastIndex((row) => isMoved.has(row))
  const places: { row: Held; ordre: number }[] = []
  let last = -1
  for (const [n, row] of order.entries()) {
    const own = held[n]?.ordre ?? null
    // From here on they stand as they did, after all that have a place.
    if (n > end && (own === null || own > last)) break
    last = Math.max(last + 1, own ?? 1)
    places.push({ row, ordre: last })
  }
  return last > largestOrdre ? order.map((row, n) => ({ row, ordre: n + 1 })) : places
}
