import { sql, SqliteAdapter, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { ContentTable, Tables } from '../tables.ts'
import { isReadOnly } from './readTransaction.ts'

export function isSqlite(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

/** Whether nothing is to be locked: BEGIN IMMEDIATE has locked all of SQLite, and who only reads (`readTransaction`) locks nothing. */
function needsNoLock(trx: Transaction<Tables>): boolean {
  return isSqlite(trx) || isReadOnly(trx)
}

/** The end of a select whose rows stay locked until the transaction ends. */
export function forUpdate(trx: Transaction<Tables>): RawBuilder<unknown> {
  return needsNoLock(trx) ? sql`` : sql`for update`
}

/** The end of a select whose rows others may refer to and change, but not remove, until the transaction ends. */
export function forKeyShare(trx: Transaction<Tables>): RawBuilder<unknown> {
  return needsNoLock(trx) ? sql`` : sql`for key share`
}

/** Makes other transactions that name this key wait until this one ends. */
export async function lockKey(trx: Transaction<Tables>, key: string): Promise<void> {
  if (needsNoLock(trx)) return
  await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(trx)
}

/** Makes other writers of this table wait until the transaction ends. */
export async function lockTable(trx: Transaction<Tables>, table: ContentTable): Promise<void> {
  if (isSqlite(trx)) return
  await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx)
}
