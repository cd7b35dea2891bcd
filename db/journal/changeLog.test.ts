import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../connection/connect.ts'
import { insert } from '../content/contentStore.ts'
import { contentTables } from '../content/contentTypes.ts'
import type { ContentTable, Tables } from '../tables.ts'
import { kinds, newDatabase, type TestDatabase } from '../testing/testDatabases.ts'
import {
  changeLines,
  countChangeLines,
  cursorOf,
  lineOfCursor,
  oldestLine,
  settledLine,
} from './changeLog.ts'
import { record } from './journal.ts'

const later = 2 ** 31 - 1

describe.each(kinds)('the journal as programs follow it, on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase(kind)
  })
  afterAll(() => database.close())
  /** Number of the last line before each test. */
  let start = 0
  beforeEach(async () => {
    start = await settledLine(database.db.read)
  })

  const add = (trx: Transaction<Tables>, titre: string) => insert(trx, 'faq', { titre, status: false })
  /** Of another type: writers of one type wait for each other, since they count in the same row. */
  const addOther = (trx: Transaction<Tables>, nom: string) =>
    insert(trx, 'partenaire', { nom, status: false })
  const read = (
    tables: readonly ContentTable[],
    after: number,
    before = later,
    order: 'asc' | 'desc' = 'asc',
  ) => changeLines(database.db.read, { tables, after, before }, order, 100)

  /** Follows the journal as a program does. */
  class Follower {
    readonly lines: number[] = []
    async read(tables: readonly ContentTable[] = contentTables): Promise<void> {
      const before = (await settledLine(database.db.read)) + 1
      const range = { tables, after: this.lines.at(-1) ?? start, before }
      const found = await changeLines(database.db.read, range, 'asc', 1_000)
      this.lines.push(...found.map(({ id }) => id))
    }
  }

  async function all(): Promise<number[]> {
    const rows = await database.db.read
      .selectFrom('journal')
      .select('id')
      .where('id', '>', start)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** A transaction that has written a line and waits to be told how to end. */
  async function slowWriter(titre: string) {
    let written = () => {}
    let end = (_commits: boolean) => {}
    const isWritten = new Promise<void>((resolve) => (written = resolve))
    const ends = new Promise<boolean>((resolve) => (end = resolve))
    const done = database.db
      .transaction(async (trx) => {
        await add(trx, titre)
        written()
        if (!(await ends)) throw new Error('rolled back')
      })
      .catch((error: Error) => expect(error.message).toBe('rolled back'))
    await isWritten
    return {
      async end(commits: boolean) {
        end(commits)
        await done
      },
    }
  }

  test('lines of several types come in the order of their numbers, from either end, and are counted', async () => {
    await database.db.transaction(async (trx) => {
      await add(trx, 'A')
      await insert(trx, 'slide', { titre: 'B', status: false, archive: false })
      await insert(trx, 'contact', {
        nom: 'C',
        email: 'c@example.com',
        message: 'Oui',
        status: true,
        lu: false,
      })
      await record(trx, { act: 'saveDraft', item: { type: 'faq', id: 1 } }, { act: 'backup' })
      await add(trx, 'D')
    })
    const told = async (tables: ContentTable[], order: 'asc' | 'desc') =>
      (await read(tables, start, later, order)).map(({ type }) => type)
    expect(await told(['contact', 'faq', 'slide'], 'asc')).toEqual(['faq', 'slide', 'contact', 'faq'])
    expect(await told(['contact', 'faq'], 'desc')).toEqual(['faq', 'contact', 'faq'])
    expect(await told([], 'asc')).toEqual([])
    const range = { tables: contentTables, after: start, before: later }
    expect((await changeLines(database.db.read, range, 'asc', 2)).map(({ type }) => type)).toEqual([
      'faq',
      'slide',
    ])
    expect(await countChangeLines(database.db.read, range, 100)).toBe(4)
    expect(await countChangeLines(database.db.read, range, 3)).toBe(3)
    expect(await oldestLine(database.db.read)).toMatch(/^\d{4}-/)
  })

  test('a cursor is that of its line alone: after a restore the same number may be another', async () => {
    await database.db.transaction((trx) => add(trx, 'A'))
    const [line] = await read(['faq'], start)
    if (!line) throw new Error('no line')
    const cursor = cursorOf(line)
    expect(await lineOfCursor(database.db.read, cursor)).toBe(line.id)
    for (const other of [
      { ...line, itemId: 7 },
      { ...line, at: '2020-01-01T00:00:00.000Z' },
      { ...line, id: 900_000 },
    ])
      expect(await lineOfCursor(database.db.read, cursorOf(other))).toBe('gone')
    for (const text of ['', '12', `0${cursor}`, 'x-y', `${cursor}x`, '99999999999-aaaaaaaaaaaa'])
      expect(await lineOfCursor(database.db.read, text)).toBe('unreadable')
  })

  test('each line is found by its index, as few as are asked for', async () => {
    const { queries } = database
    queries.length = 0
    await changeLines(database.db.read, { tables: ['faq'], after: 0, before: later }, 'asc', 5)
    const statement = (queries[0] ?? '')
      .replaceAll(/\$\d+|\?/g, '1')
      .replaceAll('"type" = 1', `"type" = 'faq'`)
    // By a connection of its own: SQLite may leave such a statement open, with its snapshot.
    const own = await openDatabase(database.place)
    const explain = kind === 'sqlite' ? 'explain query plan' : 'explain'
    const { rows } = await sql.raw<Record<string, unknown>>(`${explain} ${statement}`).execute(own.read)
    await own.close()
    // A table of a few pages PostgreSQL reads whole.
    if (kind === 'sqlite') expect(JSON.stringify(rows)).toMatch(/USING (?:COVERING )?INDEX journal_changes/)
  })

  test.runIf(kind === 'postgres')(
    'a lower number that is committed later is waited for, and none is waited for without need',
    async () => {
      const follower = new Follower()
      await database.db.transaction((trx) => add(trx, 'Avant'))
      const slow = await slowWriter('Lente')
      await database.db.transaction((trx) => addOther(trx, 'Après'))
      await follower.read()
      expect(follower.lines).toHaveLength(1)
      await slow.end(true)
      await follower.read()
      expect(follower.lines).toEqual(await all())
      expect(follower.lines).toHaveLength(3)

      const given = await slowWriter('Jamais')
      await database.db.transaction((trx) => addOther(trx, 'Encore'))
      await follower.read()
      expect(follower.lines).toHaveLength(3)
      await given.end(false)
      await follower.read()
      expect(follower.lines).toEqual(await all())
      expect(follower.lines).toHaveLength(4)
    },
  )

  test.runIf(kind === 'postgres')(
    'a savepoint that is undone leaves the lock of what follows it, and many statements take one',
    async () => {
      const locks = async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::integer as "count" from pg_locks where "locktype" = 'advisory' and "objsubid" = 2
            and "database" = (select "oid" from pg_database where "datname" = current_database())
        `.execute(database.db.read)
        return rows[0]?.count
      }
      await database.db.transaction(async (trx) => {
        await sql`savepoint "one"`.execute(trx)
        await add(trx, 'Dans un point de reprise')
        await sql`rollback to savepoint "one"`.execute(trx)
        expect(await locks()).toBe(0)
        for (let n = 0; n < 5; n++) await add(trx, `Ensuite ${n}`)
        expect(await locks()).toBe(1)
        expect(await settledLine(database.db.read)).toBe(start)
      })
      expect(await locks()).toBe(0)
      expect(await settledLine(database.db.read)).toBe((await all()).at(-1))
    },
  )

  test(
    'who follows misses no line and sees none twice, whoever writes at once',
    { timeout: 120_000 },
    async () => {
      const other = await openDatabase(database.place)
      const writers = kind === 'postgres' ? [database.db, other] : [database.db]
      const follower = new Follower()
      const narrow = new Follower()
      let writing = 0
      async function write(n: number): Promise<void> {
        writing += 1
        const db = writers[n % writers.length] ?? database.db
        for (let round = 0; round < 15; round++)
          await db
            .transaction(async (trx) => {
              const label = `${n} ${round}`
              await (n % 2 === 0 ? add(trx, label) : addOther(trx, label))
              // Others number theirs and commit meanwhile.
              for (let turn = 0; turn < (n * 7 + round * 3) % 11; turn++) await sql`select 1`.execute(trx)
              if ((n + round) % 3 === 0)
                await insert(trx, 'slide', { titre: `${n} ${round}`, status: false, archive: false })
              if ((n + round) % 5 === 0) throw new Error('rolled back')
            })
            .catch((error: Error) => expect(error.message).toBe('rolled back'))
        writing -= 1
      }
      const written = Promise.all(Array.from({ length: 8 }, (_, n) => write(n)))
      while (writing > 0) {
        await follower.read()
        await narrow.read(['slide'])
      }
      await written
      await follower.read()
      await narrow.read(['slide'])
      await other.close()
      expect(follower.lines).toEqual(await all())
      expect(follower.lines.length).toBeGreaterThan(96)
      const range = { tables: ['slide'] as const, after: start, before: later }
      const slides = await changeLines(database.db.read, range, 'asc', 1_000)
      expect(narrow.lines).toEqual(slides.map(({ id }) => id))
    },
  )
})
