import sqlite3 from 'sqlite3'
import { isPostgresError } from './postgres/postgresDriver.ts'

/** Why the database or the disk could not do what was asked, through no fault of the program or its caller. */
export type Outage = 'full' | 'readonly' | 'busy' | 'damaged' | 'unreachable' | 'stopped'

/** An outage: what was asked was not done, and may be asked again as it was. */
export class Unavailable extends Error {
  /** The code that the catalogue of errors has, by which pages know it. */
  readonly code = 'UNAVAILABLE'
  readonly outage: Outage
  /** A French sentence for an operator, where neither the database nor the disk is the reason. */
  readonly sentence: string | undefined

  constructor(outage: Outage, cause: unknown, sentence?: string) {
    super(sentence ?? (cause instanceof Error ? cause.message : String(cause)), { cause })
    this.outage = outage
    this.sentence = sentence
  }
}

/** SQLite's codes for them, without what it adds to be more exact. */
const bySqlite: Readonly<Record<number, Outage>> = {
  [sqlite3.FULL]: 'full',
  [sqlite3.READONLY]: 'readonly',
  [sqlite3.PERM]: 'readonly',
  [sqlite3.BUSY]: 'busy',
  [sqlite3.PROTOCOL]: 'busy',
  [sqlite3.IOERR]: 'damaged',
  [sqlite3.CORRUPT]: 'damaged',
  [sqlite3.NOTADB]: 'damaged',
  [sqlite3.CANTOPEN]: 'unreachable',
}
/** SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC. */
const sqliteUnsynced = [1034, 1290]

/** What the file system calls them. */
const byName: Readonly<Record<string, Outage>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readonly',
  EACCES: 'readonly',
  EPERM: 'readonly',
  EIO: 'damaged',
  EMFILE: 'busy',
  ENFILE: 'busy',
}

/** SQLSTATE, by its beginning; the longer ones first. */
const byState: readonly [beginning: string, outage: Outage][] = [
  ['53100', 'full'],
  ['53', 'busy'],
  // It took too long, waited too long for a lock, or was left open. After a deadlock `openPostgres` runs it again.
  ['57014', 'busy'],
  ['55P03', 'busy'],
  ['25P0', 'busy'],
  ['25006', 'readonly'],
  ['58', 'damaged'],
  ['XX00', 'damaged'],
  // Connections that broke, servers that stop or start, accounts and databases that are not there.
  ['08', 'unreachable'],
  ['57P', 'unreachable'],
  ['28', 'unreachable'],
  ['3D', 'unreachable'],
]

/**
 * A failure of SQLite or of the file system, as `Unavailable` where it is one; any other as it is. Where the disk did not
 * confirm what was written the process ends: Linux may forget it and confirm the next time, so that nothing that this
 * process could still say would be true. The next start reads what is there.
 */
export function outageOfFile(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code = '', errno = 0, syscall = '' }: NodeJS.ErrnoException = error
  if (sqliteUnsynced.includes(errno) || (syscall === 'fsync' && code === 'EIO')) {
    console.error(
      `Le disque n’a pas confirmé une écriture (${error.message}). Ce qu’il contient est inconnu\u00a0: le serveur s’arrête. Vérifiez le disque, puis relancez.`,
    )
    process.exit(1)
  }
  const outage = errno > 0 ? bySqlite[errno & 0xff] : byName[code]
  return outage ? new Unavailable(outage, error) : error
}

/** A failure of PostgreSQL likewise. What the server did not answer itself is a failure of the connection. */
export function outageOfPostgres(error: unknown): unknown {
  if (error instanceof Unavailable || error instanceof TypeError) return error
  if (!isPostgresError(error)) return new Unavailable('unreachable', error)
  const { code = '' } = error
  const [, outage] = byState.find(([beginning]) => code.startsWith(beginning)) ?? []
  return outage ? new Unavailable(outage, error) : error
}

/** What Kysely says once its connections are closed. */
const destroyed = 'driver has already been destroyed'

/** The outage that a failure comes from, through whatever wraps it; null where it comes from something else. */
export function outageOf(error: unknown): Unavailable | null {
  if (error instanceof Unavailable) return error
  if (!(error instanceof Error)) return null
  if (error.message === destroyed) return new Unavailable('stopped', error)
  const within: unknown = 'originalError' in error ? error.originalError : undefined
  return outageOf(within ?? error.cause)
}
