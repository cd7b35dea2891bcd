import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely'
import { isOlderThanBound, type Bound } from './age.ts'
import { fileKeysOf, isMessageTable } from '../content/contentTypes.ts'
import { asContentItem, type ContentItem } from '../content/contentStore.ts'
import { isSqlite } from '../connection/locks.ts'
import { erase } from '../content/erasure.ts'
import { readMessage } from '../jsonColumns.ts'
import { withoutJournal, record, type Entry } from '../journal/journal.ts'
import { fold } from '../content/fold.ts'
import type { ContentRow, ContentTable, MessageTable, Row, Suspicion, Tables } from '../tables.ts'
import { derivedColumns, isPrintable } from '../content/searchText.ts'

type Writer = Transaction<Tables>

/** Time for which a message stays in the quarantine. */
export const quarantineMs = 30 * 24 * 60 * 60 * 1000
/** Greatest numbers of quarantined messages, and of those with files; the oldest go first, so that robots cannot fill the disk. */
const keptAtMost = { all: 2_000, withFile: 200 }

/**
 * Moves a message that this transaction has just created out of its table, so that nothing there tells of it. The id and
 * reference that its sender was told stay reserved for it.
 */
export async function quarantine<T extends MessageTable>(
  trx: Writer,
  table: T,
  row: ContentRow,
  reasons: readonly Suspicion[],
): Promise<void> {
  await withoutJournal(trx, () => erase(trx, table, [row.id]))
  await record(trx, { act: 'setAside', item: { type: table, id: row.id } })
  await trx
    .insertInto('indesirable')
    .values({
      type: table,
      contentId: row.id,
      content: JSON.stringify(row),
      search: derivedColumns(table, row).search,
      file: fileKeysOf(table, row)[0] ?? null,
      reasons: JSON.stringify(reasons),
      createdAt: row.createdAt,
    })
    .execute()
  await dropOldest(trx)
}

/** Their files go with the next sweep. */
async function dropOldest(trx: Writer): Promise<void> {
  const newest = trx.selectFrom('indesirable').select('id').orderBy('id', 'desc').limit(1)
  await trx.deleteFrom('indesirable').where('id', '<=', newest.offset(keptAtMost.all)).execute()
  const withFile = newest.where('file', 'is not', null).offset(keptAtMost.withFile)
  await trx.deleteFrom('indesirable').where('file', 'is not', null).where('id', '<=', withFile).execute()
}

/** The message as it was created. */
export function messageOf({ type, content }: Row<'indesirable'>): ContentItem<MessageTable> {
  return asContentItem(type, readMessage(type, content), 'administrator')
}

/** The message that had this id when it was created. */
export async function findQuarantined<T extends ContentTable>(
  trx: Writer,
  table: T,
  contentId: number,
): Promise<ContentRow<T> | undefined> {
  const found = isMessageTable(table)
    ? await trx
        .selectFrom('indesirable')
        .select('content')
        .where('type', '=', table)
        .where('contentId', '=', contentId)
        .executeTakeFirst()
    : undefined
  return found && readMessage(table, found.content)
}

/** Takes messages that are still there out of the quarantine, oldest first, to be restored or erased. */
export async function takeFromQuarantine(trx: Writer, ids: readonly number[]): Promise<Row<'indesirable'>[]> {
  if (ids.length === 0) return []
  const rows = await trx.deleteFrom('indesirable').where('id', 'in', ids).returningAll().execute()
  return rows.sort((a, b) => a.id - b.id)
}

/** Removes those from before a time; answers the keys of their files. */
export async function deleteExpired(trx: Writer, bound: Bound): Promise<string[]> {
  const gone = await trx
    .deleteFrom('indesirable')
    .where(isOlderThanBound('indesirable', bound))
    .returningAll()
    .execute()
  await forgetCreates(trx, gone)
  await record(trx, ...gone.map(erasureOf))
  return gone.flatMap(({ file }) => (file === null ? [] : [file]))
}

/** How many at a time: databases bound the number of values. */
const mostIds = 1_000

/** Forgets how those that are erased were created, and with what. */
export async function forgetCreates(trx: Writer, gone: readonly Row<'indesirable'>[]): Promise<void> {
  for (const type of new Set(gone.map((one) => one.type))) {
    const ids = gone.flatMap((one) => (one.type === type ? [one.contentId] : []))
    for (let from = 0; from < ids.length; from += mostIds)
      await trx
        .deleteFrom('idempotentCreate')
        .where('type', '=', type)
        .where('contentId', 'in', ids.slice(from, from + mostIds))
        .execute()
  }
}

/** The line of the journal for one that is erased. */
export function erasureOf({ type, contentId }: Row<'indesirable'>): Entry {
  return { act: 'eraseIndesirable', item: { type, id: contentId } }
}

/** Those of one type that contain the term. */
export function indesirables(db: Kysely<Tables>, type: MessageTable, search: string) {
  const term = fold(search)
  return db
    .selectFrom('indesirable')
    .where('type', '=', type)
    .$if(term !== '', (query) => query.where(isPrintable(term) ? contains(db, term) : sql<SqlBool>`false`))
}

function contains(db: Kysely<Tables>, term: string) {
  const position = isSqlite(db) ? sql`instr` : sql`strpos`
  return sql<SqlBool>`${position}("search", ${term}) > 0`
}
