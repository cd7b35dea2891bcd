import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import pg from 'pg'
import sqlite3 from 'sqlite3'
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase, type Db, type DatabaseOptions } from './connection/connect.ts'
import { insert, update } from './content/contentStore.ts'
import { withoutJournal } from './journal/journal.ts'
import { jobs } from './migrations/0011-jobs.ts'
import type { Tables } from './tables.ts'
import { migrate, migrations } from './migrate.ts'
import type { Migration } from './migrations/migration.ts'
import { StartError } from './connection/startError.ts'
import { runResource } from './testing/runResource.ts'
import { kinds, newPlace, type Kind } from './testing/testDatabases.ts'
import { derivedColumns } from './content/searchText.ts'

const opened: Db[] = []
const removals: (() => void)[] = []

afterEach(async () => {
  for (const db of opened.splice(0)) await db.close()
  for (const remove of removals.splice(0)) remove()
})

async function place(kind: Kind): Promise<DatabaseOptions> {
  const { remove, ...options } = await newPlace(kind)
  removals.push(remove)
  return options
}

async function open(options: DatabaseOptions): Promise<Db> {
  const db = await openDatabase(options)
  opened.push(db)
  return db
}

function step(name: string, ...statements: string[]): Migration {
  return {
    name,
    up: async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx)
    },
  }
}

async function column(db: Db, query: string): Promise<unknown[]> {
  const { rows } = await sql.raw<{ value: unknown }>(query).execute(db.read)
  return rows.map(({ value }) => value)
}

function tablesOf(db: Db): Promise<unknown[]> {
  const query =
    db.kind === 'sqlite'
      ? 'select name as value from sqlite_schema order by name'
      : `select tablename as value from pg_tables where schemaname = 'public' order by tablename`
  return column(db, query)
}

/** The one French sentence that the operator reads. */
async function refusal(start: Promise<unknown>): Promise<string> {
  const error: unknown = await start.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(StartError)
  const message = error instanceof Error ? error.message : ''
  expect(message).toMatch(/^(La|Le) [^\n]*\.$/)
  const said = message.replace(/\(.*\)/, '')
  expect(said).not.toMatch(/[^\u00a0]:|[^\u202f];|«[^\u00a0]|[^\u00a0]»|'/)
  return message
}

const first = step('1', 'create table "log" ("n" integer)', 'insert into "log" values (1)')
const second = step('2', 'insert into "log" select count(*) + 1 from "log"')
const third = step('3', 'insert into "log" select count(*) + 1 from "log"')
const logged = 'select "n" as value from "log" order by "n"'
const names = 'select "name" as value from "migration" order by "name"'

describe.each(kinds)('migrations on %s', (kind) => {
  test('each runs once, in order, and at a later start only the new ones', async () => {
    const db = await open(await place(kind))
    await migrate(db, [first, second])
    await migrate(db, [first, second])
    await migrate(db, [first, second, third])
    expect(await column(db, logged)).toEqual([1, 2, 3])
    expect(await column(db, names)).toEqual(['1', '2', '3'])
  })

  test('an update by two servers together on a database in use runs each step once', async () => {
    const options = await place(kind)
    const servers = [await open(options), await open(options)]
    await Promise.all(servers.map((db) => migrate(db, [first])))
    await Promise.all(servers.map((db) => migrate(db, [first, second, third])))
    for (const db of servers) expect(await column(db, logged)).toEqual([1, 2, 3])
  })

  test('a database from a newer version is refused and left as it was', async () => {
    const db = await open(await place(kind))
    await migrate(db)
    await migrate(db, [...(await column(db, names)).map((name) => step(String(name))), step('9999-demain')])
    const before = [await tablesOf(db), await column(db, names)]
    const message = await refusal(migrate(db))
    expect(message).toContain('version plus récente')
    expect(message).toContain('9999-demain')
    expect([await tablesOf(db), await column(db, names)]).toEqual(before)
  })

  test('a newer version may say which programs go on with what it brought; older ones are refused', async () => {
    const db = await open(await place(kind))
    await migrate(db, [first, second, third, { ...step('4'), compatibleSince: '2' }])
    await migrate(db, [first, second, third])
    expect(await refusal(migrate(db, [first]))).toContain('version plus récente (2, 3, 4)')
    // Nobody said so of the third.
    expect(await refusal(migrate(db, [first, second]))).toContain('version plus récente (3)')
    expect(await column(db, logged)).toEqual([1, 2, 3])
    expect(await column(db, names)).toEqual(['1', '2', '3', '4'])
  })

  test('a step that fails leaves nothing behind, not even the steps before it', async () => {
    const db = await open(await place(kind))
    const broken = step('2', 'create table "half" ("n" integer)', 'insert into "nowhere" values (1)')
    const before = await tablesOf(db)
    await refusal(migrate(db, [first, broken]))
    expect(await tablesOf(db)).toEqual(before)
    await migrate(db, [first, second])
    expect(await column(db, logged)).toEqual([1, 2])
  })

  test.runIf(kind === 'postgres')(
    'a step that waits for a table in use keeps nobody else from it for long, and tries again',
    async () => {
      const options = await place(kind)
      const db = await open(options)
      await migrate(db, [first])
      const user = new pg.Client({ connectionString: options.url })
      await user.connect()
      await user.query('begin; select * from "log"')
      const migrated = migrate(db, [first, step('2', 'alter table "log" add column "m" integer')])
      const waits = `select count(*)::int as value from pg_locks
        where relation = 'log'::regclass and mode = 'AccessExclusiveLock' and not granted`
      while ((await column(db, waits))[0] === 0) await new Promise((resolve) => setTimeout(resolve, 20))
      // Behind the step, which waits for the one who still reads.
      expect(await column(db, logged)).toEqual([1])
      await user.query('commit')
      await migrated
      expect(await column(db, 'select "m" as value from "log"')).toEqual([null])
      await user.end()
    },
  )

  test('categories that bore one name get names of their own, and keep their projets', async () => {
    const db = await open(await place(kind))
    const named = migrations.findIndex(({ name }) => name === '0007-twins')
    // Today each write of content has a job look at it.
    await migrate(db, [...migrations.slice(0, named), jobs])
    const noms = [
      'Voirie',
      'Voirie (2)',
      'Cadastre',
      'Voirie',
      'voirie',
      `${'é'.repeat(254)}1`,
      `${'é'.repeat(254)}2`,
    ]
    const trashed = ['Voirie', 'Cadastre']
    // There was no journal then.
    const fill = async (trx: Transaction<Tables>) => {
      for (const nom of noms) await insert(trx, 'categorieProjet', { nom, status: true })
      for (const nom of trashed) {
        const row = await insert(trx, 'categorieProjet', { nom, status: true })
        await update(trx, 'categorieProjet', row, { softdelete: true })
      }
      for (const category of ['Voirie', 'voirie', 'Cadastre']) {
        const [nom, slug] = [category, `rue-${category}`]
        await insert(trx, 'projet', { nom, slug, category, imageAlt: 'Rue', status: true })
      }
    }
    await db.transaction((trx) => withoutJournal(trx, () => fill(trx)))
    await migrate(db)
    const written = await column(db, 'select "nom" as value from "categorieProjet" order by "id"')
    const long = 'é'.repeat(180)
    expect(written).toEqual([
      'Voirie',
      'Voirie (2)',
      'Cadastre',
      'Voirie (3)',
      'voirie (4)',
      `${'é'.repeat(254)}1`,
      `${long} (2)`,
      ...trashed,
    ])
    const rows = await db.read.selectFrom('categorieProjet').selectAll().execute()
    for (const row of rows) expect(row).toMatchObject(derivedColumns('categorieProjet', row))
    const projets = await db.read.selectFrom('projet').selectAll().orderBy('id').execute()
    expect(projets.map(({ category, version }) => [category, version])).toEqual([
      ['Voirie', 1],
      ['voirie (4)', 2],
      ['Cadastre', 1],
    ])
    for (const row of projets) expect(row).toMatchObject(derivedColumns('projet', row))
  })

  test('a database that holds the tables of another program is refused and left as it was', async () => {
    const options = await place(kind)
    if (kind === 'sqlite') {
      await writeForeign(join(options.dataDir, 'geometre.sqlite'), 'delete')
      expect(await refusal(openDatabase(options))).toContain('autre application')
      return
    }
    const db = await open(options)
    for (const table of ['migration', 'service']) {
      await db.transaction(async (trx) => {
        await sql.raw(`create table "${table}" ("id" integer)`).execute(trx)
      })
      await refusal(migrate(db))
      expect(await tablesOf(db)).toEqual([table])
      await db.transaction(async (trx) => {
        await sql.raw(`drop table "${table}"`).execute(trx)
      })
    }
  })
})

/** Another program's database; with `wal` as a kill leaves it, its last change only in the write-ahead log. */
async function writeForeign(file: string, mode: 'delete' | 'wal'): Promise<void> {
  const written = `${file}-written`
  const other = await new Promise<sqlite3.Database>((resolve, reject) => {
    const database = new sqlite3.Database(written, (error) => (error ? reject(error) : resolve(database)))
  })
  const script = `pragma journal_mode = ${mode}; create table "clients" ("nom" text);
    insert into "clients" values ('Yao')`
  await new Promise<void>((resolve, reject) =>
    other.exec(script, (error) => (error ? reject(error) : resolve())),
  )
  for (const suffix of mode === 'wal' ? ['', '-wal'] : ['']) {
    copyFileSync(`${written}${suffix}`, `${file}${suffix}`)
  }
  await new Promise((resolve) => other.close(resolve))
  rmSync(written)
}

/** What is there, but for the lock of who uses the folder. */
function namesIn(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => name !== '.occupation.sqlite')
}

function contentOf(dataDir: string): Record<string, string> {
  const names = namesIn(dataDir).filter((name) => !name.endsWith('-shm'))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(dataDir, name)).toString('base64')]))
}

describe('a SQLite file that is not ours', () => {
  test.each(['delete', 'wal'] as const)(
    'another program’s database (journal %s) stays byte for byte what it was',
    async (mode) => {
      const { dataDir } = await place('sqlite')
      await writeForeign(join(dataDir, 'geometre.sqlite'), mode)
      const before = contentOf(dataDir)
      expect(await refusal(openDatabase({ dataDir }))).toContain('n’a pas été modifié')
      expect(contentOf(dataDir)).toEqual(before)
    },
  )

  test.each([
    ['a few letters', Buffer.from('bonjour')],
    ['a page of text', Buffer.from('Un texte. '.repeat(1000))],
    ['a damaged header', Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(8192, 7)])],
  ])('%s stays as it is', async (_, bytes) => {
    const { dataDir } = await place('sqlite')
    writeFileSync(join(dataDir, 'geometre.sqlite'), bytes)
    expect(await refusal(openDatabase({ dataDir }))).toContain('n’est pas une base SQLite')
    expect(readFileSync(join(dataDir, 'geometre.sqlite')).equals(bytes)).toBe(true)
    expect(namesIn(dataDir)).toEqual(['geometre.sqlite'])
  })

  test('a folder in the place of the file, and a file in the place of the folder', async () => {
    const { dataDir } = await place('sqlite')
    mkdirSync(join(dataDir, 'geometre.sqlite'))
    await refusal(openDatabase({ dataDir }))
    writeFileSync(join(dataDir, 'fichier'), 'x')
    await refusal(openDatabase({ dataDir: join(dataDir, 'fichier') }))
    await refusal(openDatabase({ dataDir: join(dataDir, 'fichier', 'dessous') }))
    expect(readFileSync(join(dataDir, 'fichier'), 'utf8')).toBe('x')
  })

  test('a file or a folder that may not be written', async () => {
    const { dataDir } = await place('sqlite')
    const file = join(dataDir, 'geometre.sqlite')
    await migrate(await open({ dataDir }))
    await opened.pop()?.close()
    const before = readFileSync(file)
    chmodSync(file, 0o444)
    chmodSync(dataDir, 0o555)
    await asNobody(async () => {
      const start = async () => migrate(await open({ dataDir }))
      expect(await refusal(start())).toContain('droits')
      await refusal(openDatabase({ dataDir: join(dataDir, 'nouveau') }))
      await opened.pop()?.close()
    })
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(existsSync(join(dataDir, 'nouveau'))).toBe(false)
    chmodSync(dataDir, 0o755)
  })

  test('a full disk stops the start with its own sentence, and the database is whole', async () => {
    const { dataDir } = await place('sqlite')
    const db = await open({ dataDir })
    await migrate(db, [first])
    const big = step('2', 'create table "big" as select randomblob(100000) as "b"')
    await db.transaction((trx) => sql`pragma max_page_count = 8`.execute(trx))
    expect(await refusal(migrate(db, [first, big]))).toContain('disque est plein')
    expect(await column(db, logged)).toEqual([1])
    await db.transaction((trx) => sql`pragma max_page_count = 100000`.execute(trx))
    await migrate(db, [first, big])
  })

  test('a failure after which SQLite rolls back by itself is told, not hidden', async () => {
    const db = await open(await place('sqlite'))
    const twice = step('1', 'create table "one" ("n" integer unique)', 'insert into "one" values (1)')
    const rollsBack = step('2', 'insert or rollback into "one" values (1)')
    await migrate(db, [twice])
    expect(await refusal(migrate(db, [twice, rollsBack]))).toContain('UNIQUE constraint failed')
    await migrate(db, [twice])
  })
})

/** Root may write anywhere, so there the test goes on as another user. */
async function asNobody(work: () => Promise<void>): Promise<void> {
  if (process.geteuid?.() !== 0) return work()
  process.seteuid?.(65534)
  try {
    await work()
  } finally {
    process.seteuid?.(0)
  }
}

describe('a PostgreSQL that cannot be used', () => {
  test.each([
    'postgres://postgres@127.0.0.1:1/geometre',
    'postgres://postgres@serveur.invalid/geometre',
    'postgres://[',
  ])('%s', async (url) => {
    const { dataDir } = await place('sqlite')
    expect(await refusal(openDatabase({ url, dataDir }))).toContain('DATABASE_URL')
  })

  test.each(['LATIN1', 'SQL_ASCII'])('a database in %s', async (encoding) => {
    const url = new URL(await runResource('TEST_POSTGRES_URL'))
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    const name = `en_${encoding.toLowerCase()}`
    await client.query(`create database ${name} encoding '${encoding}' template template0 locale 'C'`)
    await client.end()
    url.pathname = `/${name}`
    const { dataDir } = await place('sqlite')
    expect(await refusal(open({ url: url.href, dataDir }))).toContain('UTF8')
  })

  test('a database that does not exist', async () => {
    const url = new URL(await runResource('TEST_POSTGRES_URL'))
    url.pathname = '/inconnue'
    const { dataDir } = await place('sqlite')
    expect(await refusal(openDatabase({ url: url.href, dataDir }))).toContain('DATABASE_URL')
  })
})
