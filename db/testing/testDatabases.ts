import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { openDatabase, type Db, type DatabaseOptions } from '../connection/connect.ts'
import { migrate } from '../migrate.ts'
import { databaseFile } from '../connection/restoreSwap.ts'
import type { ContentTable } from '../tables.ts'
import { runResource } from './runResource.ts'

export type Kind = Db['kind']
export const kinds: Kind[] = ['sqlite', 'postgres']

/** Whole programs and doors run on PostgreSQL in `npm run test:long` alone: what differs between the two has tests of its own. */
export const programKinds: Kind[] = process.env.TEST_LONG ? kinds : ['sqlite']

/** A new, empty place for a database of this kind, for a test; `remove` it at the end. */
export async function newPlace(kind: Kind): Promise<Place> {
  const place = newFolder()
  return kind === 'sqlite' ? place : { ...place, url: await newOnPostgres('template1') }
}

interface Place extends DatabaseOptions {
  dataDir: string
  remove(): void
}

/** An empty one, in memory where the run has found room there. */
export function newFolder(): Place {
  const dataDir = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), 'geometre-test-'))
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** The address of a new database there, which begins as that one. */
async function newOnPostgres(template: string): Promise<string> {
  const server = await runResource('TEST_POSTGRES_URL')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  // Block by block, as it is done by default, every page goes through the log besides.
  await client.query(`create database ${name} template ${template} strategy file_copy`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** What a migrated database is made of, made once a worker: its file, or its name on PostgreSQL. */
let file: Promise<Buffer> | undefined
let template: Promise<string> | undefined

/** The same of this version, with nothing in it. */
export async function newMigrated(kind: Kind): Promise<Place> {
  if (kind === 'postgres') {
    template ??= migratedOnce(kind, ({ url = '' }) => new URL(url).pathname.slice(1))
    return { ...newFolder(), url: await newOnPostgres(await template) }
  }
  file ??= migratedOnce(kind, ({ dataDir }) => readFileSync(join(dataDir, databaseFile)))
  const place = newFolder()
  writeFileSync(join(place.dataDir, databaseFile), await file)
  return place
}

async function migratedOnce<Made>(kind: Kind, made: (place: Place) => Made): Promise<Made> {
  const place = await newPlace(kind)
  const db = await openDatabase(place)
  await migrate(db)
  await db.close()
  try {
    return made(place)
  } finally {
    place.remove()
  }
}

export interface TestDatabase {
  db: Db
  /** The place of it, for a second server. */
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
  const { remove, ...place } = await newMigrated(kind)
  const queries: string[] = []
  const db = await openDatabase({ ...place, ...options, onQuery: (sql) => queries.push(sql) })
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
 * Rows to one transaction. Each of them counts itself in the same row of `contentStats`, and PostgreSQL leaves every
 * older version of that row to be stepped over until the transaction ends.
 */
const batch = 500

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
  for (let first = 1; first <= count; first += batch)
    await transaction((trx) =>
      sql
        .raw(
          `with recursive s(n) as (select ${first} union all select n + 1 from s where n < ${Math.min(count, first + batch - 1)})
          insert into "${table}" (${names.join(', ')}) select ${Object.values(columns).join(', ')} from s`,
        )
        .execute(trx),
    )
  await transaction((trx) => sql.raw(`analyze "${table}"`).execute(trx))
}
