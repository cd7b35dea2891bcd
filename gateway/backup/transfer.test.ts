import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { insert } from '../../db/content/contentStore.ts'
import { insertFile } from '../../db/files/files.ts'
import { pictureTag } from '../../db/files/textPictures.ts'
import { loadReleased, released } from '../../db/fixtures/load.ts'
import { record } from '../../db/journal/journal.ts'
import { migrate } from '../../db/migrate.ts'
import { databaseFile } from '../../db/connection/restoreSwap.ts'
import { tableNames } from '../../db/tableNames.ts'
import { newPlace } from '../../db/testing/testDatabases.ts'
import { folderStorage } from '../uploads/storage.ts'
import { runProgram } from '../lab/servers/server.ts'
import { newFolder, refusal } from './testBackups.ts'
import { transfer } from './transfer.ts'

const inText = 'ab'.repeat(16)

/** A firm's database with rows in every table, and its files. */
async function newFirm(categories = 1): Promise<string> {
  const dataDir = newFolder()
  await loadReleased(released.at(-1) ?? '', { dataDir })
  await folderStorage(join(dataDir, 'uploads')).put('0123456789abcdef0123456789abcdef/960.webp', 'façade')
  await folderStorage(join(dataDir, 'documents')).put('fedcba9876543210fedcba9876543210/document.pdf', '%PDF')
  const db = await openDatabase({ dataDir })
  await migrate(db)
  await db.transaction(async (trx) => {
    for (let n = 0; n < categories; n++)
      await insert(trx, 'categorieService', { nom: `Catégorie n°\u00a0${n}`, status: n % 2 === 0 })
    const none = { variants: '[]', width: 1, height: 1, placeholder: null }
    await insertFile(trx, { key: inText, kind: 'image', name: 'borne.png', ...none })
    const description = pictureTag({ key: inText, alt: 'Une borne' })
    await insert(trx, 'projet', { nom: 'Illustré', slug: 'illustre', description, status: true })
    await record(trx, { act: 'hideFirstSteps' }, { act: 'testEmail', before: { e: 'é' } })
    const { id } = await insert(trx, 'partenaire', { nom: 'Passager', status: false })
    await trx.deleteFrom('partenaire').where('id', '=', id).execute()
  })
  await db.close()
  return dataDir
}

async function newUrl(): Promise<string> {
  const { url = '', remove } = await newPlace('postgres')
  onTestFinished(remove)
  return url
}

/** Each row of each table as text, in an order of its own. */
async function rowsOf(db: Db): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const name of await tableNames(db.read, db.kind)) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db.read)
    rows[name] = found.rows
      .map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
      .sort()
  }
  return rows
}

test('there and back: every row, every file, and what goes on from there', async () => {
  // More than are read at once.
  const dataDir = await newFirm(600)
  const url = await newUrl()
  const { said, code } = await runProgram('transfer', [url], { DATA_DIR: dataDir })
  expect([code, said]).toEqual([0, expect.stringContaining('2 fichiers')])
  const folder = join(newFolder(), 'retour')
  expect((await transfer({ dataDir, databaseUrl: url }, `sqlite:${folder}`)).files).toBe(2)

  const [first, second, third] = await Promise.all([
    openDatabase({ dataDir }),
    openDatabase({ url, dataDir }),
    openDatabase({ dataDir: folder }),
  ])
  const before = await rowsOf(first)
  expect(before.categorieService?.length).toBe(601)
  expect(before.fileUse?.filter((use) => use.includes(inText))).toHaveLength(1)
  for (const db of [second, third]) {
    expect(await rowsOf(db)).toEqual(before)
    // The number of the one that was deleted is given to nobody, triggers count, and words are found.
    const { id } = await db.transaction((trx) => insert(trx, 'partenaire', { nom: 'Nouveau', status: true }))
    expect(id).toBe(3)
    const stats = db.read.selectFrom('contentStats').select('active').where('type', '=', 'partenaire')
    expect(await stats.executeTakeFirst()).toEqual({ active: 2 })
    await expect(
      db.transaction((trx) => sql`update "journal" set "door" = 'rest'`.execute(trx)),
    ).rejects.toThrow('append only')
  }
  const found = await sql<{ n: number }>`
    select count(*) as "n" from "categorieServiceSearch" where "search" match 'categorie'`.execute(third.read)
  expect(found.rows).toEqual([{ n: 600 }])
  expect((await sql`pragma integrity_check`.execute(third.read)).rows).toEqual([{ integrity_check: 'ok' }])
  for (const db of [first, second, third]) await db.close()
  const name = 'documents/fedcba9876543210fedcba9876543210/document.pdf'
  expect(readFileSync(join(folder, name), 'utf8')).toBe('%PDF')
})

test('a place that is not empty, or a source that is in use, is refused in a sentence', async () => {
  const dataDir = await newFirm()
  const url = await newUrl()
  const source = { dataDir, databaseUrl: undefined }
  const db = await openDatabase({ dataDir })
  expect(await refusal(transfer(source, url))).toContain('arrêtez-le')
  await db.close()
  const other = await openDatabase({ url, dataDir: newFolder() })
  await migrate(other)
  await other.transaction((trx) => insert(trx, 'partenaire', { nom: 'Là', status: true }))
  await other.close()
  expect(await refusal(transfer(source, url))).toContain('n’est pas vide')
  expect(await refusal(transfer(source, `sqlite:${newFolder()}`))).toContain('déjà une base SQLite')
  expect(await refusal(transfer(source, 'mysql://a'))).toContain('npm run transfer')
  const here = { dataDir, databaseUrl: await newUrl() }
  expect(await refusal(transfer(here, `sqlite:${dataDir}`))).toContain('n’est pas vide')
})

test('where a file is missing nothing takes its place', async () => {
  const dataDir = await newFirm()
  const url = await newUrl()
  await transfer({ dataDir, databaseUrl: undefined }, url)
  rmSync(join(dataDir, 'documents'), { recursive: true })
  const folder = newFolder()
  expect(await refusal(transfer({ dataDir, databaseUrl: url }, `sqlite:${folder}`))).toContain('document.pdf')
  expect(readdirSync(folder)).not.toContain(databaseFile)
  expect(readdirSync(folder).filter((name) => !name.startsWith('.occupation'))).toEqual([])
})
