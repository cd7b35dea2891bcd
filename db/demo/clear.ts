import type { Transaction } from 'kysely'
import { contentTables, contentTypeOf, fileKeysOf } from '../content/contentTypes.ts'
import { lockKey, lockTable } from '../connection/locks.ts'
import { erase } from '../content/erasure.ts'
import { record } from '../journal/journal.ts'
import type { ContentTable, Tables } from '../tables.ts'
import { untouchedSamples } from './untouched.ts'

/** The order of erasing: questions before their faqs, services before their categories. */
const tables = contentTables.toSorted(
  (a, b) => Number('inUse' in contentTypeOf(a)) - Number('inUse' in contentTypeOf(b)),
)

export interface Cleared {
  /** How many samples have gone. */
  removed: { type: ContentTable; count: number }[]
  /** The keys of the files that they named. */
  files: string[]
}

/**
 * Takes the demo firm away, once: all sample messages, and every other sample that staff have not written over or have
 * put in the trash. What they have added or written stays, with what it belongs to. Null where there is no demo.
 */
export async function clearDemo(trx: Transaction<Tables>): Promise<Cleared | null> {
  await lockKey(trx, 'fill')
  const cleared = await trx
    .updateTable('setting')
    .set({ value: 'empty' })
    .where('name', '=', 'content')
    .where('value', '=', 'demo')
    .returning('name')
    .executeTakeFirst()
  if (!cleared) return null
  const removed: Cleared['removed'] = []
  const files: string[] = []
  for (const table of tables) {
    await lockTable(trx, table)
    const rows = await untouchedSamples(trx, table)
    const ids = rows.map(({ id }) => id)
    // Line by line, for programs that keep a copy.
    await erase(trx, table, ids)
    files.push(...rows.flatMap((row) => fileKeysOf(table, row)))
    if (rows.length > 0) removed.push({ type: table, count: rows.length })
  }
  await trx.deleteFrom('demoContent').execute()
  await record(trx, {
    act: 'clearDemo',
    before: Object.fromEntries(removed.map(({ type, count }) => [type, count])),
  })
  return { removed, files }
}
