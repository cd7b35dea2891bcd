import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

const readOnly = new WeakSet<Transaction<Tables>>()

/**
 * Runs `work` on one snapshot of the database, by connections that read (`Db.read`). The checks of a write may run in it:
 * what they would lock is only read (`content/contentStore.ts`), so that it neither waits for a writer nor holds one up.
 */
export function readTransaction<T>(
  read: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const reading = read.transaction().setAccessMode('read only').setIsolationLevel('repeatable read')
  return reading.execute((trx) => {
    readOnly.add(trx)
    return work(trx)
  })
}

export function isReadOnly(trx: Transaction<Tables>): boolean {
  return readOnly.has(trx)
}
