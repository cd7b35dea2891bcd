import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery, Kysely, type LogEvent, sql, type Transaction } from 'kysely'
import sqlite3 from 'sqlite3'
import { lockFile, lockDataDir, type Release } from './dataDirLock.ts'
import { actIn, type Actor } from '../journal/actor.ts'
import { GroupCommitQueue, lockWaitMs, type Sharing } from './groupCommitQueue.ts'
import { Channel, type Topics, type Transport } from '../events/channel.ts'
import { Unavailable } from './outage.ts'
import { postgresDialect } from './postgres/postgresDialect.ts'
import { isPostgresError } from './postgres/postgresDriver.ts'
import { sqliteDialect } from './sqlite/sqliteDialect.ts'
import { databaseFile } from './restoreSwap.ts'
import { startError, StartError } from './startError.ts'
import type { Tables } from '../tables.ts'
import { watchFileIdentity } from './fileIdentity.ts'

/** One open database, SQLite or PostgreSQL. In an outage its functions throw `Unavailable` within seconds. */
export interface Db {
  kind: 'sqlite' | 'postgres'
  /** Reads only; on SQLite one of several read-only connections. `readTransaction` reads one snapshot by it. */
  read: Kysely<Tables>
  /** One transaction, committed when `work` is done and rolled back when it throws. Never nest. */
  transaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** The same without a time limit: for migrations, imports, and other work that takes a while. */
  longTransaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** Runs one statement of a library that keeps a table of its own on PostgreSQL. Null on SQLite. */
  statement: ((text: string, values: unknown[]) => Promise<{ rows: unknown[] }>) | null
  /** The same database, whose writes are journaled under the actor that `who` returns when a transaction begins. */
  actingAs(who: () => Actor): Db
  /** Calls `listener` each time a transaction of this process has ended. Returns a function that unsubscribes it. */
  onEnded(listener: () => void): () => void
  /** Pub/sub of writes, those of other servers included. */
  channel: Channel
  /** First message of SQLite about a damaged part of its file, or null; the rest stays readable and writable. */
  damage(): string | null
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** `postgres://…`; without it the SQLite file in `dataDir`. */
  url?: string | undefined
  /** URL of its pooler, if there is one, which may lend a connection for a single transaction (transaction mode). */
  pooledUrl?: string | undefined
  dataDir: string
  /** True: the caller holds the lock of the folder already (`dataDirLock.ts`). */
  isLockHeld?: boolean
  /** Called after each query, with its SQL and how long it took. */
  onQuery?: ((sql: string, ms: number) => void) | undefined
  /** How SQLite's writes share a commit; set by tests and benchmarks. */
  sharing?: Sharing
  /** Reaches the other servers of this machine, if there are any. */
  transport?: Transport | undefined
  /** Called once, with a French sentence, when the database or lock file is removed; nothing is written from then on. */
  onFileLost?: ((sentence: string) => void) | undefined
}

/** PostgreSQL's deadlock and serialization failures: the transaction did nothing and may run again. */
const transientFailures = new Set(['40P01', '40001'])

/** Time limit for closing connections to a PostgreSQL that may be gone. */
const closeMs = 2_000
/** Read-only connections of each thread that reads. */
export const sqliteReaders = 4
/** SQLite's SQLITE_OPEN_EXRESCODE: errors carry extended codes, which name the system call that failed. */
const exactFailures = 0x02000000
/** Marks the file as ours: "geom" in ASCII. */
export const applicationId = 0x67656f6d

/** Opens the database. Throws a StartError, in French, where that cannot be done. */
export async function openDatabase(options: DatabaseOptions): Promise<Db> {
  const { url, pooledUrl, dataDir, isLockHeld, sharing, transport, onFileLost = () => {} } = options
  const log = logOf(options)
  const releaseLock = isLockHeld ? async () => {} : await lockFolder(dataDir)
  const opening = url
    ? openPostgres(url, pooledUrl, log)
    : openSqlite(join(dataDir, databaseFile), log, sharing)
  const opened = await opening.catch(async (error: unknown) => {
    await releaseLock()
    throw error
  })
  const watched = [...(url ? [] : [databaseFile]), ...(isLockHeld ? [] : [lockFile])]
  const fileIdentity = await watchFileIdentity(
    watched.map((name) => join(dataDir, name)),
    onFileLost,
  )
  const listeners = new Set<() => void>()
  const end = () => {
    for (const listener of listeners) listener()
  }
  const channel = new Channel(opened.kind, url, transport)
  async function runAndBroadcast<T>(run: Opened['transaction'], work: Work<T>): Promise<T> {
    fileIdentity.assert()
    let topics: Topics = new Set()
    try {
      return await run(async (trx) => {
        const [result, written] = await channel.runAndPublish(trx, work)
        topics = written
        return result
      })
    } finally {
      end()
      // A failed commit may be done all the same, so the others are told.
      if (topics.size > 0) channel.broadcast(topics)
    }
  }
  const counted: Unbound = {
    ...opened,
    channel,
    transaction: (work) => runAndBroadcast(opened.transaction, work),
    longTransaction: (work) => runAndBroadcast(opened.longTransaction, work),
    onEnded(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: async () => {
      fileIdentity.stop()
      await Promise.all([opened.close(), inTime(channel.close())]).finally(releaseLock)
    },
  }
  return { ...counted, actingAs: (who) => withActor(counted, who) }
}

/** Kysely's `log` option for `onQuery`. */
export function logOf({ onQuery }: Pick<DatabaseOptions, 'onQuery'>): Log {
  return onQuery && { log: ({ query, queryDurationMillis }) => onQuery(query.sql, queryDurationMillis) }
}

function lockFolder(dataDir: string): Promise<Release> {
  return lockDataDir(dataDir).catch((error: unknown) => {
    throw startError(error, (why) => `Le dossier ${dataDir} ne peut pas être utilisé (${why}).`)
  })
}

type Opened = Omit<Db, 'onEnded' | 'channel' | 'actingAs'>
type Work<T> = (trx: Transaction<Tables>) => Promise<T>
type Unbound = Omit<Db, 'actingAs'>

function withActor(db: Unbound, who: () => Actor): Db {
  const acting =
    <T>(work: Work<T>) =>
    (trx: Transaction<Tables>) => {
      actIn(trx, who())
      return work(trx)
    }
  return {
    ...db,
    transaction: (work) => db.transaction(acting(work)),
    longTransaction: (work) => db.longTransaction(acting(work)),
    actingAs: (another) => withActor(db, another),
  }
}

type Log = { log: (event: LogEvent) => void } | undefined

async function openPostgres(url: string, pooledUrl = url, log: Log): Promise<Opened> {
  const open = (use: Parameters<typeof postgresDialect>[1]) =>
    new Kysely<Tables>({
      dialect: postgresDialect(use === 'long' ? url : pooledUrl, use),
      ...log,
    })
  const read = open('read')
  const write = open('write')
  try {
    await refuseForeignEncoding(read)
  } catch (error) {
    await read.destroy()
    throw startError(error, (why) => `La base PostgreSQL ne répond pas (${why}). Vérifiez DATABASE_URL.`)
  }
  return {
    kind: 'postgres',
    read,
    transaction: (work) => retried(() => write.transaction().execute(work)),
    longTransaction: (work) => once(open('long'), work),
    damage: () => null,
    // On the pool of readers, since writers may wait for a lock.
    statement: (text, values) => read.executeQuery(CompiledQuery.raw(text, values)),
    close: () => inTime(Promise.all([read.destroy(), write.destroy()])),
  }
}

async function inTime(closed: Promise<unknown>): Promise<void> {
  await Promise.race([closed, sleep(closeMs, undefined, { ref: false })])
}

/** Runs one transaction on a pool of its own, and closes that. */
async function once<T>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } finally {
    await db.destroy()
  }
}

/** Refuses a database that is not in UTF-8: others lack characters or accept invalid bytes, so that some saves would fail. */
async function refuseForeignEncoding(kysely: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding
  `.execute(kysely)
  const encoding = rows[0]?.encoding
  if (encoding === 'UTF8') return
  throw new StartError(
    `La base PostgreSQL est en ${encoding} et non en UTF8\u00a0: créez-en une par «\u00a0create database … encoding UTF8 template template0\u00a0».`,
  )
}

async function retried<T>(attempt: () => Promise<T>, left = 5): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(isPostgresError(error) && transientFailures.has(error.code ?? ''))) throw error
    if (left === 0) throw new Unavailable('busy', error)
    return retried(attempt, left - 1)
  }
}

async function openSqlite(file: string, log: Log, sharing: Sharing | undefined): Promise<Opened> {
  const opened: sqlite3.Database[] = []
  try {
    if (existsSync(file)) await refuseForeign(file)
    const writer = await openFile(file, sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE)
    opened.push(writer)
    await exec(writer, 'pragma journal_mode = wal')
    await exec(writer, 'pragma synchronous = full')
    await exec(writer, 'pragma foreign_keys = on')
    // `sqliteDialect` folds the log into the file, and hears of what fails there; SQLite itself says nothing of it.
    await exec(writer, 'pragma wal_autocheckpoint = 0')
    for (let n = 0; n < sqliteReaders; n++) opened.push(await openFile(file, sqlite3.OPEN_READONLY))
    let damage: string | null = null
    const onDamage = (why: string) => void (damage ??= why)
    const write = new Kysely<Tables>({ dialect: sqliteDialect([writer], onDamage), ...log })
    const read = new Kysely<Tables>({ dialect: sqliteDialect(opened.slice(1), onDamage), ...log })
    const writes = new GroupCommitQueue(
      write,
      (ms) => writer.configure('busyTimeout', Math.round(ms)),
      sharing,
    )
    return {
      kind: 'sqlite',
      read,
      transaction: (work) => writes.transaction(work),
      longTransaction: (work) => writes.longTransaction(work),
      statement: null,
      damage: () => damage,
      // The writer last, so that it folds the write-ahead log into the file.
      close: async () => {
        await read.destroy()
        await write.destroy()
        // Kysely closes only what it has used.
        for (const one of opened.toReversed()) await closed(one)
      },
    }
  } catch (error) {
    await Promise.all(opened.map(closed))
    throw startError(error, (why) =>
      why.includes('SQLITE_NOTADB')
        ? `Le fichier ${file} n’est pas une base SQLite ou il est abîmé.`
        : `La base ${file} ne peut pas être ouverte (${why}).`,
    )
  }
}

/** Opens one connection to a SQLite file, with the usual busy timeout. */
export function openFile(file: string, mode: number): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file, mode | exactFailures, (error) => {
      if (error) reject(error)
      else {
        database.configure('busyTimeout', lockWaitMs.usual)
        resolve(database)
      }
    })
  })
}

/** Refuses a file with another program's tables, before a writer would fold its write-ahead log into it. */
async function refuseForeign(file: string): Promise<void> {
  const database = await openFile(file, sqlite3.OPEN_READONLY)
  try {
    const [found] = await query<{ id: number; tables: number }>(
      database,
      'select application_id as id, (select count(*) from sqlite_schema) as tables from pragma_application_id',
    )
    if (found && found.id !== applicationId && found.tables > 0) {
      throw new StartError(
        `Le fichier ${file} est la base d’une autre application\u202f; il n’a pas été modifié.`,
      )
    }
  } finally {
    await closed(database)
  }
}

function closed(database: sqlite3.Database): Promise<void> {
  return new Promise((resolve) => database.close(() => resolve()))
}

function exec(database: sqlite3.Database, text: string): Promise<void> {
  return new Promise((resolve, reject) => database.exec(text, (error) => (error ? reject(error) : resolve())))
}

function query<R>(database: sqlite3.Database, text: string): Promise<R[]> {
  return new Promise((resolve, reject) =>
    database.all<R>(text, (error, rows) => (error ? reject(error) : resolve(rows))),
  )
}
