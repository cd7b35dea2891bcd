import type { Transaction } from 'kysely'
import type { Db } from './connect.ts'
import type { Tables } from '../tables.ts'

/**
 * Runs `work` with a database whose reads and writes are all in one transaction, undoes that, and answers with the result.
 * On SQLite other writers wait meanwhile.
 */
export async function dryRun<T>(db: Db, work: (supposed: Db) => Promise<T>): Promise<T> {
  const undone = new Error('What was supposed is undone.')
  let answer: { value: T } | undefined
  try {
    await db.exclusiveTransaction(async (trx) => {
      const join = <R>(joining: (trx: Transaction<Tables>) => Promise<R>) => joining(trx)
      const supposed: Db = {
        ...db,
        read: trx,
        transaction: join,
        exclusiveTransaction: join,
        longTransaction: join,
        actingAs: () => supposed,
      }
      answer = { value: await work(supposed) }
      throw undone
    })
  } catch (error) {
    if (error !== undone || !answer) throw error
  }
  if (!answer) throw undone
  return answer.value
}
