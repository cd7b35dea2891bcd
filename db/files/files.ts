import { randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, sql, type SqlBool, type Transaction } from 'kysely'
import { contentTables, fileColumnsOf } from '../content/contentTypes.ts'
import { visibleTo } from '../content/contentStore.ts'
import { forKeyShare, isSqlite } from '../connection/locks.ts'
import { enqueue } from '../jobs/jobs.ts'
import { hashOfSum } from './fileHash.ts'
import { isDeletable, untilErased } from './keptFiles.ts'
import { latestTime } from '../messages/age.ts'
import { publish } from '../events/channel.ts'
import { keptSetting } from '../settings.ts'
import type { FileTable, FileVariant, PictureTone, Row, Tables } from '../tables.ts'
import { readVariants } from '../jsonColumns.ts'

/** Tables whose items show files to visitors. */
const tablesWithFiles = contentTables.filter((table) => fileColumnsOf(table).length > 0)

/** Whether a row of `file` is in the library: what staff sent. Documents that visitors sent never are. */
export const isInLibrary = sql<SqlBool>`("file"."kind" = 'image' or "file"."addedBy" is not null)`

const unused = sql<boolean>`not exists (select 1 from "fileUse" used where used."key" = "file"."key")
  and not exists (select 1 from "file" crop where crop."madeFrom" = "file"."key")`

/** Adds a stored file; false where a picture of the same bytes is there already. A picture comes with the job that makes its AVIF copies. */
export async function insertFile(
  trx: Transaction<Tables>,
  file: Omit<Insertable<FileTable>, 'createdAt'>,
): Promise<boolean> {
  const added = await trx
    .insertInto('file')
    .values({ ...file, createdAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!added) return false
  if (file.kind === 'image') await enqueue(trx, { kind: 'avif', key: file.key, payload: null })
  return true
}

/** For how long a picture that was sent again stays for whoever is about to use it. */
const heldMs = 60 * 60 * 1000

/**
 * Keeps the file of this kind with these bytes for another use; `stays`: until staff erase it. Answers its key; null where there is
 * none. Another request that is refused meanwhile may not remove it.
 */
export async function keepKnownFile(
  trx: Transaction<Tables>,
  { hash, kind, stays }: { hash: string; kind: FileTable['kind']; stays: boolean },
): Promise<string | null> {
  const until = stays ? untilErased : new Date((await latestTime(trx)).getTime() + heldMs).toISOString()
  const kept = await trx
    .updateTable('file')
    .set({
      keptUntil: sql<string>`case when "keptUntil" > ${until} then "keptUntil" else ${until} end`,
    })
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .returning('key')
    .executeTakeFirst()
  return kept?.key ?? null
}

/** How many at a time: databases bound the number of values. The next sweep removes others. */
const mostDeleted = 10_000

/** Removes files that are used nowhere and kept by nothing, among these or all from before a moment; answers their rows. */
export async function deleteUnusedFiles(
  trx: Transaction<Tables>,
  which: { keys: readonly string[] } | { before: string; agreed: Date | null },
): Promise<Row<'file'>[]> {
  const removable = sql`${unused} and ${isDeletable('agreed' in which ? which.agreed : null)}`
  const named = 'keys' in which ? sql`"key" in (${sql.join(which.keys)})` : sql`"createdAt" < ${which.before}`
  // A save locks the file that it is about to use; only the next statement sees a use committed just before this lock.
  const { rows } = await sql<{ key: string }>`
    select "key" from "file" where ${named} and ${removable}
    limit ${sql.lit(mostDeleted)} ${isSqlite(trx) ? sql`` : sql`for update skip locked`}
  `.execute(trx)
  if (rows.length === 0) return []
  const deleted = await sql<Row<'file'>>`
    delete from "file" where "key" in (${sql.join(rows.map(({ key }) => key))}) and ${removable} returning *
  `.execute(trx)
  return deleted.rows
}

/** What the bytes of a stored file are known by (`hashOfFile`), by its name; undefined where no row says so. */
export async function storedHash(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const [file = '', key = ''] = name.split('/').reverse()
  const found = await db
    .selectFrom('file')
    .select(['variants', 'original', 'hash'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (found?.hash && found.original === file) return hashOfSum(found.hash)
  const variants = readVariants(found?.variants ?? '[]')
  return variants.find((one) => one.file === file)?.hash
}

/** Those of these files that an item names which visitors may see. */
export async function visibleFiles(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  // Each search ends with the first item that is seen: a logo may be used by thousands.
  const shown = tablesWithFiles.map(
    (table) => sql`exists (select 1 from "fileUse" used
      where used."key" = "file"."key" and used."type" = ${table} and used."held" = 'item' and exists (
        select 1 from ${sql.table(table)} t where t."id" = used."contentId" and ${visibleTo('visitor', table)}))`,
  )
  const { rows } = await sql<{ key: string }>`
    select "key" from "file" where "key" in (${sql.join(keys)}) and (${sql.join(shown, sql` or `)})
  `.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** Those of these keys that are in the library, with the kind of each; they stay until the transaction ends. */
export async function holdFiles(
  trx: Transaction<Tables>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Row<'file'>['kind']>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<Pick<Row<'file'>, 'key' | 'kind'>>`
    select "key", "kind" from "file" where "key" in (${sql.join([...new Set(keys)])}) and ${isInLibrary}
    ${forKeyShare(trx)}
  `.execute(trx)
  return new Map(rows.map(({ key, kind }) => [key, kind]))
}

/** Adds files on disk to a stored picture, and its tone. False where the picture has gone meanwhile. */
export async function completePicture(
  trx: Transaction<Tables>,
  key: string,
  { variants: added, tone }: { variants: FileVariant[]; tone: PictureTone },
): Promise<boolean> {
  const file = await trx.selectFrom('file').select('variants').where('key', '=', key).executeTakeFirst()
  if (!file) return false
  publish(trx, 'content')
  const present = readVariants(file.variants)
  const others = present.filter(({ file }) => added.every((one) => one.file !== file))
  const updated = await trx
    .updateTable('file')
    .set({ variants: JSON.stringify([...others, ...added]), tone })
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst()
  return updated !== undefined
}

/** A name that no other database has: marks what this one owns elsewhere. */
export function databaseId(trx: Transaction<Tables>): Promise<string> {
  return keptSetting(trx, 'databaseId', randomUUID())
}
