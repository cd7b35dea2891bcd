import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Db } from './connect.ts'
import { page } from './contentPage.ts'
import { statsOf } from './contentStore.ts'
import { fillDatabase } from './fill.ts'
import { kinds, newDatabase, type TestDatabase } from './testDatabases.ts'
import type { ContentTable } from './tables.ts'

describe.each(kinds)('the first content on %s', (kind) => {
  let database: TestDatabase
  let otherServer: Db
  let uploadsDir: string
  beforeAll(async () => {
    database = await newDatabase(kind)
    otherServer = await openDatabase(database.place)
    uploadsDir = join(database.place.dataDir, 'uploads')
  })
  afterAll(async () => {
    await otherServer.close()
    await database.close()
  })

  const totals = async (tables: ContentTable[]) =>
    Promise.all(tables.map(async (table) => (await statsOf(database.db.read, table)).total))

  test('a start that is cut off leaves nothing, and the next one begins again', async () => {
    const nowhere = join(database.place.dataDir, 'geometre.sqlite\u0000')
    await expect(fillDatabase(database.db, { content: 'demo', uploadsDir: nowhere })).rejects.toThrow(
      'null bytes',
    )
    expect(await totals(['categorieProjet', 'projet', 'entreprise'])).toEqual([0, 0, 0])
  })

  test('two servers that start together fill it once, and no later start does', async () => {
    const servers = [database.db, otherServer]
    await Promise.all(servers.map((db) => fillDatabase(db, { content: 'demo', uploadsDir })))
    const tables: ContentTable[] = ['entreprise', 'service', 'presentation', 'equipe', 'projet', 'faq']
    const filled = await totals(tables)
    expect(Math.min(...filled)).toBeGreaterThan(0)
    const { rows } = await page(database.db.read, 'categorieProjet', {
      audience: 'visitor',
      order: 'POSITION',
      size: 10,
    })
    expect(rows.map(({ nom }) => nom)).toEqual(['Géodésie', 'Lotissement', 'Topographie', 'Industruels'])
    await fillDatabase(otherServer, { content: 'demo', uploadsDir })
    await fillDatabase(otherServer, { content: 'empty', uploadsDir })
    expect(await totals(tables)).toEqual(filled)
    const files = await database.db.read.selectFrom('file').select('key').execute()
    expect(files.map(({ key }) => key).toSorted()).toEqual(readdirSync(uploadsDir).toSorted())
  })
})
