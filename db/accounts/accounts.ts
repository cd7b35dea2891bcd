import type { Transaction } from 'kysely'
import type { Role } from './accountTables.ts'
import { accountItem, record } from '../journal/journal.ts'
import { removePasskeys } from '../passkeys/passkeys.ts'
import type { Row, Tables } from '../tables.ts'

/** Stands in the place of a password's hash: no password opens the account until one is chosen by a link. */
export const noPassword = ''

/**
 * Makes a waiting or disabled account active. The password of before opens nothing: whoever asked for the account has not
 * shown that the address is his.
 */
export async function openAccount(
  trx: Transaction<Tables>,
  { id, status, disabledAt }: Pick<Row<'account'>, 'id' | 'status' | 'disabledAt'>,
): Promise<Row<'account'>> {
  await endAccess(trx, id)
  const opened = await trx
    .updateTable('account')
    .set({ status: true, disabledAt: null, passwordHash: noPassword })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const before = { status, ...(disabledAt !== null && { disabledAt }) }
  await record(trx, { act: 'activateAccount', item: accountItem(opened), before })
  return opened
}

/** Adds an active account that nobody asked for; undefined where the address has one. */
export async function addInvited(
  trx: Transaction<Tables>,
  { nom, email }: Pick<Row<'account'>, 'nom' | 'email'>,
): Promise<Row<'account'> | undefined> {
  const added = await trx
    .insertInto('account')
    .values({
      nom,
      email,
      passwordHash: noPassword,
      status: true,
      createdAt: new Date().toISOString(),
    })
    // Somebody may ask for it at the same moment.
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added) await record(trx, { act: 'inviteAccount', item: accountItem(added) })
  return added
}

/** What an account is that is opened from the server's own command line: whose the site is, where it has no active owner. */
export async function roleOfNext(trx: Transaction<Tables>): Promise<Role> {
  const owner = await trx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'PROPRIETAIRE')
    .where('status', '=', true)
    .executeTakeFirst()
  return owner ? 'ADMINISTRATEUR' : 'PROPRIETAIRE'
}

/** Gives an account another role. */
export async function giveRole(
  trx: Transaction<Tables>,
  { id, role: former }: Pick<Row<'account'>, 'id' | 'role'>,
  role: Role,
): Promise<Row<'account'>> {
  const changed = await trx
    .updateTable('account')
    .set({ role })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(trx, { act: 'setRole', item: accountItem(changed), before: { role: former } })
  return changed
}

/** Disables an account: all that opens it, or was opened in its name, ends. */
export async function closeAccount(
  trx: Transaction<Tables>,
  { id, status, disabledAt }: Pick<Row<'account'>, 'id' | 'status' | 'disabledAt'>,
): Promise<Row<'account'>> {
  // The account is shut before its sessions go, so that none is opened meanwhile.
  const shut = await trx
    .updateTable('account')
    .set({ status: false, disabledAt: disabledAt ?? new Date().toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const ended = await endAccess(trx, id)
  await trx.deleteFrom('previewLink').where('accountId', '=', id).execute()
  if (status || disabledAt === null)
    await record(trx, { act: 'disableAccount', item: accountItem(shut), before: { status, ...ended } })
  return shut
}

/** Ends all sessions, API tokens, passkeys and links for a password of an account; answers which tokens and passkeys it had. */
export async function endAccess(
  trx: Transaction<Tables>,
  accountId: number,
): Promise<{ apiTokens?: number[]; passkeys?: number[] }> {
  return { ...(await endOpened(trx, accountId)), ...(await removePasskeys(trx, accountId)) }
}

/** The same but for its passkeys. */
export async function endOpened(
  trx: Transaction<Tables>,
  accountId: number,
): Promise<{ apiTokens?: number[] }> {
  await trx.deleteFrom('session').where('accountId', '=', accountId).execute()
  await trx.deleteFrom('oneTimeToken').where('accountId', '=', accountId).execute()
  const tokens = await trx.deleteFrom('apiToken').where('accountId', '=', accountId).returning('id').execute()
  return tokens.length > 0 ? { apiTokens: tokens.map(({ id }) => id) } : {}
}

/** Whether another owner than this account can sign in: is active, and has chosen a password. */
export async function hasOtherOwner(trx: Transaction<Tables>, id: number): Promise<boolean> {
  const other = await trx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'PROPRIETAIRE')
    .where('status', '=', true)
    .where('passwordHash', '<>', noPassword)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
