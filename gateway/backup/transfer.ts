import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { storedHash } from '../../db/files/files.ts'
import { isMigrated, migrate } from '../../db/migrate.ts'
import { lockFile, lockDataDirAlone } from '../../db/connection/dataDirLock.ts'
import {
  finishRestoreSwap,
  databaseFile,
  newRestoreFolder,
  swapRestored,
} from '../../db/connection/restoreSwap.ts'
import { startError, StartError } from '../../db/connection/startError.ts'
import { folderStorage, type Storage } from '../uploads/storage.ts'
import { storageOf } from '../uploads/storageOf.ts'
import type { BackupSource } from './backup.ts'
import { copyTables } from './copyTables.ts'
import { factsOf } from './facts.ts'
import { syncFolders } from './archive/fileTrees.ts'
import { refuseConnected } from './postgres/postgres.ts'

/** How many rows and files there are now in the other place. */
export interface Transferred {
  rows: number
  files: number
}

/**
 * Copies all there is to an empty database of the other kind, and compares each row: to `postgres://…`, whose files stay
 * where they are, or with its files to a folder, `sqlite:…`. Nobody may use the source meanwhile. Throws a StartError where
 * it cannot be done; the other place is empty then.
 */
export async function transfer(source: BackupSource, target: string): Promise<Transferred> {
  const folder = target.startsWith('sqlite:') ? resolve(target.slice('sqlite:'.length)) : undefined
  refuseUnfit(source, target, folder)
  const leave = await lockDataDirAlone(source.dataDir)
  try {
    if (source.databaseUrl !== undefined) await refuseConnected(source.databaseUrl)
    const from = await openDatabase({ url: source.databaseUrl, dataDir: source.dataDir, isLockHeld: true })
    try {
      if (!(await hasTables(from)) || !(await isMigrated(from)))
        throw new StartError(
          'La base n’est pas celle de cette version\u00a0: démarrez d’abord npm start une fois.',
        )
      return folder === undefined
        ? await toPostgres(from, target, source.dataDir)
        : await toFolder(from, storageOf(source, (name) => storedHash(from.read, name))(''), folder)
    } finally {
      await from.close()
    }
  } catch (error) {
    throw startError(error, (why) => `Le transfert a échoué, rien n’a été changé (${why}).`)
  } finally {
    await leave()
  }
}

function refuseUnfit(
  { dataDir, databaseUrl }: BackupSource,
  target: string,
  folder: string | undefined,
): void {
  if (folder === undefined && !/^postgres(?:ql)?:\/\//.test(target))
    throw new StartError('npm run transfer -- postgres://… ou sqlite:DOSSIER')
  if ((folder === undefined) === (databaseUrl !== undefined))
    throw new StartError(
      folder === undefined
        ? 'La base est déjà une base PostgreSQL\u00a0: transférez-la vers sqlite:DOSSIER, ou copiez-la par une sauvegarde.'
        : 'La base est déjà une base SQLite\u00a0: transférez-la vers postgres://…, ou copiez-la par une sauvegarde.',
    )
  if (databaseUrl === undefined && !existsSync(join(dataDir, databaseFile)))
    throw new StartError(`Il n’y a rien à transférer dans ${dataDir}\u00a0: vérifiez DATA_DIR.`)
  if (folder !== undefined && (folder === dataDir || existsSync(join(folder, databaseFile))))
    throw new StartError(`${folder} n’est pas vide\u00a0: donnez un autre dossier.`)
}

async function hasTables(db: Db): Promise<boolean> {
  return (await factsOf(db.read, db.kind)) !== null
}

/** What each new database holds before anything is written to it. */
const seeded = ['contentStats', 'contentVersion', 'migration']

async function toPostgres(from: Db, url: string, dataDir: string): Promise<Transferred> {
  const to = await openDatabase({ url, dataDir, isLockHeld: true })
  try {
    const { tables = {} } = (await factsOf(to.read, 'postgres')) ?? {}
    if (Object.entries(tables).some(([name, count]) => count > 0 && !seeded.includes(name)))
      throw new StartError('Cette base PostgreSQL n’est pas vide\u00a0: donnez-en une autre.')
    await migrate(to)
    const { files = [] } = (await factsOf(from.read, from.kind)) ?? {}
    return { rows: await copyTables(from, to), files: files.length }
  } finally {
    await to.close()
  }
}

/** All of it is made ready beside, and takes its place in one step. */
async function toFolder(from: Db, storage: Storage, folder: string): Promise<Transferred> {
  const leave = await lockDataDirAlone(folder)
  try {
    const making = newRestoreFolder(folder)
    const to = await openDatabase({ dataDir: making })
    const rows = await migrate(to)
      .then(() => copyTables(from, to))
      .finally(() => to.close())
    await rm(join(making, lockFile))
    const { files = [] } = (await factsOf(from.read, from.kind)) ?? {}
    for (const { name } of files) await copy(name, storage, folderStorage(making))
    await syncFolders(making)
    swapRestored(folder, 'avant-transfert')
    return { rows, files: files.length }
  } finally {
    finishRestoreSwap(folder)
    await leave()
  }
}

/** Copies a file, and compares the copy. */
async function copy(name: string, from: Storage, to: Storage): Promise<void> {
  const content = await contentOf(name, from)
  await to.put(name, content)
  if (!content.equals(await contentOf(name, to))) throw new StartError(`${name} a été mal copié.`)
}

async function contentOf(name: string, storage: Storage): Promise<Buffer> {
  const found = await storage.get(name)
  if (!found) throw new StartError(`Il manque le fichier ${name}.`)
  return buffer(found.stream)
}
