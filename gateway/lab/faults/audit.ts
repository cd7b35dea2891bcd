import { sql, type Kysely } from 'kysely'
import type { Db } from '../../../db/connection/connect.ts'
import { contentTables, contentTypeOf, messageTables } from '../../../db/content/contentTypes.ts'
import type { Tables } from '../../../db/tables.ts'
import { type StorageOf } from '../../uploads/storage.ts'
import { storageOf, type StoragePlace } from '../../uploads/storageOf.ts'
import { readVariants } from '../../../db/jsonColumns.ts'

/** What is wrong with all that a database and its files hold, whatever was written there; nothing where nothing is. */
export async function audit(db: Db, place: StoragePlace): Promise<string[]> {
  return [
    ...(await wrongCounters(db)),
    ...(await notToldOnce(db.read)),
    ...(await filesMissing(db.read, storageOf(place))),
    ...(await damaged(db)),
  ]
}

/** Counters that are not what a count finds, and limits that are exceeded, at one moment. */
export async function wrongCounters(db: Db): Promise<string[]> {
  const counts = contentTables.map(
    (table) => sql`select ${table} as "type",
      count(case when not "softdelete" then 1 end) as "total",
      count(case when "status" and not "softdelete" then 1 end) as "active",
      count(case when "softdelete" then 1 end) as "trashed" from ${sql.table(table)}`,
  )
  const { rows } = await sql<{ type: string }>`
    select s."type" from "contentStats" s join (${sql.join(counts, sql` union all `)}) c on c."type" = s."type"
    where s."total" <> c."total" or s."active" <> c."active" or s."trashed" <> c."trashed"
      or s."active" > s."activeLimit"`.execute(db.read)
  return rows.map(({ type }) => `${type}: the counters are not what is there`)
}

/** Each message has one notification, and each notification its message; a key of a create leads to an item. */
async function notToldOnce(db: Kysely<Tables>): Promise<string[]> {
  const found: string[] = []
  for (const table of messageTables) {
    const { rows } = await sql<{ id: number }>`select t."id" from ${sql.table(table)} t where
      (select count(*) from "notification" n where n."type" = ${table} and n."contentId" = t."id") <> 1
    `.execute(db)
    found.push(...rows.map(({ id }) => `${table} ${id}: not told of once`))
  }
  for (const { type, contentId } of await db
    .selectFrom('idempotentCreate')
    .select(['type', 'contentId'])
    .execute()) {
    const { rows } = await sql`select 1 from ${sql.table(type)} where "id" = ${contentId}`.execute(db)
    if (rows.length === 0) found.push(`${type} ${contentId}: a key leads to what is not there`)
  }
  return found
}

/** Rows of files whose bytes are not there, and items that name a file without a row. */
async function filesMissing(db: Kysely<Tables>, storage: StorageOf): Promise<string[]> {
  const found: string[] = []
  // Before the names: files go first, and AVIF copies may be made meanwhile.
  const rows = await db.selectFrom('file').selectAll().execute()
  const names = {
    image: new Set(await storage('uploads').names()),
    document: new Set(await storage('documents').names()),
  }
  for (const { key, kind, variants } of rows) {
    const files = readVariants(variants)
    const missing = files.filter(({ file }) => !names[kind].has(`${key}/${file}`))
    found.push(...missing.map(({ file }) => `${key}/${file}: a row without its file`))
  }
  for (const table of contentTables)
    for (const file of contentTypeOf(table).files) {
      const { rows } = await sql<{ id: number }>`select "id" from ${sql.table(table)}
        where ${sql.ref(file)} not in (select "key" from "file")`.execute(db)
      found.push(...rows.map(({ id }) => `${table} ${id}: names a file that is not there`))
    }
  return found
}

async function damaged({ kind, read }: Db): Promise<string[]> {
  if (kind === 'postgres') return []
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(read)
  const { rows: keys } = await sql`pragma foreign_key_check`.execute(read)
  const told = rows.map(({ integrity_check: one }) => one).filter((one) => one !== 'ok')
  return [...told, ...keys.map((one) => `foreign key: ${JSON.stringify(one)}`)]
}
