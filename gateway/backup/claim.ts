import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../db/connection/connect.ts'
import { databaseId } from '../../db/files/files.ts'
import { chownToOwner } from '../../db/connection/privateFolder.ts'
import { StartError } from '../../db/connection/startError.ts'
import { sync } from '../uploads/storage.ts'

/** The file in the folder that names the database whose backups lie there. */
const owner = '.database'
/** The file in DATA_DIR that names the folder claimed last. */
const claimed = '.sauvegardes'

/**
 * The first database to be backed up there owns it: another one would forget its backups, as if they were its own. Throws a
 * StartError where that is another, or where the folder that was claimed is not there.
 */
export async function claimFolder(folder: string, db: Db, dataDir: string): Promise<void> {
  const lost = await unmountedReason(folder, dataDir)
  if (lost !== null) throw new StartError(lost)
  await mkdir(folder, { recursive: true })
  await own(folder, await db.transaction(databaseId))
  // A full disk there is no reason to make no backup on this one.
  if ((await claimedLast(dataDir)) !== folder) await writeFile(join(dataDir, claimed), folder).catch(() => {})
}

function claimedLast(dataDir: string): Promise<string | null> {
  return readFile(join(dataDir, claimed), 'utf8').catch(() => null)
}

/** The folder that was claimed last, without its mark: a disk is not mounted. As a sentence; null where nothing is wrong. */
export async function unmountedReason(folder: string, dataDir: string): Promise<string | null> {
  if ((await claimedLast(dataDir)) !== folder || existsSync(join(folder, owner))) return null
  return `Les sauvegardes qui étaient dans ${folder} n’y sont plus\u00a0: montez leur disque. Si ce dossier est le bon, créez-y un fichier ${owner} vide.`
}

/** A mark that was cut off is made whole. */
async function own(folder: string, id: string): Promise<void> {
  const path = join(folder, owner)
  const found = existsSync(path) ? (await readFile(path, 'utf8')).replaceAll('\0', '').trim() : null
  if (found === id) return
  if (found !== null && !id.startsWith(found))
    throw new StartError(
      `Les sauvegardes d’un autre site sont dans ${folder}\u00a0: donnez à celui-ci un autre BACKUP_DIR, ou supprimez ${path} si elles sont les siennes.`,
    )
  const mark = `${path}.${randomBytes(4).toString('hex')}`
  try {
    await writeFile(mark, id, { flag: 'wx', flush: true })
    chownToOwner(folder, mark)
    // Whole or not there, whatever happens meanwhile.
    const isTaken = found === null && !(await linked(mark, path))
    if (found !== null) await rename(mark, path)
    await sync(folder)
    if (isTaken) await own(folder, id)
  } finally {
    await rm(mark, { force: true })
  }
}

/** Gives a file its name; false where that is taken. */
async function linked(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    // A disk that knows no second names.
    await rename(file, name)
  }
  return true
}
