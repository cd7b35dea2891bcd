import type { Transaction } from 'kysely'
import type { Row, Tables } from '../../db/tables.ts'
import { hashToken, newToken } from './token.ts'

type Purpose = Row<'oneTimeToken'>['purpose']

/** A token that works once, for `lifetimeMs`. */
export async function issueToken(
  trx: Transaction<Tables>,
  purpose: Purpose,
  accountId: number | null,
  lifetimeMs: number,
): Promise<string> {
  const token = newToken()
  const now = Date.now()
  await trx.deleteFrom('oneTimeToken').where('expiresAt', '<', new Date(now).toISOString()).execute()
  const expiresAt = new Date(now + lifetimeMs).toISOString()
  await trx
    .insertInto('oneTimeToken')
    .values({ tokenHash: hashToken(token), purpose, accountId, expiresAt })
    .execute()
  return token
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
