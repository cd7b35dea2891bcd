import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  DummyDriver,
  Kysely,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Driver,
} from 'kysely'
import { GroupCommitQueue } from './groupCommitQueue.ts'
import { isActiveLimitFailure, insert } from '../content/contentStore.ts'
import type { Tables } from '../tables.ts'
import { newDatabase, type TestDatabase } from '../testing/testDatabases.ts'

let database: TestDatabase
beforeAll(async () => {
  // However busy the machine is.
  database = await newDatabase('sqlite', { sharing: { mostWrites: 64, longestMs: 60_000 } })
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.transaction(async (trx) => {
    await trx.deleteFrom('equipe').execute()
    await trx.deleteFrom('faq').execute()
  })
  database.queries.length = 0
})

const commits = () => database.queries.filter((text) => text === 'commit').length
const add = (titre: string) => database.db.transaction((trx) => insert(trx, 'faq', { titre, status: false }))
const titres = async () =>
  (await database.db.read.selectFrom('faq').select('titre').orderBy('id').execute()).map(({ titre }) => titre)
const outcomes = async (all: Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map((one): unknown => (one.status === 'rejected' ? one.reason : 'done'))

test('writes that wait share commits, each with its own lines of the journal', async () => {
  const { db } = database
  const before = await db.read.selectFrom('journal').select('id').execute()
  const names = Array.from({ length: 100 }, (_, n) => `Section ${n}`)
  await Promise.all(names.map(add))
  expect(await titres()).toEqual(names)
  expect(commits()).toBe(2)
  const lines = await db.read.selectFrom('journal').select('libelle').orderBy('id').execute()
  expect(lines.slice(before.length).map(({ libelle }) => libelle)).toEqual(names)
})

test('one that is refused is undone and refused alone', async () => {
  const { db } = database
  const told = await outcomes(
    Array.from({ length: 12 }, (_, n) =>
      db.transaction(async (trx) => {
        await insert(trx, 'faq', { titre: `Section ${n}`, status: false })
        await insert(trx, 'equipe', { nom: `Awa ${n}`, status: n % 2 === 0 })
        if (n % 4 === 1) throw new Error(`not ${n}`)
      }),
    ),
  )
  // Four may be active: 0, 2, 4 and 6.
  const active = [0, 2, 4, 6]
  const kept = [...active, 3, 7, 11].sort((a, b) => a - b)
  expect(await titres()).toEqual(kept.map((n) => `Section ${n}`))
  for (const [n, one] of told.entries()) {
    if (kept.includes(n)) expect(one).toBe('done')
    else if (n % 4 === 1) expect(one).toEqual(new Error(`not ${n}`))
    else expect(isActiveLimitFailure(one)).toBe(true)
  }
  expect(commits()).toBe(1)
})

test('nobody is answered, and nobody else sees anything, before the commit', async () => {
  const { db } = database
  const seen: unknown[] = []
  const first = add('Avant').then(() => seen.push('answered'))
  const refused = db.transaction(() => Promise.reject(new Error('no'))).catch(() => seen.push('refused'))
  const second = db.transaction(async (trx) => {
    seen.push(await titres(), await trx.selectFrom('faq').select('titre').execute())
  })
  await Promise.all([first, refused, second])
  expect(seen).toEqual([[], [{ titre: 'Avant' }], 'answered', 'refused'])
  expect(commits()).toBe(1)
})

test('where the commit fails, every one is refused and nothing is kept', async () => {
  const { db } = database
  const question = { question: 'Q', reponse: 'R', status: false, faqId: 999_999 }
  const broken = db.transaction(async (trx) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx)
    await insert(trx, 'faqQuestion', question)
  })
  const other = db.transaction(() => Promise.reject(new Error('no')))
  const told = await outcomes([add('Avant'), broken, other, add('Après')])
  expect(told.map(String)).toEqual(Array<unknown>(4).fill(expect.stringContaining('FOREIGN KEY')))
  expect(await titres()).toEqual([])
  await add('Plus tard')
  expect(await titres()).toEqual(['Plus tard'])
})

test('where all of it is rolled back meanwhile, those before are refused as well; the next begins anew', async () => {
  const lose = () =>
    database.db.transaction(async (trx) => {
      // As SQLite itself does on a full disk.
      await sql`rollback`.execute(trx)
    })
  const told = await outcomes([add('Avant'), lose(), add('Après')])
  expect(told.map(String)).toEqual([
    ...Array<unknown>(2).fill(expect.stringContaining('no such savepoint')),
    'done',
  ])
  expect(await titres()).toEqual(['Après'])
})

test('what takes its time is committed alone', async () => {
  const { db } = database
  await Promise.all([add('1'), add('2'), db.longTransaction(() => Promise.resolve()), add('3'), add('4')])
  expect(commits()).toBe(3)
  expect(await titres()).toEqual(['1', '2', '3', '4'])
})

test.each([
  [1, 5],
  [10, 10],
  [1_000, 20],
])('after a commit of %i ms others are taken along for %i', async (commitMs, sharedMs) => {
  let now = 0
  const shared: number[] = []
  let writes = 0
  class Disk extends DummyDriver {
    override async commitTransaction(): Promise<void> {
      now += commitMs
      shared.push(writes)
      writes = 0
    }
  }
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  try {
    const company = new GroupCommitQueue(on(new Disk()), () => {})
    const write = async () => {
      writes += 1
      now += 1
    }
    await Promise.all(Array.from({ length: 60 }, () => company.transaction(write)))
  } finally {
    clock.mockRestore()
  }
  expect(shared.slice(0, 2)).toEqual([6, sharedMs + 1])
})

function on(driver: Driver): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}
