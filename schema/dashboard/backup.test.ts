import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteFailedBackup, noteBackup } from '../../db/jobs/backups.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, type TestSchema } from '../testing/testSchema.ts'

const day = 86_400_000

describe.each(kinds)('what the dashboard says of backups on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const state = () =>
    gateway.read(
      'admin.backup',
      '{ admin { backup { isSetUp provenAt isLate failure } } }',
      {},
      gateway.administrator,
    )
  const fail = (why: string) => gateway.db.transaction((trx) => noteFailedBackup(trx, why))
  async function prove(ageMs: number): Promise<string> {
    const at = new Date(Date.now() - ageMs).toISOString()
    await gateway.db.transaction((trx) => noteBackup(trx, at))
    return at
  }

  test('it is late where the first fails, or where the last good one is older than twice the period', async () => {
    expect(await state()).toEqual({ isSetUp: true, provenAt: null, isLate: false, failure: null })
    await fail('Le disque est plein.')
    expect(await state()).toMatchObject({ isLate: true, failure: 'Le disque est plein.' })
    const proven = await prove(1.9 * day)
    expect(await state()).toEqual({ isSetUp: true, provenAt: proven, isLate: false, failure: null })
    await fail('Le disque est plein.')
    expect(await state()).toMatchObject({ provenAt: proven, isLate: false, failure: 'Le disque est plein.' })
    await prove(2.1 * day)
    expect(await state()).toMatchObject({ isLate: true, failure: null })
  })

  test('one that is kept though nobody could prove it is told as such, until one is proven', async () => {
    await prove(0)
    const at = new Date().toISOString()
    await gateway.db.transaction((trx) => noteBackup(trx, at, 'personne ne peut l’essayer.'))
    const query = '{ admin { backup { unprovenAt unprovenWhy failure } } }'
    const unproven = () => gateway.read('admin.backup', query, {}, gateway.administrator)
    expect(await unproven()).toEqual({
      unprovenAt: at,
      unprovenWhy: 'personne ne peut l’essayer.',
      failure: null,
    })
    await prove(0)
    expect(await unproven()).toEqual({ unprovenAt: null, unprovenWhy: null, failure: null })
  })

  test('the journal tells of the first failure since the last good one, however often it is tried again', async () => {
    const journaled = async () => {
      const rows = await gateway.db.read
        .selectFrom('journal')
        .select('act')
        .where('act', '=', 'backupFailed')
        .execute()
      return rows.length
    }
    await prove(0)
    const before = await journaled()
    for (const why of ['Le disque est plein.', 'Le disque est plein.', 'Autre chose.']) await fail(why)
    expect(await journaled()).toBe(before + 1)
    expect(await state()).toMatchObject({ failure: 'Autre chose.' })
    await prove(0)
    await fail('Le disque est plein.')
    expect(await journaled()).toBe(before + 2)
  })
})
