import type { ExpressionBuilder, Transaction } from 'kysely'
import { clockSkewMs } from '../../db/clocks.ts'
import type { Row, Tables } from '../../db/tables.ts'
import { hashToken, newToken } from '../../db/token.ts'

/** Long enough to read the terminal or an e-mail and type a form; a link in an old one opens nothing. */
const lifetimeMs = 60 * 60 * 1000

type Purpose = Row<'oneTimeToken'>['purpose']

/** Not over, and not from a time when the clock was ahead: that would work for longer. */
function isValid(token: ExpressionBuilder<Tables, 'oneTimeToken'>) {
  return token.between('expiresAt', inMs(0), inMs(lifetimeMs + clockSkewMs))
}

function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString()
}

/** A token that works once, for an hour, and when that is over. */
export async function issueToken(
  trx: Transaction<Tables>,
  purpose: Purpose,
  accountId: number | null,
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken()
  await trx
    .deleteFrom('oneTimeToken')
    .where((one) => one.not(isValid(one)))
    .execute()
  const expiresAt = inMs(lifetimeMs)
  await trx
    .insertInto('oneTimeToken')
    .values({ tokenHash: hashToken(token), purpose, accountId, expiresAt })
    .execute()
  return { token, expiresAt }
}

/** Uses a token up. Undefined where it is unknown, used, over or for something else. */
export function redeemToken(
  trx: Transaction<Tables>,
  purpose: Purpose,
  token: string,
): Promise<Row<'oneTimeToken'> | undefined> {
  return trx
    .deleteFrom('oneTimeToken')
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where(isValid)
    .returningAll()
    .executeTakeFirst()
}
