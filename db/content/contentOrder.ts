import { sql, type Transaction } from 'kysely'
import { itemOf } from '../journal/contentJournal.ts'
import { lockTable } from '../connection/locks.ts'
import { recordAct, type Entry } from '../journal/journal.ts'
import type { ContentRow, ContentTable, Tables } from '../tables.ts'

export const largestOrdre = 1_000_000

/**
 * The `position` that the database derives for a stored row (`migrations/kit.ts`, `0033-projet-ordre.ts`): those without `ordre`
 * come last, projets newest first. A preview lays its rows over without storing them; `schema/publishing/preview.test.ts` compares both.
 */
export function placeOf({ id, ordre }: Pick<Held, 'id' | 'ordre'>, table: ContentTable): number {
  return ordre ?? (table === 'projet' ? 2_147_483_647 - id : 2_147_483_647)
}

/** How many rows one statement writes at most: databases bound the number of values. */
const mostRows = 10_000

interface Held {
  id: number
  version: number
  ordre: number | null
  /** The items that share one order. */
  scope: number
}

/**
 * Puts these items into this order, on the places that they hold now; questions are ordered within their faq. An item
 * that keeps its place is not written. Other items are written only where a place before the last of the named ones is
 * missing or held twice. Answers null, and writes nothing, where an item does not exist or is in the trash; else the line
 * of the journal that tells of it, which is null where nothing had to move.
 */
export async function putInOrder(
  trx: Transaction<Tables>,
  table: ContentTable,
  ids: readonly number[],
): Promise<{ line: number | null } | null> {
  const rows = await lockedOrder(trx, table)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const named = ids.flatMap((id) => byId.get(id) ?? [])
  if (named.length < ids.length) return null
  const places = [...new Set(named.map((row) => row.scope))].flatMap((one) => {
    const held = rows.filter((row) => row.scope === one)
    const moved = named.filter((row) => row.scope === one)
    return placed(held, moved)
  })
  const line = await write(
    trx,
    table,
    places.filter(({ row, ordre }) => row.ordre !== ordre),
  )
  return { line }
}

/** An item, the version in which an order has left it, and the `ordre` that it had before. */
export interface Moved {
  id: number
  version: number
  ordre: number | null
}

/** Gives each item the `ordre` that it had before it was put in order. False, and nothing written, where one has changed since. */
export async function restoreOrder(
  trx: Transaction<Tables>,
  table: ContentTable,
  moved: readonly Moved[],
): Promise<boolean> {
  const byId = new Map((await lockedOrder(trx, table)).map((row) => [row.id, row]))
  const places = moved.flatMap(({ id, version, ordre }) => {
    const row = byId.get(id)
    return row?.version === version ? [{ row, ordre }] : []
  })
  if (places.length < moved.length) return false
  await write(trx, table, places)
  return true
}

/** All items of the table in their order, which nobody changes until the transaction ends. */
async function lockedOrder(trx: Transaction<Tables>, table: ContentTable): Promise<Held[]> {
  await lockTable(trx, table)
  const scope = table === 'faqQuestion' ? sql.ref('faqId') : sql.lit(0)
  const { rows } = await sql<Held>`
    select "id", "version", "ordre", ${scope} as "scope" from ${sql.table(table)}
    where "softdelete" = false order by "position", "id"
  `.execute(trx)
  return rows
}

interface Place {
  row: Held
  ordre: number | null
}

async function write(
  trx: Transaction<Tables>,
  table: ContentTable,
  places: readonly Place[],
): Promise<number | null> {
  const at = new Date().toISOString()
  const entries: Entry[] = []
  for (let from = 0; from < places.length; from += mostRows) {
    const some = places.slice(from, from + mostRows)
    const values = some.map(({ row, ordre }) => sql`(cast(${row.id} as integer), cast(${ordre} as integer))`)
    const { rows } = await sql<ContentRow>`
      with "places" ("of", "place") as (values ${sql.join(values)})
      update ${sql.table(table)}
      set "ordre" = "places"."place", "version" = "version" + 1, "updatedAt" = ${at}
      from "places" where "id" = "places"."of" returning *
    `.execute(trx)
    const after = new Map(rows.map((row) => [row.id, row]))
    for (const { row } of some) {
      const item = after.get(row.id)
      if (item) entries.push({ act: 'reorder', item: itemOf(table, item), before: { ordre: row.ordre } })
    }
  }
  return recordAct(trx, entries)
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
    // The others come after these already.
    if (n > end && (own === null || own > last)) break
    last = Math.max(last + 1, own ?? 1)
    places.push({ row, ordre: last })
  }
  return last > largestOrdre ? order.map((row, n) => ({ row, ordre: n + 1 })) : places
}
