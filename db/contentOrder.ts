import { sql, type Transaction } from 'kysely'
import { itemOf } from './contentJournal.ts'
import { lockTable } from './contentStore.ts'
import { record, type Entry } from './journal.ts'
import type { ContentRow, ContentTable, Tables } from './tables.ts'

/** The largest `ordre` that there may be. */
export const largestOrdre = 1_000_000

interface Held {
  id: number
  ordre: number | null
  /** The items that share one order. */
  scope: number
}

/**
 * Puts these items into this order, on the places that they hold now; questions are ordered within their faq. An item
 * that keeps its place is not written. Other items are, only where a place before the last of these is missing or held
 * twice. False, and nothing written, where an item does not exist or is in the trash.
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
  const at = new Date().toISOString()
  const entries: Entry[] = []
  for (const one of new Set(named.map((row) => row.scope))) {
    const held = rows.filter((row) => row.scope === one)
    const moved = named.filter((row) => row.scope === one)
    for (const { row, ordre } of placed(held, moved)) {
      if (row.ordre === ordre) continue
      const { rows: written } = await sql<ContentRow>`
        update ${sql.table(table)}
        set "ordre" = ${ordre}, "version" = "version" + 1, "updatedAt" = ${at}
        where "id" = ${row.id} returning *
      `.execute(trx)
      for (const after of written)
        entries.push({ act: 'reorder', item: itemOf(table, after), before: { ordre: row.ordre } })
    }
  }
  await record(trx, ...entries)
  return true
}

/** The new `ordre` of each item that may need one. */
function placed(held: Held[], moved: Held[]): { row: Held; ordre: number }[] {
  const isMoved = new Set(moved)
  const inTurn = moved.values()
  const order = held.map((row) => (isMoved.has(row) ? (inTurn.next().value ?? row) : row))
  const end = held.findLastIndex((row) => isMoved.has(row))
  const places: { row: Held; ordre: number }[] = []
  let last = -1
  for (const [n, row] of order.entries()) {
    const own = held[n]?.ordre ?? null
    // The others stand behind these already.
    if (n > end && (own === null || own > last)) break
    last = Math.max(last + 1, own ?? 1)
    places.push({ row, ordre: last })
  }
  return last > largestOrdre ? order.map((row, n) => ({ row, ordre: n + 1 })) : places
}
