import { sql, type Kysely } from 'kysely'
import type { Db } from '../../db/connection/connect.ts'
import { hashOfSum } from '../../db/files/fileHash.ts'
import { tableNames } from '../../db/tableNames.ts'
import type { Tables } from '../../db/tables.ts'
import type { Manifest } from './archive/manifest.ts'
import { readVariants } from '../../db/jsonColumns.ts'

/** Content of a database, for comparison with its copy. */
export type DatabaseFacts = Pick<Manifest, 'schema' | 'tables' | 'journal'> & {
  /** The files its rows name, below DATA_DIR, with what they are known by (`hashOfFile`). */
  files: { name: string; hash: string | undefined }[]
}

/** Null where there is nothing of this program in the database. */
export async function factsOf(read: Kysely<Tables>, kind: Db['kind']): Promise<DatabaseFacts | null> {
  const names = await tableNames(read, kind)
  if (!names.includes('migration')) return null
  const schema = await sql<{ name: string | null }>`select max("name") as "name" from "migration"`.execute(
    read,
  )
  const last = schema.rows[0]?.name
  if (!last) return null
  const tables: Record<string, number> = {}
  for (const name of names) {
    const { rows } = await sql<{ n: number }>`select count(*) as "n" from ${sql.table(name)}`.execute(read)
    tables[name] = Number(rows[0]?.n)
  }
  return {
    schema: last,
    tables,
    journal: names.includes('journalSeal') ? await lastSeal(read) : null,
    files: names.includes('file') ? await filesOf(read) : [],
  }
}

async function lastSeal(read: Kysely<Tables>): Promise<Manifest['journal']> {
  const { rows } = await sql<{ upTo: number; hash: string; at: string }>`
    select "upTo", "hash", "at" from "journalSeal" order by "upTo" desc limit 1`.execute(read)
  return rows[0] ?? null
}

async function filesOf(read: Kysely<Tables>): Promise<DatabaseFacts['files']> {
  const files = await read.selectFrom('file').selectAll().orderBy('key').execute()
  return files.flatMap(({ key, kind, variants, original, hash: sum }) => {
    const folder = kind === 'image' ? 'uploads' : 'documents'
    // A database of an earlier release has no column of originals.
    const sent = original ? [{ file: original, hash: sum ? hashOfSum(sum) : undefined }] : []
    const stored = [...readVariants(variants), ...sent]
    return stored.map(({ file, hash }) => ({ name: `${folder}/${key}/${file}`, hash }))
  })
}
