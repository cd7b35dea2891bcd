import type { ExpressionBuilder, Transaction } from 'kysely'
import { clockSkewMs } from '../../db/connection/clocks.ts'
import type { Row, Tables } from '../../db/tables.ts'
import { hashToken, newToken } from '../../db/accounts/token.ts'

type Purpose = Row<'oneTimeToken'>['purpose']

const hour = 60 * 60 * 1000
/**
 * Long enough to read the terminal or an e-mail and type a form, since a link in an old one is to open nothing; who is let in
 * knows nothing of it yet, and may be on site for days.
 */
const lifetimeMs: Record<Purpose, number> = { setup: hour, reset: hour, welcome: 7 * 24 * hour }

/** Whether a token is not over, and not from a time when the clock was ahead: that one would work for longer. */
function isValid(token: ExpressionBuilder<Tables, 'oneTimeToken'>, purpose: Purpose) {
  return token.between('expiresAt', inMs(0), inMs(lifetimeMs[purpose] + clockSkewMs))
}

function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString()
}

/** A token that works once, and until when. */
export async function issueToken(
  trx: Transaction<Tables>,
  purpose: Purpose,
  accountId: number | null,
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken()
  await trx
    .deleteFrom('oneTimeToken')
    .where('purpose', '=', purpose)
    .where((one) => one.not(isValid(one, purpose)))
    .execute()
  const expiresAt = inMs(lifetimeMs[purpose])
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
    .where((one) => isValid(one, purpose))
    .returningAll()
    .executeTakeFirst()
}
