import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { databaseFile } from '../../db/connection/restoreSwap.ts'
import { StartError } from '../../db/connection/startError.ts'
import { factsOf, type DatabaseFacts } from './facts.ts'
import { databaseNames } from './archive/manifest.ts'
import { dump } from './postgres/postgresTools.ts'

/** A copy of the database as it was at one moment, as a file, and what it holds. */
export interface Snapshot extends DatabaseFacts {
  file: string
}

/** Copies the database while others write to it: none of them waits. */
export async function takeSnapshot(db: Db, url: string | undefined, folder: string): Promise<Snapshot> {
  await mkdir(folder)
  const snapshot = url === undefined ? await ofSqlite(db, folder) : await ofPostgres(db, url, folder)
  if (!snapshot) throw new StartError('Il n’y a rien à sauvegarder\u00a0: la base est vide.')
  return snapshot
}

/** `VACUUM INTO` reads all in one transaction, which keeps no writer waiting. */
async function ofSqlite(db: Db, folder: string): Promise<Snapshot | null> {
  const copy = join(folder, databaseFile)
  await sql`vacuum into ${copy}`.execute(db.read)
  const copied = await openDatabase({ dataDir: folder })
  const facts = await factsOf(copied.read, 'sqlite').finally(() => copied.close())
  if (!facts) return null
  const file = join(folder, databaseNames.sqlite)
  await pipeline(createReadStream(copy), createGzip(), createWriteStream(file))
  await rm(copy)
  return { ...facts, file }
}

/** What is counted and what `pg_dump` writes are of one transaction. */
async function ofPostgres(db: Db, url: string, folder: string): Promise<Snapshot | null> {
  const file = join(folder, databaseNames.postgres)
  return db.longTransaction(async (trx) => {
    await sql`set transaction isolation level repeatable read read only`.execute(trx)
    const facts = await factsOf(trx, 'postgres')
    if (!facts) return null
    const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as "id"`.execute(trx)
    const snapshot = `--snapshot=${rows[0]?.id ?? ''}`
    await dump(['--no-owner', '--no-acl', '--no-unlogged-table-data', snapshot], url, file)
    return { ...facts, file }
  })
}
