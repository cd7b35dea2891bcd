import type { Transaction } from 'kysely'
import type { Db } from '../connection/connect.ts'
import type { Tables } from '../tables.ts'

/** One step of the schema, for both databases. Never changed once it is released: add another. */
export interface Migration {
  name: string
  /**
   * The oldest version whose programs go on with a database that has this, by its last migration: the one before, where
   * this only adds, or takes away what that version uses no more. Without it every older program refuses to start.
   */
  compatibleSince?: string
  up(trx: Transaction<Tables>, kind: Db['kind']): Promise<void>
}
