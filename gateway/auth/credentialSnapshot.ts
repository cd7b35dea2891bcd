import type { Transaction } from 'kysely'
import { isSqlite } from '../../db/connection/locks.ts'
import type { Row, Tables } from '../../db/tables.ts'

/** An account as it was when its password or its session was accepted. */
export type CredentialSnapshot = Pick<Row<'account'>, 'id' | 'passwordHash'>

/**
 * Is it still active, under the same password? It stays so until the transaction ends: somebody checked just before all
 * sessions end is not let in after.
 */
export async function isCredentialUnchanged(
  trx: Transaction<Tables>,
  { id, passwordHash }: CredentialSnapshot,
): Promise<boolean> {
  const found = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('status', '=', true)
    .$if(!isSqlite(trx), (query) => query.forUpdate())
    .executeTakeFirst()
  return found !== undefined
}
