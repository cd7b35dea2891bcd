import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, type Db } from '../../db/connect.ts'
import { databaseId } from '../../db/files.ts'
import { StartError } from '../../db/startError.ts'
import { serve } from '../workerProcess.ts'
import { backUp, type Place } from './backup.ts'
import { backupFailure } from './failure.ts'
import { proveArchive } from './prove.ts'
import { nameAt, toForget, type Keep } from './schedule.ts'

export interface Order extends Place {
  /** Where backups lie. */
  folder: string
  keep: Keep
}

/* The process that makes the backups of a server: reading, compressing and hashing all there is takes a processor a while. */
serve(makeBackup)

/** Makes one, proves it, and forgets what is too old; answers with its time, or with the sentence that says why not. */
async function makeBackup({ folder, keep, ...place }: Order): Promise<{ at: string } | { failure: string }> {
  const now = new Date()
  const file = join(folder, nameAt(now))
  try {
    await mkdir(folder, { recursive: true })
    const db = await openDatabase({ url: place.databaseUrl, dataDir: place.dataDir })
    let createdAt: string
    try {
      await claim(folder, db)
      await forget(folder, (await readdir(folder)).filter(isLeftover))
      ;({ createdAt } = await backUp(db, place, file))
    } finally {
      await db.close()
    }
    try {
      await proveArchive(file, place.databaseUrl)
    } catch (error) {
      // Nobody is to take it for a good one; those before stay.
      await rm(file, { force: true })
      throw error
    }
    await forget(folder, toForget(await readdir(folder), keep))
    return { at: createdAt }
  } catch (error) {
    return { failure: backupFailure(error, folder).message }
  }
}

/** In the folder: the database whose backups lie there. */
const owner = '.database'

/** The first database to be backed up there owns it: another one would forget its backups, as if they were its own. */
async function claim(folder: string, db: Db): Promise<void> {
  const id = await db.transaction(databaseId)
  const path = join(folder, owner)
  await writeFile(path, id, { flag: 'wx' }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    if ((await readFile(path, 'utf8')) === id) return
    throw new StartError(
      `Les sauvegardes d’un autre site sont dans ${folder}\u00a0: donnez à celui-ci un autre BACKUP_DIR, ou supprimez ${path} si elles sont les siennes.`,
    )
  })
}

/** What one that was cut off has left. */
function isLeftover(name: string): boolean {
  return /^geometre-.*\.tar\.(?:part|essai)-/.test(name)
}

async function forget(folder: string, names: string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { recursive: true })
}
