import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely'
import { isCommon, pair, searchForWords, shortestIndexed } from '../content/contentPage.ts'
import { forUpdate, isSqlite } from '../connection/locks.ts'
import { contentTables, fileColumnsOf, isMessageTable } from '../content/contentTypes.ts'
import { fold } from '../content/fold.ts'
import { isPrintable } from '../content/searchText.ts'
import type { ContentTable, Row, Tables } from '../tables.ts'
import { isInLibrary } from './files.ts'

/*
 * The library: pictures and files that staff have sent. What visitors send is never in it.
 */

const tablesWithFiles = contentTables.filter(
  (table) => fileColumnsOf(table).length > 0 && !isMessageTable(table),
)

/**
 * A file is used where an item or a draft uses it, or a crop of it. The limit makes PostgreSQL ask for the crops of each
 * file that nothing uses itself and that has any; it would read all crops otherwise.
 */
function isUsed(db: Kysely<Tables>): RawBuilder<SqlBool> {
  // SQLite would write the list down for each query, and asks the index as quickly.
  const hasCrops = isSqlite(db)
    ? sql``
    : sql`"file"."key" in (select "madeFrom" from "file" where "madeFrom" is not null) and`
  return sql`("file"."key" in (select "key" from "fileUse") or (${hasCrops} (
    select true from "file" crop join "fileUse" used on used."key" = crop."key"
    where crop."madeFrom" = "file"."key" limit 1) is true))`
}

/** Place of a file in the library, whose order is that of its arrival, newest first. */
export interface LibraryPlace {
  createdAt: string
  key: string
}

export interface LibraryPage {
  search: string
  /** Null: both. */
  kind: Row<'file'>['kind'] | null
  /** Null: both. */
  used: boolean | null
  addedBy: string | null
  after: LibraryPlace | null
  before: LibraryPlace | null
  backward: boolean
  limit: number
}

/** Which files of the library. */
type Listed = Pick<LibraryPage, 'search' | 'kind' | 'used' | 'addedBy'>

/** A page of the library; `backward` answers it last first. */
export async function libraryPage(db: Kysely<Tables>, page: LibraryPage): Promise<Row<'file'>[]> {
  const { after, before, backward, limit } = page
  const direction = backward ? sql`asc` : sql`desc`
  const place = ({ createdAt, key }: LibraryPlace) => sql`(${createdAt}, ${key})`
  const bounds = sql`${after ? sql`and ("createdAt", "key") < ${place(after)}` : sql``}
    ${before ? sql`and ("createdAt", "key") > ${place(before)}` : sql``}`
  // SQLite plans a query anew for each value that its limit is bound to.
  const first = sql`order by "createdAt" ${direction}, "key" ${direction} limit ${sql.lit(limit)}`
  const { rows } = await sql<Row<'file'>>`
    select "file".* from "file" where "key" in (${keysOf(await waysToFind(db, page), sql`${bounds} ${first}`)}) ${first}
  `.execute(db)
  return rows
}

/** Keys of the files that are found in one of these ways, of each the first as `bounded`. */
function keysOf(ways: readonly RawBuilder<unknown>[], bounded: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql.join(
    ways.map((where) => sql`select "key" from (select "key" from "file" where ${where} ${bounded}) "found"`),
    sql` union `,
  )
}

/** Counting stops here. */
const mostCounted = 1_000

/** Number of the files that a search finds; `more` where there are more than are counted. */
export async function libraryCount(
  db: Kysely<Tables>,
  listed: Listed,
): Promise<{ count: number; more: boolean }> {
  const counted = sql`limit ${sql.lit(mostCounted + 1)}`
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from (${keysOf(await waysToFind(db, listed), counted)}) "all"
  `.execute(db)
  const count = Number(rows[0]?.count ?? 0)
  return { count: Math.min(count, mostCounted), more: count > mostCounted }
}

/** Conditions one of which the files that are listed meet. Apart, each of them is served by an index. */
async function waysToFind(
  db: Kysely<Tables>,
  { search, kind, used, addedBy }: Listed,
): Promise<RawBuilder<unknown>[]> {
  const words = [...new Set(fold(search).split(/\s+/))].filter(Boolean)
  if (![...words, addedBy ?? ''].every(isPrintable)) return [sql`false`]
  const ways = words.length === 0 ? [sql`true`] : [await haveWords(db, words), await areUsedBy(db, words)]
  return ways.map((way) =>
    sql.join(
      [
        isInLibrary,
        // SQLite's index of documents serves a literal alone.
        ...(kind === null ? [] : [sql`"kind" = ${sql.lit(kind)}`]),
        ...(used === null ? [] : [used ? isUsed(db) : sql`not ${isUsed(db)}`]),
        ...(addedBy === null ? [] : [sql`"addedBy" = ${addedBy}`]),
        way,
      ],
      sql` and `,
    ),
  )
}

/** Files whose name and description have all of these words. */
async function haveWords(db: Kysely<Tables>, words: readonly string[]): Promise<RawBuilder<unknown>> {
  if (isSqlite(db))
    return sql.join(
      words.map((word) => sql`instr("file"."search", ${word}) > 0`),
      sql` and `,
    )
  const trigrams = words.filter((word) => [...word].length >= shortestIndexed)
  const place: [RawBuilder<unknown>, string] = [sql.table('file'), 'createdAt']
  const has = async (word: string) => {
    if (trigrams.includes(word)) return sql`"file"."search" like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`
    const isIndexed = trigrams.length === 0 && pair.test(word) && !(await isCommon(db, ...place, word))
    // Next to other words, or where many files have it, each file is asked more quickly.
    return isIndexed
      ? sql`"pairsIn"("file"."search") @> array[${word}]`
      : sql`strpos("file"."search", ${word}) > 0`
  }
  return sql.join(await Promise.all(words.map(has)), sql` and `)
}

/** Files that an item uses which has all of these words. */
async function areUsedBy(db: Kysely<Tables>, words: readonly string[]): Promise<RawBuilder<unknown>> {
  const used = await Promise.all(
    tablesWithFiles.map(async (table) => {
      const { from, where, id = sql`t."id"` } = await searchForWords(db, table, words)
      return sql`select used."key" from "fileUse" used where used."type" = ${sql.lit(table)}
        and used."contentId" in (select ${id} from ${from} where ${where})`
    }),
  )
  return sql`"file"."key" in (${sql.join(used, sql` union all `)})`
}

/** Those of these files that an item or a draft uses, whole or in part. */
export async function usedOf(db: Kysely<Tables>, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select "key" from "fileUse" where "key" in (${sql.join(keys)})
    union
    select "madeFrom" from "file" where "madeFrom" in (${sql.join(keys)}) and "key" in (select "key" from "fileUse")
  `.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** Crops of these pictures, newest first. */
export async function cropsOf(db: Kysely<Tables>, keys: readonly string[]): Promise<Row<'file'>[]> {
  return db
    .selectFrom('file')
    .selectAll()
    .where('madeFrom', 'in', keys)
    .orderBy('createdAt', 'desc')
    .orderBy('key', 'desc')
    .execute()
}

/** A use of a file by an item of staff’s, or by a version that it had. */
export interface FileUse {
  key: string
  type: ContentTable
  id: number
  field: string
  held: 'item' | 'draft' | 'version'
  /** Place in a list, from 0. */
  place: number
}

/** Uses of these files, by present items first, then by drafts, then by earlier versions. */
export async function usesOf(db: Kysely<Tables>, keys: readonly string[]): Promise<FileUse[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<FileUse>`
    select "key", "type", "contentId" as "id", "field", "held", "place" from "fileUse"
      where "key" in (${sql.join(keys)}) and "type" in (${sql.join(tablesWithFiles)})
    union all
    select "key", "type", "contentId", "field", 'version', 0 from "fileInVersion"
      where "key" in (${sql.join(keys)}) and "type" in (${sql.join(tablesWithFiles)})
  `.execute(db)
  const rank = { item: 0, draft: 1, version: 2 }
  return rows.toSorted(
    (a, b) =>
      rank[a.held] - rank[b.held] ||
      (a.type < b.type ? -1 : Number(a.type > b.type)) ||
      a.id - b.id ||
      a.place - b.place,
  )
}

/** Files of the library with these keys, in no order. */
export async function findLibraryFiles(db: Kysely<Tables>, keys: readonly string[]): Promise<Row<'file'>[]> {
  return keys.length === 0
    ? []
    : db.selectFrom('file').selectAll().where('key', 'in', keys).where(isInLibrary).execute()
}

/** A file of the library, locked until the transaction ends. */
export async function lockLibraryFile(
  trx: Transaction<Tables>,
  key: string,
): Promise<Row<'file'> | undefined> {
  const { rows } = await sql<Row<'file'>>`
    select "file".* from "file" where "key" = ${key} and ${isInLibrary} ${forUpdate(trx)}
  `.execute(trx)
  return rows[0]
}

/** What the library looks through of a file. */
export function searchOf({ name, alt }: { name: string; alt?: string | null }): string {
  return fold([name, alt ?? ''].join('\u001f'))
}
