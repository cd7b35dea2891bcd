import { chmodSync, lchownSync, lstatSync, mkdirSync, readdirSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './startError.ts'

/*
 * DATA_DIR is for one account, which the server runs as: nobody else may read what lies there, and what root makes there
 * belongs to it. Only what this program has made is touched, in case DATA_DIR names a folder that is not its own.
 */

const ours =
  /^(?:geometre\.sqlite(?:-\w+)?|uploads|documents|backups|avant-[\w-]+|\.(?:database|essai|unfinished|(?:ecriture|examen|occupation|restauration|sauvegardes)[\w.-]*))$/

/** Makes the folder where it is missing, and closes to others what was made under a lax umask. */
export function restrictFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const names = readdirSync(dataDir)
  for (const name of names.filter((one) => ours.test(one))) close(join(dataDir, name))
  if (names.every((one) => ours.test(one))) closeOne(dataDir, statSync(dataDir))
}

/** Closed last: in a folder that is closed nobody reaches what is not. */
function close(path: string): void {
  if (isOpen(statOf(path))) each(path, closeOne)
}

function closeOne(path: string, stats: Stats): void {
  if (!isOpen(stats)) return
  ignoring(['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP'], () => chmodSync(path, stats.mode & 0o700))
}

function isOpen(stats: Stats | undefined): boolean {
  return stats !== undefined && !stats.isSymbolicLink() && (stats.mode & 0o077) !== 0
}

/** Gives what root has made in this folder to the account that it belongs to. */
export function chownAllToOwner(dataDir: string): void {
  if (!isGiven(dataDir)) return
  for (const name of readdirSync(dataDir).filter((one) => ours.test(one)))
    chownToOwner(dataDir, join(dataDir, name))
}

/** Gives what root has made there to the account that `folder` belongs to. Throws a StartError where that cannot be done. */
export function chownToOwner(folder: string, path: string): void {
  if (!isGiven(folder)) return
  const { uid, gid } = statSync(folder)
  try {
    each(path, (one, stats) => {
      if (stats.uid !== uid) ignoring(['ENOENT'], () => lchownSync(one, uid, gid))
    })
  } catch (cause) {
    throw new StartError(
      `${path} ne peut pas être donné au compte à qui est ${folder}\u00a0: lancez cette commande sous ce compte.`,
      { cause },
    )
  }
}

/** A failure there, in a sentence where it comes of what another account has left: a command of root's that was killed. */
export function foreignError(dataDir: string, error: unknown): unknown {
  const own = process.getuid?.()
  if (own === 0 || error instanceof StartError) return error
  const foreign = readdirSync(dataDir).find(
    (name) => ours.test(name) && statOf(join(dataDir, name))?.uid !== own,
  )
  return foreign === undefined
    ? error
    : new StartError(
        `${join(dataDir, foreign)} est à un autre compte que celui de ce programme\u00a0: une commande lancée en root s’est arrêtée avant la fin. chown -R --reference=${dataDir} ${dataDir}`,
        { cause: error },
      )
}

function isGiven(folder: string): boolean {
  return process.getuid?.() === 0 && (statOf(folder)?.uid ?? 0) !== 0
}

/** A file, or a folder after all that is in it. */
function each(path: string, visit: (path: string, stats: Stats) => void): void {
  const stats = statOf(path)
  if (stats?.isDirectory())
    ignoring(['ENOENT', 'EACCES'], () => {
      for (const name of readdirSync(path)) each(join(path, name), visit)
    })
  if (stats) visit(path, stats)
}

/** Undefined where it has gone meanwhile. */
function statOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false })
}

function ignoring(codes: readonly string[], work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && codes.includes(String(error.code)))) throw error
  }
}
