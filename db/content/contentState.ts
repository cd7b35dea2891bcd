import { sql, type Transaction } from 'kysely'
import { changeOf } from '../journal/contentJournal.ts'
import type { ColumnValues } from './columnValues.ts'
import { differingFrom, exactlyOne } from './contentStore.ts'
import { forUpdate } from '../connection/locks.ts'
import { recordAct, type Entry } from '../journal/journal.ts'
import type { Act } from '../journal/acts.ts'
import { forgetPlans } from '../publishing/schedules.ts'
import { enqueueChecksOfChanged } from '../publishing/siteChecks.ts'
import type { ContentRow, ContentTable, Row, Tables } from '../tables.ts'

type Writer = Transaction<Tables>

/** The counters of a type, locked until the transaction ends. Lock items first, then their counters. */
export async function lockStats(trx: Writer, table: ContentTable): Promise<Row<'contentStats'>> {
  const { rows } = await sql<Row<'contentStats'>>`
    select * from "contentStats" where "type" = ${table} ${forUpdate(trx)}
  `.execute(trx)
  return exactlyOne(rows)
}

/** Target state of an item. */
export type State = {
  status?: boolean
  softdelete?: boolean
  /** Whether staff have read it; messages alone. */
  lu?: boolean
}

export interface StateChangeResult<T extends ContentTable> {
  /** The items as they are now, by their ids; those that nothing changes as well. */
  rows: Map<number, ContentRow<T>>
  /** Id of the act's first journal line; null where nothing was changed. */
  line: number | null
}

interface Change<T extends ContentTable> {
  row: ContentRow<T>
  to: State
  /** What is done, where the state does not tell. */
  act?: Act | undefined
}

/**
 * Changes the state of locked items as one act, by one statement for all items with the same change. Items are deactivated before
 * others are activated, so that these find room under the limit; the journal lists them in the order given.
 */
export async function setState<T extends ContentTable>(
  trx: Writer,
  table: T,
  changes: readonly Change<T>[],
): Promise<StateChangeResult<T>> {
  const rows = new Map(changes.map(({ row }) => [row.id, row]))
  const alike = new Map<string, { to: ColumnValues; ids: number[] }>()
  for (const { row, to } of changes) {
    const differing = differingFrom(row, to)
    if (Object.keys(differing).length === 0) continue
    const key = JSON.stringify(differing)
    const known = alike.get(key)
    if (known) known.ids.push(row.id)
    else alike.set(key, { to: differing, ids: [row.id] })
  }
  const updatedAt = new Date().toISOString()
  const acts = new Map(changes.map(({ row, act }) => [row.id, act]))
  const entries = new Map<number, Entry>()
  const changed: ContentRow[] = []
  const roomFirst = [...alike.values()].sort((a, b) => Number(a.to.status ?? 0) - Number(b.to.status ?? 0))
  for (const { to, ids } of roomFirst) {
    const sets = Object.entries({ updatedAt, ...to }).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
    const { rows: written } = await sql<ContentRow<T>>`
      update ${sql.table(table)} set ${sql.join(sets)}, "version" = "version" + 1
      where "id" in (${sql.join(ids)}) returning *
    `.execute(trx)
    for (const after of written) {
      const before = rows.get(after.id)
      if (before) entries.set(after.id, changeOf(table, before, after, { act: acts.get(after.id) }))
      changed.push(...(before ? [before, after] : []))
      rows.set(after.id, after)
    }
  }
  await enqueueChecksOfChanged(trx, table, changed)
  const told = changes.flatMap(({ row }) => entries.get(row.id) ?? [])
  const line = await recordAct(trx, told)
  const taken = changes.flatMap(({ row }) => (row.status ? (rows.get(row.id) ?? []) : []))
  await forgetPlans(
    trx,
    table,
    taken.filter(({ status }) => !status),
  )
  return { rows, line }
}

/** Which of these folded labels items outside the trash have. */
export async function takenLabels(
  trx: Writer,
  table: ContentTable,
  labels: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ label: string }>`
    select "label" from ${sql.table(table)} where "softdelete" = false and "label" in (${sql.join(labels)})
  `.execute(trx)
  return new Set(rows.map(({ label }) => label))
}
