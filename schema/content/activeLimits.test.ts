import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StartError } from '../../db/connection/startError.ts'
import { kinds, newDatabase, type TestDatabase } from '../../db/testing/testDatabases.ts'
import { checkActiveLimits } from './activeLimits.ts'

describe.each(kinds)('the active limits of %s', (kind) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await newDatabase(kind)
  })
  afterEach(() => database.close())

  test('are those that the types say', async () => {
    await expect(checkActiveLimits(database.db)).resolves.toBeUndefined()
  })

  test.each([
    ['equipe', 5, 'equipe\u00a0: 5 et non 4'],
    ['equipe', null, 'equipe\u00a0: aucune et non 4'],
    ['projet', 9, 'projet\u00a0: 9 et non aucune'],
  ] as const)('or stop the start: %s %s', async (type, activeLimit, said) => {
    await database.db.transaction(async (trx) => {
      await trx.updateTable('contentStats').set({ activeLimit }).where('type', '=', type).execute()
    })
    const start = checkActiveLimits(database.db)
    await expect(start).rejects.toThrow(`(${said})`)
    await expect(start).rejects.toBeInstanceOf(StartError)
  })

  test('or stop the start: a type without counters', async () => {
    await database.db.transaction(async (trx) => {
      await trx.deleteFrom('contentStats').where('type', 'in', ['equipe', 'projet']).execute()
    })
    await expect(checkActiveLimits(database.db)).rejects.toThrow('equipe')
  })
})
