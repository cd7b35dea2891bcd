import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from '../content/contentPage.ts'
import { openDatabase, type Db } from './connect.ts'
import { loadReleased, released } from '../fixtures/load.ts'
import { migrate } from '../migrate.ts'
import { databaseFile } from './restoreSwap.ts'
import { newFolder } from '../testing/testDatabases.ts'

/** How many parentheses are open at once, at the most. */
function depthOf(statement: string): number {
  let open = 0
  let most = 0
  for (const [one] of statement.matchAll(/'(?:[^']|'')*'|[()]/g)) {
    if (one === '(') most = Math.max(most, ++open)
    else if (one === ')') open--
  }
  return most
}

const counted = `select name from sqlite_master where type in ('table', 'view') and name not like 'sqlite~_%' escape '~'`

const python = `
import json, sqlite3, sys
db = sqlite3.connect('file:' + sys.argv[1] + '?mode=ro', uri=True)
names = [row[0] for row in db.execute(sys.argv[2])]
print(json.dumps([db.execute('pragma integrity_check').fetchone()[0],
  {name: db.execute('select count(*) from "' + name + '"').fetchone()[0] for name in names}]))`

function hasProgram(name: string): boolean {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const removals: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const remove of removals.splice(0).reverse()) await remove()
})

/** The files that were brought to the present version, each once: the tests open copies of them. */
const brought = new Map<string, Promise<Buffer>>()

async function bring(version: string): Promise<Buffer> {
  const { remove, ...place } = newFolder()
  if (version !== 'a new one') await loadReleased(version, place)
  const db = await openDatabase(place)
  try {
    if (version > '0015-pairs' && version !== 'a new one') await nestPairs(db)
    await migrate(db)
  } finally {
    await db.close()
  }
  const bytes = readFileSync(join(place.dataDir, databaseFile))
  remove()
  return bytes
}

async function made(version: string): Promise<{ db: Db; file: string }> {
  const { remove, ...place } = newFolder()
  removals.push(remove)
  const bytes = brought.get(version) ?? bring(version)
  brought.set(version, bytes)
  const file = join(place.dataDir, databaseFile)
  writeFileSync(file, await bytes)
  const db = await openDatabase(place)
  removals.push(() => db.close())
  return { db, file }
}

/** The views that released versions had, which their fixtures lack. */
async function nestPairs(db: Db): Promise<void> {
  const nested = [...'abcdefghijklmnopqrstuvwxyz0123456789'].reduce(
    (text, one) => `replace(${text}, '${one}', '${one}' || char(30))`,
    't."search"',
  )
  await db.transaction(async (trx) => {
    for (const table of ['contact', 'devis', 'carriere'])
      await sql
        .raw(`create view "${table}Marked" as select t."id", ${nested} as "search" from "${table}" t`)
        .execute(trx)
  })
}

async function countsOf(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql.raw<{ name: string }>(counted).execute(db.read)
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const { rows: one } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(
      db.read,
    )
    counts[name] = Number(one[0]?.n)
  }
  return counts
}

describe.each(['a new one', ...released])('SQLite’s file: %s', (version) => {
  test('no statement of it is deeper than six levels', async () => {
    const { db } = await made(version)
    const { rows } = await sql<{
      name: string
      sql: string
    }>`select name, sql from sqlite_master where sql is not null`.execute(db.read)
    const deep = rows.filter((row) => depthOf(row.sql) > 6)
    expect(deep.map(({ name }) => name)).toEqual([])
  })

  test.runIf(hasProgram('sqlite3'))('sqlite3 of the machine opens it, whole', async () => {
    const { db, file } = await made(version)
    const ask = (text: string) =>
      execFileSync('sqlite3', ['-readonly', file, text], { encoding: 'utf8' }).trim()
    expect(ask('pragma integrity_check')).toBe('ok')
    expect(ask('.schema')).toContain('"contact"')
    const counts = await countsOf(db)
    const one = (name: string) => `select '${name}', count(*) from "${name}"`
    expect(ask(Object.keys(counts).map(one).join(';')).split('\n')).toEqual(
      Object.entries(counts).map(([name, count]) => `${name}|${count}`),
    )
  })

  test.runIf(hasProgram('python3'))('Python opens it, whole', async () => {
    const { db, file } = await made(version)
    const answer: unknown = JSON.parse(
      execFileSync('python3', ['-c', python, file, counted], { encoding: 'utf8' }),
    )
    expect(answer).toEqual(['ok', await countsOf(db)])
  })

  test('pairs are found in what there was', async () => {
    const { db } = await made(version)
    const { nom } = (await db.read.selectFrom('contact').select('nom').executeTakeFirst()) ?? { nom: 'no' }
    const options = { audience: 'administrator', order: 'NEWEST', size: 20, trashed: 'both' } as const
    const search = nom.slice(0, 2)
    const { rows } = await page(db.read, 'contact', { ...options, search })
    expect(rows.length > 0).toBe(version !== 'a new one')
    // Compares the index with the texts.
    const compare = sql`insert into "contactPairs" ("contactPairs", "rank") values ('integrity-check', 1)`
    await db.transaction((trx) => compare.execute(trx))
  })
})
