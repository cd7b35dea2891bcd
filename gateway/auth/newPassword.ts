import type { Transaction } from 'kysely'
import { endAccess } from '../../db/accounts/accounts.ts'
import type { Db } from '../../db/connection/connect.ts'
import { lockKey } from '../../db/connection/locks.ts'
import { accountItem, record } from '../../db/journal/journal.ts'
import type { Row, Tables } from '../../db/tables.ts'
import type { Auth, PasswordLink } from '../../schema/context.ts'
import { issueToken, redeemToken } from './oneTimeToken.ts'
import { hashPassword } from './password.ts'
import { isCredentialUnchanged, type CredentialSnapshot } from './credentialSnapshot.ts'

/** The address of a page for a new password, where the e-mail is that of an active account; else null. */
export async function resetLink(
  db: Db,
  publicUrl: string,
  email: string,
  purpose: LinkPurpose = 'reset',
): Promise<string | null> {
  const account = await db.read
    .selectFrom('account')
    .select(['id', 'nom'])
    .where('email', '=', email.trim().toLowerCase())
    .where('status', '=', true)
    .executeTakeFirst()
  if (!account) return null
  const { link } = await db.transaction(async (trx) => {
    await record(trx, { act: 'passwordLink', item: accountItem(account) })
    return issueLink(trx, publicUrl, purpose, account.id)
  })
  return link
}

/** The same for a colleague to hand over, and until when it works: the one link of the account from then on. Null where it is not active. */
export function passwordLink(
  db: Db,
  publicUrl: string,
  accountId: number,
  guard: Parameters<Auth['createPasswordLink']>[1],
): Promise<PasswordLink | null> {
  return db.transaction(async (trx) => {
    await lockKey(trx, 'reset')
    const account = await trx
      .selectFrom('account')
      .selectAll()
      .where('id', '=', accountId)
      .where('status', '=', true)
      .executeTakeFirst()
    if (!account) return null
    await guard(trx, account)
    await trx.deleteFrom('oneTimeToken').where('accountId', '=', accountId).execute()
    await record(trx, { act: 'passwordLink', item: accountItem(account) })
    return issueLink(trx, publicUrl, 'reset', accountId)
  })
}

/** Why a password is to be chosen: the former one was lost, or there is none yet. */
type LinkPurpose = 'reset' | 'welcome'

/** A link to the page where the password of this account is chosen. What stands behind `#` is told to no server: no log of a proxy has it. */
export async function issueLink(
  trx: Transaction<Tables>,
  publicUrl: string,
  purpose: LinkPurpose,
  accountId: number,
): Promise<PasswordLink> {
  const { token, expiresAt } = await issueToken(trx, purpose, accountId)
  return { link: `${publicUrl}/admin/login?nouveau#reinitialiser=${token}`, expiresAt }
}

/** Sets the password of a reset link's account, and ends its sessions, tokens and passkeys: who needs one may fear for them all. Null for a link that is unknown, over or used. */
export async function resetPassword(db: Db, token: string, password: string): Promise<Row<'account'> | null> {
  const passwordHash = await hashPassword(password)
  return db.transaction(async (trx) => {
    // One at a time: each of two links of one account would wait for the other, to end it.
    await lockKey(trx, 'reset')
    const redeemed = (await redeemToken(trx, 'reset', token)) ?? (await redeemToken(trx, 'welcome', token))
    if (!redeemed?.accountId) return null
    const account = await trx
      .selectFrom('account')
      .select(['id', 'passwordHash'])
      .where('id', '=', redeemed.accountId)
      .executeTakeFirst()
    return (account && (await setPassword(trx, account, passwordHash))) ?? null
  })
}

/**
 * The old password opens nothing any more: all sessions, API tokens, passkeys and reset links of the account end, or what
 * `end` ends. Undefined where it is disabled, or no longer has the `proven` password.
 */
export async function setPassword(
  trx: Transaction<Tables>,
  proven: CredentialSnapshot,
  passwordHash: string,
  end: typeof endAccess = endAccess,
): Promise<Row<'account'> | undefined> {
  if (!(await isCredentialUnchanged(trx, proven))) return undefined
  const before = await end(trx, proven.id)
  const changed = await trx
    .updateTable('account')
    .set({ passwordHash })
    .where('id', '=', proven.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(trx, { act: 'changePassword', by: changed, item: accountItem(changed), before })
  return changed
}
