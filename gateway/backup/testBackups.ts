import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { insert } from '../../db/content/contentStore.ts'
import { hashOfFile } from '../../db/files/fileHash.ts'
import { insertFile } from '../../db/files/files.ts'
import { migrate } from '../../db/migrate.ts'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { folderStorage, newKey } from '../uploads/storage.ts'
import { backUp, type BackupSource } from './backup.ts'

/** An empty folder for one test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'geometre-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A document of one item, `n` of them in all. */
export async function addDocument(db: Db, dataDir: string, n: number): Promise<string> {
  const key = newKey()
  const bytes = Buffer.from(`%PDF-1.4 document ${n}`)
  await folderStorage(join(dataDir, 'documents')).put(`${key}/document.pdf`, bytes)
  const hash = hashOfFile(bytes)
  const variants = JSON.stringify([{ format: 'pdf', width: null, file: 'document.pdf', hash }])
  const none = { width: null, height: null, placeholder: null }
  await db.transaction(async (trx) => {
    await insertFile(trx, { key, kind: 'document', name: `cv-${n}.pdf`, variants, ...none })
    await insert(trx, 'carriere', {
      nom: `Candidat ${n}`,
      email: 'a@example.com',
      cv: key,
      lu: false,
      status: true,
    })
  })
  return `documents/${key}/document.pdf`
}

/** A database in a folder of its own, with so many applications, each with its document. */
export async function newSourceWith(
  count: number,
  url?: string,
): Promise<BackupSource & { documents: string[] }> {
  const { dataDir, remove } = url ? { dataDir: newFolder(), remove() {} } : await newMigrated('sqlite')
  onTestFinished(remove)
  const db = await openDatabase({ dataDir, url })
  await migrate(db)
  const documents: string[] = []
  for (let n = 1; n <= count; n++) documents.push(await addDocument(db, dataDir, n))
  await db.close()
  return { dataDir, databaseUrl: url, documents }
}

/** Its archive, and what that says of itself. */
export async function archiveOf(place: BackupSource, name = 'sauvegarde.tar') {
  const db = await openDatabase({ dataDir: place.dataDir, url: place.databaseUrl })
  const file = join(newFolder(), name)
  const manifest = await backUp(db, place, file).finally(() => db.close())
  return { file, manifest }
}

/** The names of the applications in a folder, in their order, or why it cannot be opened. */
export async function namesIn(place: BackupSource): Promise<string[]> {
  const db = await openDatabase({ dataDir: place.dataDir, url: place.databaseUrl })
  try {
    const rows = await db.read.selectFrom('carriere').select('nom').orderBy('id').execute()
    return rows.map(({ nom }) => nom)
  } finally {
    await db.close()
  }
}

/** What a refused promise says. */
export async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
}
