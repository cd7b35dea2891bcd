import { sql, type SqlBool, type Transaction } from 'kysely'
import { latestTime } from '../messages/age.ts'
import { fileColumnsOf, fileKeysOf, isMessageTable } from '../content/contentTypes.ts'
import { valuesBefore } from '../journal/journal.ts'
import type { ContentTable, Tables } from '../tables.ts'

/*
 * A replaced picture stays for 90 days, for the versions of its item and for undo. Documents that visitors sent are not kept.
 */

export const keptMs = 90 * 24 * 60 * 60 * 1000
/** `keptUntil` of a file that staff put into the library: it stays until they erase it. */
export const untilErased = '9999-12-31T00:00:00.000Z'

/** Whether a row of `file` may go once no item names it. `now` is a time that is agreed on, if any is. */
export function isDeletable(now: Date | null) {
  const isOver = now === null ? sql`false` : sql`"file"."keptUntil" < ${now.toISOString()}`
  return sql<SqlBool>`("file"."keptUntil" is null or ${isOver})`
}

/** Keeps the pictures of an item that its change has replaced. */
export async function keepReplaced(
  trx: Transaction<Tables>,
  table: ContentTable,
  before: object,
  after: object,
): Promise<void> {
  if (isMessageTable(table)) return
  const still = fileKeysOf(table, after)
  const replaced = fileKeysOf(table, before).filter((key) => !still.includes(key))
  if (replaced.length === 0) return
  const keptUntil = new Date((await latestTime(trx)).getTime() + keptMs).toISOString()
  await trx
    .updateTable('file')
    .set({ keptUntil })
    .where('key', 'in', replaced)
    .where(({ or, eb }) => or([eb('keptUntil', 'is', null), eb('keptUntil', '<', keptUntil)]))
    .execute()
}

/** Lets all pictures go that these items alone have had: they are about to be erased for good. */
export async function releaseFiles(
  trx: Transaction<Tables>,
  table: ContentTable,
  ids: readonly number[],
): Promise<void> {
  const columns = fileColumnsOf(table)
  if (columns.length === 0 || isMessageTable(table)) return
  const lines = await trx
    .selectFrom('journal')
    .select('before')
    .where('type', '=', table)
    .where('itemId', 'in', ids)
    .where(({ or, eb }) => or(columns.map((name) => eb('fields', 'like', `%"${name}"%`))))
    .execute()
  const keys = new Set(lines.flatMap((line) => fileKeysOf(table, valuesBefore(line))))
  const isOfOthers = sql<SqlBool>`exists (select 1 from "fileInVersion" former where former."key" = "file"."key"
    and not (former."type" = ${table} and former."contentId" in (${sql.join(ids)})))`
  if (keys.size > 0)
    await trx
      .updateTable('file')
      .set({ keptUntil: null })
      .where('key', 'in', [...keys])
      .where('keptUntil', '<>', untilErased)
      .where(({ not }) => not(isOfOthers))
      .execute()
}
