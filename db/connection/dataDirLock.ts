import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sqlite3 from 'sqlite3'
import { restrictFolder, foreignError, chownAllToOwner } from './privateFolder.ts'
import { finishRestoreSwap, databaseFile, isHalfRestored } from './restoreSwap.ts'
import { StartError } from './startError.ts'

/** Releases the folder. */
export type Release = () => Promise<void>

/** Locks of the operating system on this file: they end with the process that holds them, however that ends. */
export const lockFile = '.occupation.sqlite'

/** How long a start waits for a restore that is about to end; and how long a restore for programs that stop. */
const waitMs = 5_000

/** Marks the folder as in use by one of any number of programs. What a restore has left half done is ended or undone first. */
export async function lockDataDir(dataDir: string): Promise<Release> {
  restrictFolder(dataDir)
  for (;;) {
    const leave = await locked(dataDir, 'shared', waitMs)
    if (!isHalfRestored(dataDir)) return leave
    await leave()
    const leaveAlone = await locked(dataDir, 'alone', waitMs)
    try {
      finishRestoreSwap(dataDir)
    } catch (error) {
      throw foreignError(dataDir, error)
    } finally {
      await leaveAlone()
    }
  }
}

/** Marks the folder as this program’s alone; throws a StartError where another one uses it. */
export async function lockDataDirAlone(dataDir: string): Promise<Release> {
  restrictFolder(dataDir)
  const leave = await locked(dataDir, 'alone', 0)
  try {
    await refuseOpenDatabase(dataDir)
    finishRestoreSwap(dataDir)
    return leave
  } catch (error) {
    await leave()
    throw foreignError(dataDir, error)
  }
}

/** Refuses a database that somebody has open, as SQLite itself tells: the folder is not free because its lock's file is gone. */
async function refuseOpenDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, databaseFile)
  if (!existsSync(file)) return
  const database = await open(file)
  try {
    await exec(database, 'pragma locking_mode = exclusive; select count(*) from sqlite_schema')
  } catch (error) {
    // One that cannot be read is nobody's.
    if (String(error).includes('SQLITE_BUSY')) throw new StartError(sentences.alone(dataDir))
  } finally {
    await closed(database)
  }
}

const sentences = {
  shared: (dataDir: string) =>
    `Une restauration de ${dataDir} est en cours\u00a0: attendez qu’elle soit finie.`,
  alone: (dataDir: string) =>
    `Un serveur ou un autre programme se sert de ${dataDir}\u00a0: arrêtez-le d’abord. Rien n’a été changé.`,
}

async function locked(dataDir: string, how: 'shared' | 'alone', patienceMs: number): Promise<Release> {
  const database = await open(join(dataDir, lockFile)).catch((error: unknown) => {
    throw foreignError(dataDir, error)
  })
  try {
    database.configure('busyTimeout', patienceMs)
    // A reader holds the lock of readers from its first read to the end of its transaction.
    if (how === 'shared') await exec(database, 'begin; select count(*) from sqlite_schema')
    else await exec(database, 'begin exclusive')
    return async () => {
      await closed(database)
      chownAllToOwner(dataDir)
    }
  } catch (error) {
    await closed(database)
    if (String(error).includes('SQLITE_BUSY')) throw new StartError(sentences[how](dataDir))
    throw error
  }
}

function open(file: string): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file, (error) => (error ? reject(error) : resolve(database)))
  })
}

function exec(database: sqlite3.Database, text: string): Promise<void> {
  return new Promise((resolve, reject) => database.exec(text, (error) => (error ? reject(error) : resolve())))
}

function closed(database: sqlite3.Database): Promise<void> {
  return new Promise((resolve) => database.close(() => resolve()))
}
