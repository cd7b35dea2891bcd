import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../db/connect.ts'
import { serve } from '../processes/workerProcess.ts'
import { backUp, type Place } from './backup.ts'
import { claim } from './claim.ts'
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

/** What one that was cut off has left. */
function isLeftover(name: string): boolean {
  return /^geometre-.*\.tar\.(?:part|essai)-/.test(name)
}

async function forget(folder: string, names: string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { recursive: true })
}
