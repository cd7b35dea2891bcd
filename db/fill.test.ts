import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Db } from './connection/connect.ts'
import { page } from './content/contentPage.ts'
import { statsOf } from './content/contentStore.ts'
import { fillDatabase } from './fill.ts'
import { readRetention, setRetention } from './messages/retention.ts'
import { writeSetting } from './settings.ts'
import { kinds, newDatabase, type TestDatabase } from './testing/testDatabases.ts'
import type { ContentTable, FileVariant } from './tables.ts'

describe.each(kinds)('the first content on %s', (kind) => {
  let database: TestDatabase
  let otherServer: Db
  const stored = new Set<string>()
  const storePicture = async (name: string) => void stored.add(name)
  beforeAll(async () => {
    database = await newDatabase(kind)
    otherServer = await openDatabase(database.place)
  })
  afterAll(async () => {
    await otherServer.close()
    await database.close()
  })

  const totals = async (tables: ContentTable[]) =>
    Promise.all(tables.map(async (table) => (await statsOf(database.db.read, table)).total))

  test('a start that is cut off leaves nothing, and the next one begins again', async () => {
    const full = () => Promise.reject(new Error('no room'))
    await expect(fillDatabase(database.db, { content: 'demo', storePicture: full })).rejects.toThrow(
      'no room',
    )
    expect(await totals(['categorieProjet', 'projet', 'entreprise'])).toEqual([0, 0, 0])
  })

  test('a new database keeps messages for a time, and one of before as staff have set it', async () => {
    const months = async (db: Db) => (await readRetention(db.read)).map((one) => one.months)
    expect(await months(database.db)).toEqual([null, null, null])
    const before = await newDatabase(kind)
    try {
      await before.db.transaction((trx) => writeSetting(trx, 'content', 'empty'))
      await before.db.transaction((trx) => setRetention(trx, { type: 'devis', months: 6 }))
      await fillDatabase(before.db, { content: 'empty', storePicture })
      expect(await months(before.db)).toEqual([null, 6, null])
    } finally {
      await before.close()
    }
    const fresh = await newDatabase(kind)
    try {
      await fillDatabase(fresh.db, { content: 'empty', storePicture })
      expect(await months(fresh.db)).toEqual([36, 60, 24])
      await fresh.db.transaction((trx) => setRetention(trx, { type: 'contact', months: null }))
      await fillDatabase(fresh.db, { content: 'empty', storePicture })
      expect(await months(fresh.db)).toEqual([null, 60, 24])
    } finally {
      await fresh.close()
    }
  })

  test('two servers that start together fill it once, and no later start does', async () => {
    const servers = [database.db, otherServer]
    await Promise.all(servers.map((db) => fillDatabase(db, { content: 'demo', storePicture })))
    const tables: ContentTable[] = ['entreprise', 'service', 'presentation', 'equipe', 'projet', 'faq']
    const filled = await totals(tables)
    expect(Math.min(...filled)).toBeGreaterThan(0)
    const { rows } = await page(database.db.read, 'categorieProjet', {
      audience: 'visitor',
      order: 'POSITION',
      size: 10,
    })
    expect(rows.map(({ nom }) => nom)).toEqual(['Géodésie', 'Lotissement', 'Topographie', 'Industruels'])
    await fillDatabase(otherServer, { content: 'demo', storePicture })
    await fillDatabase(otherServer, { content: 'empty', storePicture })
    expect(await totals(tables)).toEqual(filled)
    const files = await database.db.read.selectFrom('file').select(['key', 'variants']).execute()
    const named = files.flatMap(({ key, variants }) => {
      const all: FileVariant[] = JSON.parse(variants)
      return all.map(({ file }) => `${key}/${file}`)
    })
    expect(named.toSorted()).toEqual([...stored].toSorted())
  })
})
