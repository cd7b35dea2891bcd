import { afterEach, describe, expect, test } from 'vitest'
import { confirmedTime, latestTime, monthsBefore } from './age.ts'
import { kinds, newDatabase, type TestDatabase } from '../testing/testDatabases.ts'

test.each([
  ['2026-07-31', 1, '2026-06-30'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-03-31', 1, '2024-02-29'],
  ['2026-03-30', 1, '2026-02-28'],
  ['2026-03-29', 1, '2026-02-28'],
  ['2026-03-28', 1, '2026-02-28'],
  ['2026-08-31', 6, '2026-02-28'],
  ['2026-08-30', 6, '2026-02-28'],
  ['2026-08-31', 1, '2026-07-31'],
  ['2026-10-31', 1, '2026-09-30'],
  ['2026-12-31', 1, '2026-11-30'],
  ['2026-05-30', 1, '2026-04-30'],
  ['2026-01-31', 1, '2025-12-31'],
  ['2026-01-31', 2, '2025-11-30'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2024-02-29', 48, '2020-02-29'],
  ['2026-01-01', 1, '2025-12-01'],
  ['2026-01-15', 25, '2023-12-15'],
])('%s, %i months before, is %s', (day, months, before) => {
  const time = 'T23:59:59.999Z'
  expect(monthsBefore(new Date(day + time), months).toISOString()).toBe(before + time)
})

describe.each(kinds)('the time that is agreed on, on %s', (kind) => {
  let database: TestDatabase
  afterEach(() => database.close())

  const hour = 3_600_000
  const start = Date.parse('2026-05-01T00:00:00.000Z')
  /** Looks so many hours after the start; answers with the hour that is agreed on. */
  const look = async (hours: number) => {
    const agreed = await confirmedTime(database.db, new Date(start + hours * hour))
    return agreed && (agreed.getTime() - start) / hour
  }
  const line = (hours: number) =>
    database.db.transaction((trx) =>
      trx
        .insertInto('journal')
        .values({
          at: new Date(start + hours * hour).toISOString(),
          door: 'job',
          about: 'site',
          act: 'backup',
        })
        .execute(),
    )

  test('is that of a look which another a day later agrees with, by the clock and by the journal', async () => {
    database = await newDatabase(kind)
    await line(0)
    expect(await look(0)).toBe(null)
    expect(await look(23)).toBe(null)
    expect(await look(25)).toBe(null)
    await line(26)
    expect(await look(26)).toBe(0)
    expect(await look(48)).toBe(0)
    await line(50)
    expect(await look(50)).toBe(26)
  })

  test('is not that of a clock that was ahead, nor of one that was behind', async () => {
    database = await newDatabase(kind)
    for (const n of [0, 25, 50]) {
      await line(n)
      await look(n)
    }
    const ahead = 400 * 24
    await line(50 + ahead)
    expect(await look(50 + ahead)).toBe(50)
    await line(51)
    expect(await look(51)).toBe(null)
    await line(75)
    expect(await look(75)).toBe(51)
    const behind = -3 * 365 * 24
    await line(behind)
    expect(await look(behind)).toBe(null)
    await line(76)
    // All looks were of later than that clock: they began anew.
    expect(await look(76)).toBe(behind)
    await line(101)
    expect(await look(101)).toBe(76)
  })

  test('stays so on a quiet site, however often it is looked', async () => {
    database = await newDatabase(kind)
    await line(0)
    for (let hours = 0; hours < 200; hours++) expect(await look(hours)).toBe(null)
    await line(200)
    expect(await look(200)).toBe(176)
  })

  test('what is kept from now on is counted from the newest line, where the clock is behind it', async () => {
    database = await newDatabase(kind)
    expect(Math.abs((await latestTime(database.db.read)).getTime() - Date.now())).toBeLessThan(60_000)
    await database.db.transaction((trx) =>
      trx
        .insertInto('journal')
        .values({ at: '2999-01-01T00:00:00.000Z', door: 'job', about: 'site', act: 'backup' })
        .execute(),
    )
    expect((await latestTime(database.db.read)).toISOString()).toBe('2999-01-01T00:00:00.000Z')
  })
})
