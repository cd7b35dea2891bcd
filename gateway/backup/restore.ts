import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../db/connection/connect.ts'
import { lockDataDirAlone } from '../../db/connection/dataDirLock.ts'
import {
  finishRestoreSwap,
  databaseFile,
  newRestoreFolder,
  swapRestored,
} from '../../db/connection/restoreSwap.ts'
import { StartError } from '../../db/connection/startError.ts'
import { ownerFile } from '../uploads/sweep.ts'
import { parts } from '../uploads/storage.ts'
import { storageOf } from '../uploads/storageOf.ts'
import type { BackupSource } from './backup.ts'
import { factsOf } from './facts.ts'
import { backupFailure } from './failure.ts'
import { linkAll, moveAll, restoreObjects, syncFolders } from './archive/fileTrees.ts'
import { databaseNames, type Manifest } from './archive/manifest.ts'
import { refuseConnected, restoreDump } from './postgres/postgres.ts'
import { dump } from './postgres/postgresTools.ts'
import { expandDatabase, proveSqlite, refuseNewer } from './prove.ts'
import { fileTimestamp } from './schedule.ts'
import { unpack } from './archive/unpack.ts'

export interface Restored {
  manifest: Manifest
  /** Folder of the former data; null where there was none. */
  former: string | null
}

/**
 * Puts an archive in the place of the database and its files, which are kept beside. All of the archive is checked before
 * anything is touched; whenever this is cut off, the next start has all of what was there or all of the archive. Throws a
 * StartError where it cannot be done.
 */
export async function restoreArchive(place: BackupSource, file: string): Promise<Restored> {
  const { dataDir, databaseUrl } = place
  const leave = await lockDataDirAlone(dataDir).catch((error: unknown) => {
    throw backupFailure(error, dataDir)
  })
  const name = `avant-restauration-${fileTimestamp(new Date())}`
  try {
    const folder = newRestoreFolder(dataDir)
    const manifest = await unpack(file, folder)
    refuseOtherKind(manifest, databaseUrl)
    if (databaseUrl === undefined) await restoreSqlite(manifest, place, folder, name)
    else await restorePostgres(manifest, { ...place, databaseUrl }, folder, name)
    const former = join(dataDir, name)
    return { manifest, former: existsSync(former) ? former : null }
  } catch (error) {
    throw backupFailure(error, dataDir)
  } finally {
    finishRestoreSwap(dataDir)
    await leave()
  }
}

function refuseOtherKind({ database }: Manifest, databaseUrl: string | undefined): void {
  if ((database === 'postgres') === (databaseUrl !== undefined)) return
  throw new StartError(
    database === 'postgres'
      ? 'Cette sauvegarde est celle d’une base PostgreSQL\u00a0: donnez son adresse dans DATABASE_URL.'
      : 'Cette sauvegarde est celle d’une base SQLite, et DATABASE_URL désigne une base PostgreSQL\u00a0: retirez DATABASE_URL.',
  )
}

async function restoreSqlite(
  manifest: Manifest,
  { dataDir, s3 }: BackupSource,
  folder: string,
  former: string,
): Promise<void> {
  await proveSqlite(manifest, folder)
  await expandDatabase(folder, join(folder, databaseFile))
  await rm(join(folder, databaseNames.sqlite))
  if (s3) await restoreObjects(storageOf({ dataDir, s3 }), folder, join(dataDir, former))
  await syncFolders(folder)
  swapRestored(dataDir, former)
}

/**
 * Nothing of a file ever changes under its name, so the files come first, beside those that are there; the database follows
 * in one transaction. The sweep removes later what the database that is there then does not name.
 */
async function restorePostgres(
  manifest: Manifest,
  { dataDir, databaseUrl, s3 }: BackupSource & { databaseUrl: string },
  folder: string,
  name: string,
): Promise<void> {
  // That of SQLite is opened before anything is touched.
  refuseNewer(manifest)
  await refuseConnected(databaseUrl)
  const former = join(dataDir, name)
  if (await holdsSomething(dataDir, databaseUrl)) {
    await mkdir(former, { recursive: true })
    await dump([], databaseUrl, join(former, databaseNames.postgres))
    for (const part of parts) await linkAll(join(dataDir, part), join(former, part))
  }
  if (s3) await restoreObjects(storageOf({ dataDir, s3 }), folder, former)
  else
    for (const part of parts) {
      await storageOf({ dataDir })(part).remove(ownerFile)
      await moveAll(join(folder, part), join(dataDir, part))
    }
  await restoreDump(join(folder, databaseNames.postgres), databaseUrl, folder)
  const found = await countsOf(dataDir, databaseUrl)
  if (JSON.stringify(found) !== JSON.stringify(manifest.tables))
    throw new StartError('La base restaurée n’a pas les lignes que dit le manifeste\u00a0: vérifiez-la.')
}

async function countsOf(dataDir: string, url: string): Promise<Manifest['tables'] | undefined> {
  const db = await openDatabase({ url, dataDir, isLockHeld: true })
  try {
    return (await factsOf(db.read, db.kind))?.tables
  } finally {
    await db.close()
  }
}

async function holdsSomething(dataDir: string, url: string): Promise<boolean> {
  return (await countsOf(dataDir, url)) !== undefined
}
