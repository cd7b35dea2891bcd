import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { openDatabase } from '../../db/connection/connect.ts'
import { serve } from '../processes/workerProcess.ts'
import { backUp, type BackupSource } from './backup.ts'
import { claimFolder } from './claim.ts'
import { backupFailure } from './failure.ts'
import { UnprovableError } from './postgres/postgres.ts'
import { proveArchive } from './prove.ts'
import { backupName, expiredBackups, type RetentionPolicy } from './schedule.ts'

export interface BackupRequest extends BackupSource {
  /** The folder of the backups. */
  folder: string
  keep: RetentionPolicy
  /** When the last one was made that is proven. */
  provenAt: string | null
}

/* The process that makes the backups of a server: reading, compressing and hashing all there is takes a processor a while. */
serve(makeBackup)

/** What was made, when, and why that could not be proven where it is kept so; or why nothing was, in a sentence. */
export type BackupResult = { at: string; unproven: string | null } | { failure: string }

/** Makes a backup, proves it, and deletes expired ones. */
async function makeBackup({ folder, keep, provenAt, ...place }: BackupRequest): Promise<BackupResult> {
  const now = new Date()
  const file = join(folder, backupName(now))
  try {
    const db = await openDatabase({ url: place.databaseUrl, dataDir: place.dataDir })
    try {
      await claimFolder(folder, db, place.dataDir)
      await forget(folder, (await readdir(folder)).filter(isLeftover))
      await backUp(db, place, file, now)
    } finally {
      await db.close()
    }
    const unproven = await whyUnproven(file, place.databaseUrl)
    const old = expiredBackups(await readdir(folder), keep, basename(file))
    // One that nobody has restored does not take the place of the last that somebody has.
    const good = unproven !== null && provenAt !== null ? backupName(new Date(provenAt)) : null
    await forget(
      folder,
      old.filter((name) => name !== good),
    )
    return { at: now.toISOString(), unproven }
  } catch (error) {
    return { failure: backupFailure(error, folder).message }
  }
}

/** Proves an archive: null where it is good, why it could not be tried where it seems so. Removes it where it is not. */
async function whyUnproven(file: string, databaseUrl: string | undefined): Promise<string | null> {
  try {
    await proveArchive(file, databaseUrl)
    return null
  } catch (error) {
    if (error instanceof UnprovableError) return error.why
    // The archive is removed, so that nobody takes it for a good one; earlier ones stay.
    await rm(file, { force: true })
    throw error
  }
}

/** What one that was cut off has left. */
function isLeftover(name: string): boolean {
  return /^(?:geometre-.*\.tar\.(?:part|essai)-|\.database\.)/.test(name)
}

async function forget(folder: string, names: string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { recursive: true })
}
