import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely'
import { searchForWords } from '../content/contentPage.ts'
import { forUpdate } from '../content/contentStore.ts'
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

const isUsed = sql<SqlBool>`exists (select 1 from "fileUse" used where used."key" = "file"."key")`

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

/** What the files of the library are called, shown and used by: all columns but those of their bytes. */
type Listed = Pick<LibraryPage, 'search' | 'kind' | 'used' | 'addedBy'>

/** A page of the library; `backward` answers it last first. */
export async function libraryPage(db: Kysely<Tables>, page: LibraryPage): Promise<Row<'file'>[]> {
  const { after, before, backward, limit } = page
  const direction = backward ? sql`asc` : sql`desc`
  const place = ({ createdAt, key }: LibraryPlace) => sql`(${createdAt}, ${key})`
  const { rows } = await sql<Row<'file'>>`
    select "file".* from "file" where ${await conditionsOf(db, page)}
      ${after ? sql`and ("createdAt", "key") < ${place(after)}` : sql``}
      ${before ? sql`and ("createdAt", "key") > ${place(before)}` : sql``}
    order by "createdAt" ${direction}, "key" ${direction} limit ${limit}
  `.execute(db)
  return rows
}

/** Counting stops here. */
const mostCounted = 1_000

/** Number of the files that a search finds; `more` where there are more than are counted. */
export async function libraryCount(
  db: Kysely<Tables>,
  listed: Listed,
): Promise<{ count: number; more: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from (
      select 1 from "file" where ${await conditionsOf(db, listed)} limit ${mostCounted + 1}) "found"
  `.execute(db)
  const count = Number(rows[0]?.count ?? 0)
  return { count: Math.min(count, mostCounted), more: count > mostCounted }
}

async function conditionsOf(
  db: Kysely<Tables>,
  { search, kind, used, addedBy }: Listed,
): Promise<RawBuilder<unknown>> {
  const words = [...new Set(fold(search).split(/\s+/))].filter(Boolean)
  if (!words.every(isPrintable)) return sql`false`
  return sql.join(
    [
      isInLibrary,
      ...(kind === null ? [] : [sql`"kind" = ${kind}`]),
      ...(used === null ? [] : [used ? isUsed : sql`not ${isUsed}`]),
      ...(addedBy === null ? [] : [sql`"addedBy" = ${addedBy}`]),
      ...(words.length === 0 ? [] : [await foundBy(db, words)]),
    ],
    sql` and `,
  )
}

/** Files whose name and description have all of these words, or that an item uses which has them. */
async function foundBy(db: Kysely<Tables>, words: readonly string[]): Promise<RawBuilder<unknown>> {
  const own = words.map(
    (word) => sql`"file"."search" like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
  )
  const used = await Promise.all(
    tablesWithFiles.map(async (table) => {
      const { from, where, id = sql`t."id"` } = await searchForWords(db, table, words)
      return sql`select used."key" from "fileUse" used where used."type" = ${sql.lit(table)}
        and used."contentId" in (select ${id} from ${from} where ${where})`
    }),
  )
  return sql`((${sql.join(own, sql` and `)}) or "file"."key" in (${sql.join(used, sql` union all `)}))`
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
