import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase, type Db } from '../connection/connect.ts'
import { record } from '../journal/journal.ts'
import type { Topic, Transport } from './channel.ts'
import { kinds, newMigrated } from '../testing/testDatabases.ts'

/** Writes of what these acts are about, in one transaction. */
function write(db: Db, ...types: ('faq' | 'contact' | 'account')[]): Promise<void> {
  return db.transaction((trx) =>
    record(trx, ...types.map((type) => ({ act: 'update' as const, item: { type, id: 1 } }))),
  )
}

describe.each(kinds)('news on %s', (kind) => {
  const isPostgres = kind === 'postgres'
  let one: Db
  let other: Db
  let remove: () => void
  const heard: Topic[][] = []

  beforeAll(async () => {
    const place = await newMigrated(kind)
    remove = place.remove
    one = await openDatabase(place)
    other = await openDatabase(place)
    one.channel.on((topics) => void heard.push([...topics]))
    await listens()
  })
  beforeEach(() => void heard.splice(0))
  afterAll(async () => {
    await Promise.all([one.close(), other.close()])
    remove()
  })

  /** What the first was told of, without the looks that it takes from time to time. */
  const told = () => heard.filter((topics) => topics.join() !== 'message,account')

  /** Until it has been told of so many things at once. */
  function tells(count: number): Promise<void> {
    const wait = { timeout: 10_000, interval: 20 }
    return vi.waitFor(() => expect(told().map(({ length }) => length)).toContain(count), wait)
  }

  /** Until it listens: then all may have been written. */
  async function listens(): Promise<void> {
    if (isPostgres) await tells(4)
  }

  test('of what is written here comes once it is committed, once for each transaction', async () => {
    await write(one, 'faq', 'faq', 'contact')
    expect(told()).toEqual([['content', 'message']])
    const fails = one.transaction(async (trx) => {
      await record(trx, { act: 'signIn', item: { type: 'account', id: 1 } })
      throw new Error('no')
    })
    await expect(fails).rejects.toThrow('no')
    await one.transaction((trx) => sql`select 1`.execute(trx))
    expect(told()).toHaveLength(1)
  })

  test('who waits looks after each of them, and without any as well', async () => {
    const follower = one.channel.subscribe('message')
    onTestFinished(follower.stop)
    for (const by of [one, one, other]) {
      await write(by, 'contact')
      await follower.next()
    }
    // Nobody writes any more.
    await follower.next()
  })

  test.runIf(isPostgres)(
    'of another server comes at once, once for each transaction; our own comes not again',
    async () => {
      await write(one, 'contact')
      await write(other, 'faq', 'contact', 'faq')
      await write(other, 'faq', 'contact', 'account')
      await tells(3)
      expect(told()).toEqual([['message'], ['message', 'content'], ['message', 'account', 'content']])
    },
  )

  test.runIf(isPostgres)('is looked for again where the connection that hears it was lost', async () => {
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and query in ('listen geometre', 'select 1')`.execute(one.read)
    await write(other, 'faq')
    await listens()
    heard.length = 0
    await write(other, 'account')
    await tells(1)
  })
})

test('servers on one SQLite file that have a wire tell each other what was written, and nobody what was not', async () => {
  const place = await newMigrated('sqlite')
  const ends: ((words: string) => void)[] = []
  const wire = (own: number): Transport => ({
    send: (words) => ends.filter((_, n) => n !== own).forEach((hear) => hear(words)),
    onMessage: (listener) => void (ends[own] = listener),
  })
  const one = await openDatabase({ ...place, transport: wire(0) })
  const other = await openDatabase({ ...place, transport: wire(1) })
  const heard: Topic[] = []
  // Of content nobody is told but by those who write it.
  other.channel.on((topics) => void heard.push(...[...topics].filter((topic) => topic === 'content')))
  await write(one, 'faq')
  expect(heard).toEqual(['content'])
  await one.transaction((trx) => sql`select 1`.execute(trx))
  expect(heard).toHaveLength(1)
  await Promise.all([one.close(), other.close()])
  place.remove()
})
