import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { pino } from 'pino'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { claim, enqueue, fail, finish, releaseJob, recur, renew, isStillHeld } from '../../db/jobs/jobs.ts'
import { Unavailable } from '../../db/connection/outage.ts'
import type { Row } from '../../db/tables.ts'
import { kinds, newDatabase, type TestDatabase } from '../../db/testing/testDatabases.ts'
import { createReport } from '../http/report.ts'
import { Jobs, leaseMs, type Kind, type Kinds } from './jobs.ts'

const report = createReport(pino({ level: 'silent' }))
const minute = 60_000

/** What a test waits for, and says that it has come. */
function event(): { came: Promise<void>; come(): void } {
  let come = () => {}
  const came = new Promise<void>((resolve) => (come = resolve))
  return { came, come }
}

describe.each(kinds)('jobs on %s', (kind) => {
  let database: TestDatabase
  let db: Db
  /** Another server. */
  let other: Db
  let now: Date
  const runners: Jobs[] = []

  beforeAll(async () => {
    database = await newDatabase(kind)
    db = database.db
    other = await openDatabase(database.place)
  })
  beforeEach(async () => {
    now = new Date('2026-03-01T08:00:00.000Z')
    await db.transaction((trx) => trx.deleteFrom('job').execute())
  })
  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop(1_000)
  })
  afterAll(async () => {
    await other.close()
    await database.close()
  })

  function start(all: Kinds, on = db): Jobs {
    const runner = new Jobs({ db: on, kinds: all, report, clock: () => now })
    runners.push(runner)
    runner.start()
    return runner
  }

  function add(key: string, due = now): Promise<void> {
    return db.transaction((trx) => enqueue(trx, { kind: 'avif', key, payload: null, due }))
  }

  /** Has those who listen look again now. */
  const wake = () => db.transaction(async () => {})
  const rows = () => db.read.selectFrom('job').selectAll().orderBy('id').execute()
  const only = async (): Promise<Row<'job'> | undefined> => (await rows())[0]
  const later = (ms: number) => new Date(now.getTime() + ms)
  const avif = (run: Kind<null>['run'], rest: Partial<Kind<null>> = {}): Kinds => ({
    avif: { run, retryMs: [], ...rest },
  })

  test('is there once what caused it is, and only then', async () => {
    const failing = db.transaction(async (trx) => {
      await enqueue(trx, { kind: 'avif', key: 'a', payload: null })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await rows()).toEqual([])
    await add('a')
    await add('a')
    await add('b')
    expect((await rows()).map(({ key }) => key)).toEqual(['a', 'b'])
  })

  test('is done and gone, and those that are due later stay', async () => {
    const done: string[] = []
    const both = event()
    start(
      avif(async (_payload, { key }) => {
        done.push(key)
        if (done.length === 2) both.come()
      }),
    )
    await add('later', later(minute))
    await add('a')
    await add('b')
    await both.came
    expect(done).toEqual(['a', 'b'])
    await expect.poll(async () => (await rows()).map(({ key }) => key)).toEqual(['later'])
  })

  test('is given up once where its payload says nothing of its kind', async () => {
    const told: unknown[] = []
    const run = () => Promise.reject(new Error('It is not run.'))
    start({ check: { run, retryMs: [], givenUp: async (_trx, payload) => void told.push(payload) } })
    const payload = JSON.stringify({ type: 'chantier', id: 1 })
    await db.transaction((trx) =>
      trx
        .insertInto('job')
        .values({ kind: 'check', key: 'a', payload, due: now.toISOString(), createdAt: now.toISOString() })
        .execute(),
    )
    await expect.poll(only).toMatchObject({ due: null, holder: null })
    expect((await only())?.lastError).toMatch('type')
    expect(told).toEqual([])
  })

  test('is done by one server alone', async () => {
    const done: string[] = []
    const all = avif(async (_payload, { key }) => void done.push(key))
    await Promise.all(Array.from({ length: 40 }, (_, n) => add(String(n))))
    start(all)
    start(all, other)
    await expect.poll(rows).toEqual([])
    expect(done.toSorted()).toEqual(Array.from({ length: 40 }, (_, n) => String(n)).toSorted())
  })

  test('of a server that was killed is taken up once its lease is over', async () => {
    await add('a')
    const lost = await claim(other, ['avif'], { now, leaseMs })
    expect(lost?.key).toBe('a')
    expect(await claim(db, ['avif'], { now: later(leaseMs - 1), leaseMs })).toBeUndefined()
    now = later(leaseMs)
    const again = event()
    start(avif(async () => again.come(), { retryMs: [minute] }))
    await again.came
    await expect.poll(rows).toEqual([])
  })

  test('whose lease is lost is told so, and its former holder writes nothing more of it', async () => {
    await add('a')
    const lost = await claim(db, ['avif'], { now, leaseMs })
    if (!lost) throw new Error('The job was not claimed.')
    now = later(leaseMs)
    const taken = await claim(other, ['avif'], { now, leaseMs })
    expect([taken?.id, taken?.holder === lost.holder]).toEqual([lost.id, false])
    const held = await rows()
    expect(await renew(db, lost, { now: later(minute), leaseMs })).toBe(false)
    expect(await db.transaction((trx) => isStillHeld(trx, lost))).toBe(false)
    await releaseJob(db, lost, now)
    await recur(db, lost, later(minute), null)
    const beside = vi.fn<() => Promise<void>>(async () => {})
    await fail(db, lost, null, 'no', beside)
    await finish(db, lost)
    expect([await rows(), beside.mock.calls]).toEqual([held, []])
  })

  test('that another has taken meanwhile is broken off, and is not done for what it then says', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const [begun, over] = [event(), event()]
    start(
      avif((_payload, { signal }) => {
        begun.come()
        return new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            over.come()
            resolve()
          }),
        )
      }),
    )
    await add('a')
    await begun.came
    now = later(leaseMs)
    const taken = await claim(other, ['avif'], { now, leaseMs })
    vi.advanceTimersByTime(leaseMs / 3)
    await over.came
    await runners[0]?.stop(minute)
    expect(await only()).toMatchObject({ key: 'a', holder: taken?.holder, attempts: 2 })
  })

  test('that was written, held or put off while the clock was ahead does not wait for it', async () => {
    const ahead = later(3 * 24 * 60 * minute)
    await add('put off', ahead)
    const failed = await claim(other, ['avif'], { now: ahead, leaseMs })
    if (failed) await fail(other, failed, new Date(ahead.getTime() + minute), 'Une fois.')
    await add('held')
    await claim(other, ['avif'], { now: ahead, leaseMs })
    await add('written', ahead)
    await add('later', later(minute))
    const done: string[] = []
    start(avif(async (_payload, { key }) => void done.push(key), { retryMs: [minute, minute] }))
    await expect.poll(async () => (await rows()).map(({ key }) => key)).toEqual(['later'])
    expect(done.toSorted()).toEqual(['held', 'put off', 'written'])
  })

  test('that failed while the clock was ahead is tried again in its time, once the clock is right', async () => {
    const right = now
    now = later(3 * 24 * 60 * minute)
    let runs = 0
    const run = async () => {
      runs++
      if (runs === 1) throw new Error('Une fois.')
    }
    start(avif(run, { retryMs: [minute] }))
    await add('a')
    await expect.poll(only).toMatchObject({ due: later(minute).toISOString() })
    now = right
    await wake()
    await expect.poll(rows).toEqual([])
    expect(runs).toBe(2)
  })

  test('that ended its server each time is not begun for ever', async () => {
    await add('a')
    for (let n = 0; n < 2; n++) {
      await claim(other, ['avif'], { now, leaseMs })
      now = later(leaseMs)
    }
    let begun = 0
    start(avif(async () => void begun++, { retryMs: [minute] }))
    await expect.poll(only).toMatchObject({ due: null, holder: null, lastError: expect.any(String) })
    expect(begun).toBe(0)
  })

  test('that failed is due again after each of its waits, and then waits for somebody to ask', async () => {
    const waits = [minute, 5 * minute, 30 * minute]
    await add('a')
    start(
      avif(
        async () => {
          throw new Error('Le serveur dort.')
        },
        { retryMs: waits },
      ),
    )
    for (const [n, wait] of waits.entries()) {
      const due = later(wait)
      await expect
        .poll(only, { interval: 10 })
        .toMatchObject({ attempts: n + 1, due: due.toISOString(), lastError: 'Le serveur dort.' })
      now = due
      await wake()
    }
    await expect.poll(only).toMatchObject({ attempts: 4, due: null, holder: null })
  })

  test('is given back by a stop, as if it had not been begun', async () => {
    const begun = event()
    await add('a')
    const runner = start(
      avif(async (_payload, { signal }) => {
        begun.come()
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      }),
    )
    await begun.came
    expect(await only()).toMatchObject({ attempts: 1, holder: expect.any(String) })
    await runner.stop(minute)
    expect(await only()).toMatchObject({ attempts: 0, holder: null, leaseUntil: null, lastError: null })
  })

  test('is given back by a stop that waited for it in vain, and finished by one that did not', async () => {
    const [begun, end] = [event(), event()]
    const all = avif(() => {
      begun.come()
      return end.came
    })
    await add('a')
    const runner = start(all)
    await begun.came
    await runner.stop(10)
    expect(await only()).toMatchObject({ attempts: 0, holder: null })
    const second = start(all)
    await expect.poll(only).toMatchObject({ attempts: 1 })
    second.giveUp()
    end.come()
    await second.stop(minute)
    expect(await rows()).toEqual([])
  })

  test('that recurs is one, due again after it was done or has failed, for all servers', async () => {
    let runs = 0
    const all = avif(
      async () => {
        runs++
        if (runs === 2) throw new Error('Une fois.')
      },
      { everyMs: 60 * minute },
    )
    start(all)
    start(all, other)
    const due = () => later(60 * minute).toISOString()
    await expect.poll(only).toMatchObject({ key: 'avif', due: due(), lastError: null })
    now = later(60 * minute)
    await wake()
    await expect.poll(only).toMatchObject({ due: due(), lastError: 'Une fois.', attempts: 0 })
    now = later(60 * minute)
    await wake()
    await expect.poll(only).toMatchObject({ due: due(), lastError: null })
    expect(runs).toBe(3)
    expect(await rows()).toHaveLength(1)
  })

  test('waits for the end of an outage, which is told once', async () => {
    let isOut = true
    let tries = 0
    let runs = 0
    const told: string[] = []
    const out = { ...db, transaction: (work) => (isOut ? failing() : db.transaction(work)) } satisfies Db
    const failing = () => {
      tries++
      return Promise.reject(new Unavailable('busy', 'verrouillée'))
    }
    await add('a')
    const all = avif(async () => {
      runs++
      isOut = true
    })
    const runner = new Jobs({
      db: out,
      kinds: all,
      report: (_error, what) => (told.push(what), 'UNAVAILABLE'),
      clock: () => now,
    })
    runners.push(runner)
    runner.start()
    await wake()
    await expect.poll(() => tries).toBeGreaterThan(1)
    expect(told).toEqual(['tâches'])
    isOut = false
    await wake()
    // It is done, and that cannot be written: it is written later, and not done again.
    await expect.poll(() => told).toEqual(['tâches', 'tâche avif'])
    isOut = false
    await expect.poll(rows).toEqual([])
    expect([told, runs]).toEqual([['tâches', 'tâche avif'], 1])
  })

  test('costs an idle server one query each second at the most', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const looked = () => database.queries.filter((sql) => sql.includes('"job"')).length
    database.queries.length = 0
    start(avif(async () => {}))
    // At the start it looks for what waits for a clock that was ahead, and twice for what is due.
    await expect.poll(looked).toBeGreaterThan(2)
    database.queries.length = 0
    for (let second = 1; second <= 4; second++) {
      vi.advanceTimersByTime(1_000)
      await expect.poll(looked).toBeGreaterThanOrEqual(second)
    }
    expect(looked()).toBeLessThanOrEqual(5)
    expect(database.queries.filter((sql) => sql.includes('update "job"'))).toEqual([])
  })
})
