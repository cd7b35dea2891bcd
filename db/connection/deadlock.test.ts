import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { newDatabase, type TestDatabase } from '../testing/testDatabases.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await newDatabase('postgres')
})
afterAll(() => database.close())

test('two transactions that wait for each other both come to their end: one runs again', async () => {
  let attempts = 0
  let waiting = 0
  let goOn = () => {}
  const both = new Promise<void>((resolve) => (goOn = resolve))
  const lock = (key: number) => sql`select pg_advisory_xact_lock(${key})`
  const run = (first: number, second: number) =>
    database.db.transaction(async (trx) => {
      attempts += 1
      await lock(first).execute(trx)
      waiting += 1
      if (waiting === 2) goOn()
      await both
      await lock(second).execute(trx)
      return first
    })
  expect(await Promise.all([run(1, 2), run(2, 1)])).toEqual([1, 2])
  expect(attempts).toBe(3)
})
