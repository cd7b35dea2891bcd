import type { Transaction } from 'kysely'
import { closeAccount, noPassword, openAccount } from '../../db/accounts/accounts.ts'
import { accountItem, record } from '../../db/journal/journal.ts'
import type { Role } from '../../db/accounts/accountTables.ts'
import type { Row, Tables } from '../../db/tables.ts'
import { lockKey } from '../../db/connection/locks.ts'
import { Account } from './account.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import type { Context, PasswordLink } from '../context.ts'
import { ForbiddenError, NotFoundError, RateLimitError } from '../errors.ts'
import { readContentId } from '../globalId.ts'
import { assertMayGive, changeRole, guardOwner, keepAnOwner, notifyOwners, RoleEnum } from './owners.ts'
import { signInAs } from '../rights.ts'

const alreadyActive = 'Ce compte est déjà actif\u00a0: changez son rôle parmi les comptes.'
const noAccount = 'Ce compte n’existe pas ou n’existe plus.'
const ownPassword =
  'Le vôtre se change sous «\u00a0My account\u00a0»\u202f; un collègue peut vous donner un lien.'

const AccountInput = builder.inputType('AccountInput', { fields: (t) => ({ id: t.id({ required: true }) }) })

export interface Changed {
  account: Row<'account'>
  passwordLink?: PasswordLink | null
}

const PasswordLinkPayload = builder.objectRef<PasswordLink>('PasswordLinkPayload').implement({
  fields: (t) => ({
    link: t.exposeString('link', { description: 'Shown only here; it works once.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

export const ActivationPayload = builder.objectRef<Changed>('ActivationPayload').implement({
  fields: (t) => ({
    account: t.expose('account', { type: Account }),
    passwordLink: t.field({
      type: PasswordLinkPayload,
      nullable: true,
      description:
        'Link by which the owner chooses a password, where the site sends no e-mail. Null where the link was sent by e-mail.',
      resolve: ({ passwordLink }) => passwordLink,
    }),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

const ActivationResult = builder.errorUnion('ActivationResult', {
  types: [ActivationPayload, NotFoundError, ForbiddenError],
  resolveType: () => 'ActivationPayload',
})

builder.mutationFields((t) => ({
  activateAccount: t.field({
    type: ActivationResult,
    description:
      'Activates an account that waits or is disabled. Its password is dropped; the owner chooses one by a link.',
    args: {
      input: t.arg({ type: AccountInput, required: true }),
      role: t.arg({
        type: RoleEnum,
        description:
          'Role of the account, by the rules of `setRole`. By default the one it has: a new one is ADMINISTRATEUR.',
      }),
    },
    resolve: (_root, { input, role }, context) => setActive(context, input.id, true, role ?? null),
  }),
  disableAccount: t.field({
    type: ActivationResult,
    description:
      'Disables an account, and ends its sessions, tokens, passkeys, preview links and password links at once.',
    args: { input: t.arg({ type: AccountInput, required: true }) },
    resolve: (_root, { input }, context) => setActive(context, input.id, false),
  }),
}))

const PasswordLinkResult = builder.errorUnion('PasswordLinkResult', {
  types: [PasswordLinkPayload, NotFoundError, ForbiddenError, RateLimitError],
  resolveType: () => 'PasswordLinkPayload',
})

builder.mutationField('createPasswordLink', (t) =>
  t.field({
    type: PasswordLinkResult,
    description:
      'Makes a link by which a colleague chooses a new password. Earlier links of the same account end.',
    args: { input: t.arg({ type: AccountInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { visitor } = context
      const id = readContentId(input.id, 'Account')
      // A link for one’s own account would make anybody at an open session its owner.
      if (id === visitor.account?.id) throw new ForbiddenError(ownPassword)
      const made =
        id === null
          ? null
          : await context.auth.createPasswordLink(id, async (trx, account) => {
              await guardOwner(trx, context, account)
              await notifyOwners(trx, context, 'passwordLink', account)
            })
      if (!made) throw new NotFoundError('Ce compte n’est pas actif, ou n’existe plus.')
      return made
    },
  }),
)

const DeleteAccountPayload = builder.objectRef<{ id: string }>('DeleteAccountPayload').implement({
  fields: (t) => ({
    deletedAccountId: t.exposeID('id'),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

const DeleteAccountResult = builder.errorUnion('DeleteAccountResult', {
  types: [DeleteAccountPayload, NotFoundError, ForbiddenError],
  resolveType: () => 'DeleteAccountPayload',
})

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: DeleteAccountResult,
    description: 'Deletes an account that waits or is disabled.',
    args: { input: t.arg({ type: AccountInput, required: true }) },
    resolve: async (_root, { input: { id } }, context) => {
      await context.db.transaction((trx) => forget(trx, context, readContentId(id, 'Account')))
      return { id }
    },
  }),
)

async function forget(trx: Transaction<Tables>, context: Context, id: number | null): Promise<void> {
  await lockKey(trx, 'accounts')
  const account = await trx.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
  if (!account) throw new NotFoundError(noAccount)
  if (account.status) throw new ForbiddenError('Ce compte est actif\u00a0: désactivez-le d’abord.')
  await guardOwner(trx, context, account)
  await trx.deleteFrom('account').where('id', '=', account.id).execute()
  await trx
    .deleteFrom('notification')
    .where('type', '=', 'account')
    .where('contentId', '=', account.id)
    .execute()
  const { nom, email } = account
  await record(trx, { act: 'deleteAccount', item: accountItem(account), before: { nom, email } })
  await notifyOwners(trx, context, 'deleteAccount', account)
}

/** Gives an account that is being opened this role, where it is another. A new one had none that anybody gave it. */
export async function withRole(
  trx: Transaction<Tables>,
  context: Context,
  account: Row<'account'>,
  { role, isNew }: { role: Role | null; isNew: boolean },
): Promise<Row<'account'>> {
  if (role === null || role === account.role) return account
  await assertMayGive(trx, context, isNew ? 'LECTURE' : account.role, role)
  return changeRole(trx, context, account, role)
}

async function setActive(
  context: Context,
  globalId: string,
  status: boolean,
  role: Role | null = null,
): Promise<Changed> {
  const { db, visitor, auth } = context
  const id = readContentId(globalId, 'Account')
  const changed = await db.transaction(async (trx): Promise<Changed> => {
    // Locked, so that two administrators cannot disable each other at once and leave none.
    await lockKey(trx, 'accounts')
    const account = await trx.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
    if (!account) throw new NotFoundError(noAccount)
    const others = trx
      .selectFrom('account')
      .select('id')
      .where('status', '=', true)
      .where('passwordHash', '<>', noPassword)
      .where('id', '<>', account.id)
    if (!status && !(await others.limit(1).executeTakeFirst())) {
      throw new ForbiddenError('C’est le dernier compte actif\u00a0: plus personne ne pourrait se connecter.')
    }
    if (status && account.status) {
      if (role !== null && role !== account.role) throw new ForbiddenError(alreadyActive)
      return { account }
    }
    await guardOwner(trx, context, account)
    if (!status) await keepAnOwner(trx, account)
    if (account.status || account.disabledAt === null || status)
      await notifyOwners(trx, context, status ? 'activateAccount' : 'disableAccount', account)
    if (status) {
      const opened = await withRole(trx, context, await openAccount(trx, account), {
        role,
        isNew: account.disabledAt === null,
      })
      return { account: opened, passwordLink: await auth.invite(trx, opened) }
    }
    return { account: await closeAccount(trx, account) }
  })
  // The rest of the operation runs without the account that has just disabled itself.
  if (!status && changed.account.id === visitor.account?.id) signInAs(visitor, null)
  return changed
}
