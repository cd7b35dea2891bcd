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
 * How what was restored takes the place of what was there. All of it is made ready in a folder of its own; giving that one
 * its second name is the moment from which it counts. Whoever opens the folder next undoes what had not come that far, and
 * ends what had.
 */

const making = '.restauration'
const ready = '.restauration-prete'
/** A file within `ready`: it names the folder that what was there goes to. */
const formerName = 'precedent'

/** The SQLite file in DATA_DIR. */
export const databaseFile = 'geometre.sqlite'
/** What SQLite keeps beside it: of the former one, never of one that was restored. */
const besideDatabase = [`${databaseFile}-wal`, `${databaseFile}-shm`, `${databaseFile}-journal`]
const restored = [databaseFile, 'uploads', 'documents']
/** What is not there, a folder, and a file or a link. */
const movable = ['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EISDIR']

/** Has a restore of this folder been cut off? */
export function isHalfRestored(dataDir: string): boolean {
  return existsSync(join(dataDir, making)) || existsSync(join(dataDir, ready))
}

/** An empty folder for what is to be restored. */
export function newRestoreFolder(dataDir: string): string {
  const folder = join(dataDir, making)
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['uploads', 'documents']) mkdirSync(join(folder, name), { recursive: true })
  return folder
}

/** Puts what was made ready, all of it on disk, in the place of what is there; that goes to a folder beside, by this name. */
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

/** Completes a restore that had come far enough to count, and undoes one that had not. Only for whoever has the folder alone. */
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
