import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Db } from './connection/connect.ts'
import { page } from './content/contentPage.ts'
import { statsOf } from './content/contentStore.ts'
import { fillDatabase } from './fill.ts'
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
