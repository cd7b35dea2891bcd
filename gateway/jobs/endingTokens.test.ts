import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pino } from 'pino'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { kinds, newDatabase, type TestDatabase } from '../../db/testing/testDatabases.ts'
import { createReport } from '../http/report.ts'
import { endingTokens } from './endingTokens.ts'
import { Jobs } from './jobs.ts'

const day = 24 * 60 * 60_000

describe.each(kinds)('endingTokens() on %s', (kind) => {
  let database: TestDatabase
  let other: Db
  beforeAll(async () => {
    database = await newDatabase(kind)
    other = await openDatabase(database.place)
    await database.db.transaction(async (trx) => {
      const now = new Date().toISOString()
      const { id: accountId } = await trx
        .insertInto('account')
        .values({ nom: 'Awa', email: 'awa@example.com', passwordHash: 'x', status: true, createdAt: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const [nom, days] of [
        ['bientôt', 13],
        ['plus tard', 15],
        ['terminé', -1],
        ['sans fin', null],
      ] as const) {
        const expiresAt = days === null ? null : new Date(Date.now() + days * day).toISOString()
        await trx
          .insertInto('apiToken')
          .values({
            tokenHash: nom,
            accountId,
            nom,
            scope: 'READ',
            createdAt: now,
            lastUsedAt: null,
            expiresAt,
          })
          .execute()
      }
    })
  })
  afterAll(async () => {
    await other.close()
    await database.close()
  })

  const emails = async () =>
    (
      await database.db.read
        .selectFrom('job')
        .select(['key', 'payload'])
        .where('kind', '=', 'email')
        .execute()
    ).map(({ payload }) => payload)
  const warned = async () =>
    (
      await database.db.read.selectFrom('apiToken').select('nom').where('warnedAt', 'is not', null).execute()
    ).map(({ nom }) => nom)

  test('warns of each token once, whichever servers look', async () => {
    const report = createReport(pino({ level: 'silent' }))
    const { id } = await database.db.read
      .selectFrom('apiToken')
      .select('id')
      .where('nom', '=', 'bientôt')
      .executeTakeFirstOrThrow()
    const told = [JSON.stringify({ text: 'tokenEnding', token: id })]
    for (let n = 0; n < 2; n++) {
      const runners = [database.db, other].map(
        (db) => new Jobs({ db, report, kinds: { tokens: endingTokens(db) } }),
      )
      await database.db.transaction((trx) =>
        trx
          .updateTable('job')
          .set({ due: new Date(0).toISOString() })
          .where('kind', '=', 'tokens')
          .execute(),
      )
      for (const runner of runners) runner.start()
      const isDone = async () =>
        database.db.read
          .selectFrom('job')
          .select('due')
          .where('kind', '=', 'tokens')
          .where('due', '>', new Date().toISOString())
          .execute()
      await expect.poll(isDone).toHaveLength(1)
      for (const runner of runners) await runner.stop(1_000)
      expect(await warned()).toEqual(['bientôt'])
      expect(await emails()).toEqual(told)
    }
  })
})
