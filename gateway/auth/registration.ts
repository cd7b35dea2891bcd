import { sql } from 'kysely'
import { lockKey } from '../../db/connection/locks.ts'
import type { Db } from '../../db/connection/connect.ts'
import { accountItem, record } from '../../db/journal/journal.ts'
import { notifyOfRequest } from '../../db/events/notifications.ts'
import type { Row } from '../../db/tables.ts'
import type { NewAccount } from '../../schema/context.ts'
import { isOnLoopback } from '../http/loopback.ts'
import { issueToken, redeemToken } from './oneTimeToken.ts'
import { hashPassword } from './password.ts'

/** The address that makes the first administrator, while there is no active account; else null. */
export async function setupLink(db: Db, publicUrl: string): Promise<string | null> {
  return db.transaction(async (trx) => {
    const active = await trx.selectFrom('account').select('id').where('status', '=', true).executeTakeFirst()
    if (active) return null
    const { token } = await issueToken(trx, 'setup', null)
    // Behind `#` no proxy is told, and no log of one has it.
    return `${publicUrl}/admin/inscrire${isOnLoopback(publicUrl) ? '?' : '#'}jeton=${token}`
  })
}

/**
 * Adds an account that waits. For a known e-mail it does as much work and counts the request, so that neither answer
 * nor time tells them apart.
 */
export async function registerWaiting(db: Db, { nom, email, password }: NewAccount): Promise<void> {
  const passwordHash = await hashPassword(password)
  const createdAt = new Date().toISOString()
  await db.transaction(async (trx) => {
    const asked = await trx
      .insertInto('account')
      .values({ nom, email: email.toLowerCase(), passwordHash, status: false, createdAt })
      // Staff see that a second one has asked for it: the first need not be whose address it is.
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet(({ ref }) => ({ requests: sql<number>`${ref('account.requests')} + 1` })),
      )
      .returning(['id', 'nom', 'requests'])
      .executeTakeFirstOrThrow()
    // A line either way: what is written tells no more than what is answered.
    const act = asked.requests === 1 ? 'createAccount' : 'createAccountRefused'
    await record(trx, { act, item: accountItem(asked) })
    await notifyOfRequest(trx, asked.id)
  })
}

/** The first administrator, by the set-up link. Null where the link is unknown or over, or somebody was quicker. */
export async function registerFirst(
  db: Db,
  { nom, email, password }: NewAccount,
  setupToken: string,
): Promise<Row<'account'> | null> {
  const passwordHash = await hashPassword(password)
  const createdAt = new Date().toISOString()
  return db.transaction(async (trx) => {
    await lockKey(trx, 'accounts')
    const active = await trx.selectFrom('account').select('id').where('status', '=', true).executeTakeFirst()
    if (active || !(await redeemToken(trx, 'setup', setupToken))) return null
    const first = await trx
      .insertInto('account')
      .values({
        nom,
        email: email.toLowerCase(),
        passwordHash,
        status: true,
        role: 'PROPRIETAIRE',
        createdAt,
      })
      // An earlier registration under this address was never let in: the link is the better proof.
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ nom, passwordHash, status: true, role: 'PROPRIETAIRE', disabledAt: null }),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(trx, { act: 'createAccount', by: first, item: accountItem(first) })
    return first
  })
}
