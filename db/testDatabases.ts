import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { openDatabase, type Db, type DatabaseOptions } from './connect.ts'
import { migrate } from './migrate.ts'
import type { ContentTable } from './tables.ts'

export type Kind = Db['kind']
export const kinds: Kind[] = ['sqlite', 'postgres']

/** Whole programs and doors run on PostgreSQL in `npm run test:long` alone: what differs between the two has tests of its own. */
export const programKinds: Kind[] = process.env.TEST_LONG ? kinds : ['sqlite']

/** A new, empty place for a database of this kind, for a test; `remove` it at the end. */
export async function newPlace(kind: Kind): Promise<DatabaseOptions & { remove(): void }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'geometre-test-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  if (kind === 'sqlite') return { dataDir, remove }
  const server = process.env.TEST_POSTGRES_URL
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run the tests by `npm test`.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return { dataDir, url: url.href, remove }
}

export interface TestDatabase {
  db: Db
  /** Where it is, for a second server. */
  place: DatabaseOptions
  /** The SQL of every query since the last `queries.length = 0`. */
  queries: string[]
  close(): Promise<void>
}

/** A migrated database of this kind, with nothing in it. */
export async function newDatabase(
  kind: Kind,
  options: Pick<DatabaseOptions, 'sharing'> = {},
): Promise<TestDatabase> {
  const { remove, ...place } = await newPlace(kind)
  const queries: string[] = []
  const db = await openDatabase({ ...place, ...options, onQuery: (sql) => queries.push(sql) })
  await migrate(db)
  return {
    db,
    place,
    queries,
    close: async () => {
      await db.close()
      remove()
    },
  }
}

/**
 * `count` rows, every other one active, written behind the store's back for speed. `own` gives each column of its
 * own as SQL, or another common one, where `n` counts from 1; they are found by `commune n `.
 */
export async function addRows(
  { kind, transaction }: Db,
  table: ContentTable,
  count: number,
  own: Record<string, string>,
): Promise<void> {
  const columns: Record<string, string> = {
    status: kind === 'sqlite' ? 'n % 2' : 'n % 2 = 1',
    softdelete: 'false',
    version: '1',
    createdAt: `''`,
    updatedAt: `''`,
    label: `'commune ' || n`,
    search: `'commune ' || n || ' fin'`,
    ...own,
  }
  const names = Object.keys(columns).map((name) => `"${name}"`)
  await transaction(async (trx) => {
    await sql
      .raw(
        `with recursive s(n) as (select 1 union all select n + 1 from s where n < ${count})
        insert into "${table}" (${names.join(', ')}) select ${Object.values(columns).join(', ')} from s`,
      )
      .execute(trx)
    await sql.raw(`analyze "${table}"`).execute(trx)
  })
}
