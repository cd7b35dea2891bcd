import type { Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/** How long a repeated create answers the first result. */
export const answeredMs = 24 * 60 * 60 * 1000

/** Forgets what was answered longer ago: the answers hold what people have sent. */
export async function dropOldAnswers(trx: Transaction<Tables>): Promise<void> {
  const before = new Date(Date.now() - answeredMs).toISOString()
  await trx.deleteFrom('idempotentCreate').where('createdAt', '<', before).execute()
}
