import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { chownToOwner } from './privateFolder.ts'
import { StartError } from './startError.ts'

/*
 * Swaps restored data for the present data. The restored data is prepared in a folder of its own; renaming that folder is the
 * commit. The next opening of DATA_DIR undoes a swap that was cut off before it, and completes one that was cut off after.
 */

const making = '.restauration'
const ready = '.restauration-prete'
/** File within `ready` that names the folder for the former data. */
const formerName = 'precedent'

/** The SQLite file in DATA_DIR. */
export const databaseFile = 'geometre.sqlite'
/** SQLite’s side files, which belong to the former database; a restored one has none. */
const besideDatabase = [`${databaseFile}-wal`, `${databaseFile}-shm`, `${databaseFile}-journal`]
const restored = [databaseFile, 'uploads', 'documents']
/** Errors of a rename whose source is missing or whose target is there. */
const movable = ['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EISDIR']

/** Whether a restore of this folder was cut off. */
export function isHalfRestored(dataDir: string): boolean {
  return existsSync(join(dataDir, making)) || existsSync(join(dataDir, ready))
}

/** Creates an empty folder for the restored data. */
export function newRestoreFolder(dataDir: string): string {
  const folder = join(dataDir, making)
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['uploads', 'documents']) mkdirSync(join(folder, name), { recursive: true })
  return folder
}

/** Puts the prepared data, synced to disk, in the place of the present data, which moves to the folder of this name. */
export function swapRestored(dataDir: string, former: string): void {
  const kept = join(dataDir, former)
  const isTaken = (name: string) => existsSync(join(kept, name)) && existsSync(join(dataDir, making, name))
  if (restored.some(isTaken))
    throw new StartError(`${kept} existe déjà\u00a0: déplacez-le, puis recommencez. Rien n’a été changé.`)
  writeFileSync(join(dataDir, making, formerName), former, { flush: true })
  chownToOwner(dataDir, join(dataDir, making))
  sync(join(dataDir, making))
  refuseMounted(dataDir)
  renameSync(join(dataDir, making), join(dataDir, ready))
  sync(dataDir)
  finishRestoreSwap(dataDir)
}

/** Refuses a mount point: it cannot be moved, so that a restore begun there could be neither ended nor undone. */
function refuseMounted(dataDir: string): void {
  for (const name of restored) {
    const path = join(dataDir, name)
    try {
      // Nothing can take the place of a folder with something in it: this only tells why not.
      renameSync(path, join(dataDir, making))
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (code === 'EBUSY' || code === 'EXDEV')
        throw new StartError(
          `${path} est un disque ou un dossier monté, qui ne peut pas être déplacé\u00a0: montez ${dataDir} lui-même à sa place. Rien n’a été changé.`,
        )
      if (!movable.includes(code)) throw error
    }
  }
}

/** Completes a restore that was committed, and undoes one that was not. The caller holds the lock of the folder. */
export function finishRestoreSwap(dataDir: string): void {
  rmSync(join(dataDir, making), { recursive: true, force: true })
  const from = join(dataDir, ready)
  if (!existsSync(from)) return
  // Removed last: once it is gone, everything has been moved.
  if (existsSync(join(from, formerName))) {
    const former = join(dataDir, readFileSync(join(from, formerName), 'utf8'))
    moveFormer(dataDir, former, from)
    for (const name of restored)
      if (existsSync(join(from, name))) renameSync(join(from, name), join(dataDir, name))
    sync(dataDir)
  }
  rmSync(join(from, formerName), { force: true })
  rmSync(from, { recursive: true, force: true })
  sync(dataDir)
}

/** Moves away what the folder held before: all that the restore has not put there. */
function moveFormer(dataDir: string, former: string, from: string): void {
  const old = [...besideDatabase, ...restored.filter((name) => existsSync(join(from, name)))].filter((name) =>
    existsSync(join(dataDir, name)),
  )
  if (old.length === 0) return
  mkdirSync(former, { recursive: true })
  for (const name of old) renameSync(join(dataDir, name), join(former, name))
  sync(former)
  sync(dataDir)
}

function sync(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
