import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monthsBefore } from '../../db/messages/age.ts'
import { insert } from '../../db/content/contentStore.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { FormFile } from '../../rest-compat/bodies/multipart.ts'
import { newSchema, visitor, type TestSchema } from '../../schema/testing/testSchema.ts'
import { pdf } from '../lab/testing/files.ts'
import { createFileStore, type FileStore } from '../uploads/files.ts'
import { storageOf } from '../uploads/storageOf.ts'
import { trustClock } from '../lab/testing/trustClock.ts'
import { eraseExpired } from './retention.ts'

describe.each(kinds)('how long messages are kept, on %s', (kind) => {
  let gateway: TestSchema
  let files: FileStore
  beforeAll(async () => {
    gateway = await newSchema(kind)
    files = createFileStore({
      db: gateway.db,
      room: null,
      storage: storageOf(gateway.place),
      logger: pino({ level: 'silent' }),
    })
  })
  afterAll(async () => {
    await files.stop()
    await gateway.close()
  })

  const run = async () => {
    await trustClock(gateway.db)
    await eraseExpired({ db: gateway.db, files }).run(null, {
      key: '',
      createdAt: '',
      signal: new AbortController().signal,
      holds: async () => true,
    })
  }
  const settle = (type: string, months: number | null) =>
    gateway.read(
      'result',
      `mutation ($months: Int) { result: setRetention(input: { type: ${type}, months: $months }) { __typename
        ... on SetRetentionPayload { admin { retention { type months } } } ... on Error { code } } }`,
      { months },
      gateway.administrator,
    )
  const monthsAgo = (months: number, days: number) =>
    new Date(monthsBefore(new Date(), months).getTime() - days * 864e5).toISOString()
  async function add(nom: string, createdAt: string): Promise<void> {
    const cv = await files.storeDocument(new FormFile([pdf], `${nom}.pdf`))
    const values = { nom, email: 'a@example.com', cv, lu: false, status: true }
    await gateway.db.transaction((trx) => insert(trx, 'carriere', values, createdAt))
  }
  const names = async (table: 'carriere' | 'contact') =>
    (await gateway.db.read.selectFrom(table).select('nom').orderBy('id').execute()).map(({ nom }) => nom)

  test('for ever, until somebody settles it; then what is older goes with its files, and nothing else', async () => {
    await add('Vieux', monthsAgo(24, 2))
    await add('Jeune', monthsAgo(24, -2))
    await gateway.db.transaction((trx) =>
      insert(
        trx,
        'contact',
        { nom: 'Autre', email: 'a@example.com', message: 'x', lu: false, status: true },
        monthsAgo(100, 0),
      ),
    )
    await run()
    expect(await names('carriere')).toEqual(['Vieux', 'Jeune'])
    expect(await settle('CARRIERE', 24)).toMatchObject({
      admin: { retention: [{ months: null }, { months: null }, { type: 'CARRIERE', months: 24 }] },
    })
    expect(
      await gateway.read('site', '{ site { retention { type months } sendsMail } }', {}, visitor),
    ).toEqual({
      retention: [
        { type: 'CONTACT', months: null },
        { type: 'DEVIS', months: null },
        { type: 'CARRIERE', months: 24 },
      ],
      sendsMail: false,
    })
    await run()
    expect([await names('carriere'), await names('contact')]).toEqual([['Jeune'], ['Autre']])
    const left = await gateway.db.read.selectFrom('file').select('name').execute()
    expect(left).toEqual([{ name: 'Jeune.pdf' }])
    const lines = await gateway.db.read.selectFrom('journal').select(['act', 'door']).orderBy('id').execute()
    expect(lines.slice(-2)).toEqual([
      { act: 'setRetention', door: 'graphql' },
      { act: 'erase', door: 'job' },
    ])
  })

  test('what came while the clock was behind, or is dated ahead, stays behind what is younger', async () => {
    await settle('CONTACT', 24)
    for (const [nom, months] of [
      ['Vieux', 30],
      ['Récent', 1],
      ['Horloge en retard', 36],
      ['Demain', -400],
    ] as const)
      await gateway.db.transaction((trx) =>
        insert(
          trx,
          'contact',
          { nom, email: 'a@example.com', message: 'x', lu: true, status: false },
          monthsAgo(months, 0),
        ),
      )
    const kept = ['Autre', 'Vieux', 'Récent', 'Horloge en retard', 'Demain']
    expect(await names('contact')).toEqual(kept)
    await run()
    expect(await names('contact')).toEqual(kept.slice(2))
    await gateway.db.transaction((trx) => trx.deleteFrom('contact').execute())
  })

  test('what is dated far ahead keeps nothing that came after it', async () => {
    await settle('CONTACT', 24)
    for (const [nom, months] of [
      ['Vieux', 132],
      ['Horloge en avance', -828],
      ['Plus récent', 120],
      ['Et encore', 108],
    ] as const)
      await gateway.db.transaction((trx) =>
        insert(
          trx,
          'contact',
          { nom, email: 'a@example.com', message: 'x', lu: true, status: false },
          monthsAgo(months, 0),
        ),
      )
    await run()
    expect(await names('contact')).toEqual(['Horloge en avance'])
    await gateway.db.transaction((trx) => trx.deleteFrom('contact').execute())
  })

  test('more than go at once go all; and for ever again where that is settled', async () => {
    for (let n = 0; n < 120; n++)
      await gateway.db.transaction((trx) =>
        insert(
          trx,
          'contact',
          { nom: `Masse ${n}`, email: 'a@example.com', message: 'x', lu: true, status: false },
          monthsAgo(13, 0),
        ),
      )
    await settle('CONTACT', 12)
    await run()
    expect(await names('contact')).toEqual([])
    expect(await settle('CONTACT', null)).toMatchObject({ admin: { retention: [{ months: null }, {}, {}] } })
    for (const months of [0, -1, 121])
      expect(await settle('CONTACT', months)).toMatchObject({ code: 'VALIDATION' })
  })
})
