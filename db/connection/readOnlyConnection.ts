import { join } from 'node:path'
import { Kysely } from 'kysely'
import sqlite3 from 'sqlite3'
import { type DatabaseOptions, type Db, logOf, openFile, sqliteReaders } from './connect.ts'
import { Channel } from '../events/channel.ts'
import { outageOfFile } from './outage.ts'
import { postgresDialect } from './postgres/postgresDialect.ts'
import { databaseFile } from './restoreSwap.ts'
import { sqliteDialect } from './sqlite/sqliteDialect.ts'
import type { Tables } from '../tables.ts'

interface ReadingOptions extends Pick<DatabaseOptions, 'url' | 'pooledUrl' | 'dataDir' | 'onQuery'> {
  /** Told what SQLite says of a damaged part of its file. */
  onDamage(why: string): void
}

const refuse = () => Promise.reject(new Error('This database is open to be read only.'))

/**
 * Opens for reading, by connections of its own, a database that another thread of this process has migrated, holds open
 * and writes to. It is not told of what is written.
 */
export async function openReadOnlyConnection(options: ReadingOptions): Promise<Db> {
  const { url, pooledUrl = url } = options
  const dialect = pooledUrl ? postgresDialect(pooledUrl, 'readForOthers') : await sqlite(options)
  const kind = url ? 'postgres' : 'sqlite'
  const read = new Kysely<Tables>({ dialect, ...logOf(options) })
  const db: Db = {
    kind,
    read,
    transaction: refuse,
    longTransaction: refuse,
    statement: null,
    actingAs: () => db,
    onEnded: () => () => {},
    channel: new Channel(kind, undefined),
    damage: () => null,
    close: () => read.destroy(),
  }
  return db
}

async function sqlite({ dataDir, onDamage }: ReadingOptions) {
  const file = join(dataDir, databaseFile)
  const opened: sqlite3.Database[] = []
  try {
    for (let n = 0; n < sqliteReaders; n++) opened.push(await openFile(file, sqlite3.OPEN_READONLY))
    return sqliteDialect(opened, onDamage)
  } catch (error) {
    for (const database of opened) database.close()
    throw outageOfFile(error)
  }
}
