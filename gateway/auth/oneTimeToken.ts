import type { Transaction } from 'kysely'
import type { Row, Tables } from '../../db/tables.ts'
import { hashToken, newToken } from './token.ts'

type Purpose = Row<'oneTimeToken'>['purpose']

/** A token that works once, for `lifetimeMs`, and when that is over. */
export async function issueToken(
  trx: Transaction<Tables>,
  purpose: Purpose,
  accountId: number | null,
  lifetimeMs: number,
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken()
  const now = Date.now()
  await trx.deleteFrom('oneTimeToken').where('expiresAt', '<', new Date(now).toISOString()).execute()
  const expiresAt = new Date(now + lifetimeMs).toISOString()
  await trx
    .insertInto('oneTimeToken')
    .values({ tokenHash: hashToken(token), purpose, accountId, expiresAt })
    .execute()
  return { token, expiresAt }
}

/** Uses a token up. Undefined for one that is none, is for something else, is over or was used. */
export function redeemToken(
  trx: Transaction<Tables>,
  purpose: Purpose,
  token: string,
): Promise<Row<'oneTimeToken'> | undefined> {
  return trx
    .deleteFrom('oneTimeToken')
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>=', new Date().toISOString())
    .returningAll()
    .executeTakeFirst()
}
