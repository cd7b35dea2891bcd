import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { RateLimitError } from '../../schema/errors.ts'
import { startProxy, type Proxy } from '../lab/servers/proxy.ts'
import { createRateLimits, type RateLimits } from './rateLimit.ts'

const points = 5

describe('rate limits of two servers on one PostgreSQL', () => {
  let proxy: Proxy
  let one: Db
  let other: Db
  let limits: RateLimits
  let others: RateLimits
  let remove: () => void
  const queries: string[] = []

  beforeAll(async () => {
    const place = await newMigrated('postgres')
    remove = place.remove
    proxy = await startProxy(place.url ?? '')
    const onQuery = (text: string) => void queries.push(text)
    one = await openDatabase({ dataDir: place.dataDir, url: proxy.url, onQuery })
    other = await openDatabase(place)
    limits = createRateLimits(one)
    others = createRateLimits(other)
  })
  afterAll(async () => {
    await Promise.all([one.close(), other.close()])
    await proxy.cut()
    remove()
  })

  /** How many of `tries` at once are let through, the servers being asked in turn. */
  async function allowed(tries: number, key: string, ...by: RateLimits[]): Promise<number> {
    const answers = Array.from({ length: tries }, (_, n) => by[n % by.length]?.allows('resetLink', key))
    return (await Promise.all(answers)).filter(Boolean).length
  }

  test('are one limit, whoever is asked', async () => {
    expect(await allowed(30, 'awa@example.com', limits, others)).toBe(points)
    expect(await allowed(30, 'awa@example.com', others, limits)).toBe(0)
    for (const each of [limits, others]) {
      const refused: unknown = await each
        .count('resetLink', 'awa@example.com')
        .catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(RateLimitError)
      expect(refused).toMatchObject({ limit: points, retryAfter: expect.closeTo(15 * 60, -2) })
      expect(await each.allows('resetLink', 'yao@example.com')).toBe(true)
      expect(await each.allows('confirmation', 'awa@example.com')).toBe(true)
    }
  })

  test('what was counted while the clock was ahead is not held against anybody for as long', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 24 * 60 * 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    const alone = createRateLimits({ statement: null })
    for (const each of [limits, alone]) expect(await allowed(9, 'demain@example.com', each)).toBe(points)
    vi.useRealTimers()
    for (const each of [limits, alone]) {
      expect(await each.allows('resetLink', 'demain@example.com')).toBe(true)
      expect(await allowed(9, 'demain@example.com', each)).toBe(points - 1)
    }
  })

  test('cost a flood no query, and name nobody', async () => {
    expect(await allowed(20, 'flot@example.com', limits)).toBe(points)
    queries.length = 0
    expect(await allowed(100, 'flot@example.com', limits)).toBe(0)
    expect(queries).toEqual([])
    const { rows } = await sql<{ key: string }>`select "key" from "rateLimit"`.execute(other.read)
    for (const { key } of rows) expect(key).toMatch(/^\w+:[\w-]{43}$/)
  })

  test('take back what was no failure, also where one was refused meanwhile', async () => {
    expect(await allowed(points + 1, 'juste@example.com', limits)).toBe(points)
    for (let n = 0; n < points; n++) await limits.forgive('resetLink', 'juste@example.com')
    expect(await allowed(20, 'juste@example.com', limits)).toBe(points - 1)
  })

  test('go on in memory while the database is gone', async () => {
    expect(await allowed(points, 'panne@example.com', limits)).toBe(points)
    await proxy.cut()
    expect(await allowed(20, 'panne@example.com', limits)).toBe(points)
    await proxy.mend()
    expect(await allowed(20, 'panne@example.com', limits)).toBe(0)
  })

  test('wait for a database that says no word for seconds at most', async () => {
    proxy.freeze()
    expect(await allowed(20, 'silence@example.com', limits)).toBe(points)
    await proxy.mend()
    // What was sent is answered now.
    await sql`select 1`.execute(one.read)
  })
})
