import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../db/connection/connect.ts'
import { loadReleased, released } from '../../db/fixtures/load.ts'
import { folderStorage } from '../uploads/storage.ts'
import { runProgram } from '../lab/servers/server.ts'
import { proveArchive } from './prove.ts'
import { newFolder } from './testBackups.ts'

const [version = ''] = released

/** A folder as that version left it. */
async function releasedFolder(): Promise<string> {
  const dataDir = newFolder()
  await loadReleased(version, { dataDir })
  await folderStorage(join(dataDir, 'uploads')).put('0123456789abcdef0123456789abcdef/960.webp', 'façade')
  await folderStorage(join(dataDir, 'documents')).put('fedcba9876543210fedcba9876543210/document.pdf', '%PDF')
  return dataDir
}

function archivesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.tar'))
}

test('before a database in use is changed all there is is saved; once changed, and for a new one, nothing is', async () => {
  const dataDir = await releasedFolder()
  const first = await runProgram('account', [], { DATA_DIR: dataDir })
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining('awa@example.com') })
  const folder = join(dataDir, 'backups')
  const [name = '', ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect((await proveArchive(join(folder, name), undefined)).schema).toBe(version)
  await runProgram('account', [], { DATA_DIR: dataDir })
  expect(readdirSync(folder)).toEqual([name])

  const empty = newFolder()
  await runProgram('account', [], { DATA_DIR: empty })
  expect(readdirSync(empty)).not.toContain('backups')
})

test('where that cannot be done the database stays as it is, and a sentence says why', async () => {
  const dataDir = await releasedFolder()
  writeFileSync(join(dataDir, 'fichier'), '')
  const blocked = { DATA_DIR: dataDir, BACKUP_DIR: join(dataDir, 'fichier') }
  expect(await runProgram('account', [], blocked)).toEqual({
    code: 1,
    said: expect.stringContaining('La base reste comme elle était'),
  })
  // It still is to be changed: this start saves it first.
  const there = newFolder()
  await runProgram('account', [], { DATA_DIR: dataDir, BACKUP_DIR: there })
  const [name = ''] = archivesIn(there)
  expect((await proveArchive(join(there, name), undefined)).schema).toBe(version)
})

test('nor is the database of one site saved among the backups of another, which would count for its own', async () => {
  const BACKUP_DIR = newFolder()
  const [one, other] = [await releasedFolder(), await releasedFolder()]
  await runProgram('account', [], { DATA_DIR: one, BACKUP_DIR })
  const saved = archivesIn(BACKUP_DIR)
  const db = await openDatabase({ dataDir: other })
  await db.transaction((trx) =>
    trx.updateTable('setting').set({ value: 'une autre' }).where('name', '=', 'databaseId').execute(),
  )
  await db.close()
  expect(await runProgram('account', [], { DATA_DIR: other, BACKUP_DIR })).toEqual({
    code: 1,
    said: expect.stringContaining('Les sauvegardes d’un autre site'),
  })
  expect(archivesIn(BACKUP_DIR)).toEqual(saved)
})
