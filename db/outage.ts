import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './connect.ts'

/** What keeps the database or the disk from doing what is asked: nothing that the program or its caller did wrong. */
export type Outage = 'full' | 'readonly' | 'busy' | 'damaged' | 'unreachable' | 'stopped'

/** An outage: what was asked was not done, and may be asked again as it was. */
export class Unavailable extends Error {
  /** As the catalogue of codes has it, so that pages know it by its code. */
  readonly code = 'UNAVAILABLE'
  readonly outage: Outage

  constructor(outage: Outage, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.outage = outage
  }
}

/** What SQLite and the file system call them. */
const byName: Readonly<Record<string, Outage>> = {
  SQLITE_FULL: 'full',
  SQLITE_READONLY: 'readonly',
  SQLITE_PERM: 'readonly',
  SQLITE_BUSY: 'busy',
  SQLITE_PROTOCOL: 'busy',
  SQLITE_IOERR: 'damaged',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
  SQLITE_CANTOPEN: 'unreachable',
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
  // It took too long, waited too long for a lock, or was left open. Of a deadlock `openPostgres` runs it again.
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

/** A failure of SQLite or of the file system, as `Unavailable` where it is one; any other as it is. */
export function outageOfFile(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const outage = byName[code]
  return outage ? new Unavailable(outage, error) : error
}

/** A failure of PostgreSQL likewise. What is no answer of the server itself is the way there. */
export function outageOfPostgres(error: unknown): unknown {
  if (error instanceof Unavailable || error instanceof TypeError) return error
  if (!(error instanceof pg.DatabaseError)) return new Unavailable('unreachable', error)
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

/** Throws where the database takes no writes at the moment. Writes nothing: it takes the lock and gives it back. */
export async function assertWritable({ kind, transaction }: Db): Promise<void> {
  const { rows } = await transaction((trx) =>
    kind === 'sqlite'
      ? sql<{ setting: string }>`select 'off' as "setting"`.execute(trx)
      : sql<{ setting: string }>`select current_setting('transaction_read_only') as "setting"`.execute(trx),
  )
  if (rows[0]?.setting !== 'off') throw new Unavailable('readonly', 'transaction_read_only')
}
