import { sql, type RawBuilder } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase, type Db } from './connect.ts'
import { migrate } from '../migrate.ts'
import { outageOf } from './outage.ts'
import { kinds, newDatabase } from '../testing/testDatabases.ts'

const note = (db: Db, name: string, value = '') =>
  db.transaction((trx) => trx.insertInto('setting').values({ name, value }).execute())

/** What kept it, and after how long. */
async function kept(work: Promise<unknown>): Promise<{ outage: string | undefined; ms: number }> {
  const from = performance.now()
  const failure: unknown = await work.then(
    () => null,
    (error: unknown) => error ?? 'failed',
  )
  if (failure !== null && !outageOf(failure)) throw failure
  return { outage: outageOf(failure)?.outage, ms: performance.now() - from }
}

/** A transaction that holds what `lock` takes until it is let go. */
async function hold(
  begin: Db['transaction'],
  lock: RawBuilder<unknown>,
): Promise<{ letGo(): Promise<void> }> {
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  return new Promise((resolve, reject) => {
    const holding = begin(async (trx) => {
      await lock.execute(trx)
      resolve({
        letGo: () => {
          end()
          return holding
        },
      })
      await ended
    })
    holding.catch(reject)
  })
}

// They wait more than they work.
describe.concurrent.each(kinds)('on %s', (kind) => {
  test('who writes while another program holds the lock waits with all others, and not for long', async () => {
    const { db, place, close } = await newDatabase(kind)
    const other = await openDatabase(place)
    const { letGo } = await hold(
      other.transaction,
      kind === 'sqlite' ? sql`select 1` : sql`lock table "setting" in exclusive mode`,
    )

    const names = Array.from({ length: 12 }, (_, n) => `a${n}`)
    const waiting = Promise.all(names.map((name) => kept(note(db, name))))
    // What is only read is read meanwhile.
    expect(await kept(db.read.selectFrom('setting').select('name').execute())).toMatchObject({
      outage: undefined,
    })
    const answers = await waiting
    expect(answers.map(({ outage }) => outage)).toEqual(names.map(() => 'busy'))
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(8_000)
    const soon = names.map((name) => kept(note(db, name)))
    await letGo()
    expect((await Promise.all(soon)).map(({ outage }) => outage)).toEqual(names.map(() => undefined))
    await other.close()
    await close()
  })

  test('what is done before anybody is served waits as long as another server takes for it', async () => {
    const { db, place, close } = await newDatabase(kind)
    const [other, third] = [await openDatabase(place), await openDatabase(place)]
    const { letGo } = await hold(
      other.longTransaction,
      kind === 'sqlite' ? sql`select 1` : sql`lock table "setting", "migration" in access exclusive mode`,
    )
    const waiting = migrate(db)
    expect((await kept(note(third, 'a'))).outage).toBe('busy')
    await letGo()
    await waiting
    await other.close()
    await third.close()
    await close()
  })
})

test('a full disk is told as such, and nothing is left of it once there is room', async () => {
  const { db, close } = await newDatabase('sqlite')
  const pages = (most: number) =>
    db.transaction((trx) => sql.raw(`pragma max_page_count = ${most}`).execute(trx))
  await pages(1)
  expect((await kept(note(db, 'a', 'x'.repeat(20_000)))).outage).toBe('full')
  expect((await kept(note(db, 'b', 'x'.repeat(20_000)))).outage).toBe('full')
  await pages(1_000_000)
  await note(db, 'a', 'x'.repeat(20_000))
  await close()
})

test('a failure of ours is none', async () => {
  const { db, close } = await newDatabase('postgres')
  const failed = db.transaction((trx) => sql`select nothing from nowhere`.execute(trx))
  await expect(failed.catch((error: unknown) => outageOf(error))).resolves.toBeNull()
  await close()
})
