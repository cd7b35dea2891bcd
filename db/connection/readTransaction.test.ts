import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lock } from '../content/contentStore.ts'
import { addRows, kinds, newDatabase, type TestDatabase } from '../testing/testDatabases.ts'
import { readTransaction } from './readTransaction.ts'

describe.each(kinds)('readTransaction() on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase(kind)
  })
  afterAll(() => database.close())

  test('sees what was there when it began, holds up no writer, and writes nothing', async () => {
    const { db } = database
    const count = async (from: typeof db.read) => (await from.selectFrom('faq').select('id').execute()).length
    const reading = readTransaction(db.read, async (trx) => {
      const before = await count(trx)
      await addRows(db, 'faq', 2, { titre: `'Faq ' || n` })
      expect([await count(trx), await count(db.read)]).toEqual([before, before + 2])
      await trx.deleteFrom('faq').execute()
    })
    await expect(reading).rejects.toThrow(/read-?only/)
  })

  test('reads a row that a writer holds, and lets a writer have one that it has read', async () => {
    const { db } = database
    await addRows(db, 'faq', 1, { titre: `'Tenue'` })
    const { rows } = await sql<{ id: number }>`select max("id") as "id" from "faq"`.execute(db.read)
    const id = rows[0]?.id ?? 0
    const hold = <T>(work: () => Promise<T>) =>
      db.transaction(async (trx) => {
        await lock(trx, 'faq', id)
        return work()
      })
    const read = <T>(work: () => Promise<T>) =>
      readTransaction(db.read, async (trx) => {
        expect(await lock(trx, 'faq', id)).toMatchObject({ titre: 'Tenue' })
        return work()
      })
    expect(await hold(() => read(async () => 'read'))).toBe('read')
    expect(await read(() => hold(async () => 'held'))).toBe('held')
  })
})
