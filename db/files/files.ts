import { randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import { contentTables, contentTypeOf } from '../content/contentTypes.ts'
import { visibleTo } from '../content/contentStore.ts'
import { enqueue } from '../jobs/jobs.ts'
import { isDeletable } from './keptFiles.ts'
import { publish } from '../events/channel.ts'
import type { FileTable, FileVariant, PictureTone, Row, Tables } from '../tables.ts'
import { readVariants } from '../jsonColumns.ts'

/** The tables whose items name files, and the columns that do. */
const fileColumns = contentTables.flatMap((table) =>
  contentTypeOf(table).files.map((file) => ({ table, file })),
)

const unnamed = sql<boolean>`${sql.join(
  [
    ...fileColumns,
    { table: 'indesirable', file: 'file' },
    { table: 'draft', file: 'file' },
    { table: 'draft', file: 'secondFile' },
  ].map(
    ({ table, file }) =>
      sql`not exists (select 1 from ${sql.table(table)} where ${sql.ref(file)} = "file"."key")`,
  ),
  sql` and `,
)}`

/** Adds a stored file. A picture comes with the job that makes its AVIF copies. */
export async function insertFile(
  trx: Transaction<Tables>,
  file: Omit<Insertable<FileTable>, 'createdAt'>,
): Promise<void> {
  await trx
    .insertInto('file')
    .values({ ...file, createdAt: new Date().toISOString() })
    .execute()
  if (file.kind === 'image') await enqueue(trx, { kind: 'avif', key: file.key, payload: null })
}

/**
 * Removes those of these files, or of all files from before `time`, that no item names or keeps; answers the
 * rows removed.
 */
export async function deleteUnusedFiles(
  trx: Transaction<Tables>,
  which: { keys: readonly string[] } | { before: string; agreed: Date | null },
): Promise<Row<'file'>[]> {
  return trx
    .deleteFrom('file')
    .where((file) => ('keys' in which ? file('key', 'in', which.keys) : file('createdAt', '<', which.before)))
    .where(unnamed)
    .where(isDeletable('agreed' in which ? which.agreed : null))
    .returningAll()
    .execute()
}

/** What the bytes of a stored file are known by (`hashOfFile`), by its name; undefined where no row says so. */
export async function storedHash(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const [file = '', key = ''] = name.split('/').reverse()
  const found = await db.selectFrom('file').select('variants').where('key', '=', key).executeTakeFirst()
  const variants = readVariants(found?.variants ?? '[]')
  return variants.find((one) => one.file === file)?.hash
}

/** Those of these pictures that an item names which visitors may see. */
export async function visiblePictures(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = fileColumns.map(({ table, file }) => {
    const key = sql.ref(`t.${file}`)
    return sql`select ${key} as "key" from ${sql.table(table)} t
      where ${key} in (${sql.join(keys)}) and ${visibleTo('visitor', table)}`
  })
  const { rows } = await sql<{ key: string }>`${sql.join(found, sql` union `)}`.execute(db)
  return new Set(rows.map(({ key }) => key))
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
export async function databaseId(trx: Transaction<Tables>): Promise<string> {
  await trx
    .insertInto('setting')
    .values({ name: 'databaseId', value: randomUUID() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await trx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'databaseId')
    .executeTakeFirstOrThrow()
  return value
}
