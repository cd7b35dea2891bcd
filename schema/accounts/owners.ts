import type { Transaction } from 'kysely'
import { giveRole, hasOtherOwner } from '../../db/accounts/accounts.ts'
import { lockKey } from '../../db/connection/locks.ts'
import { sendEmail } from '../../db/jobs/emails.ts'
import type { Role } from '../../db/accounts/accountTables.ts'
import type { AccountAct, Row, Tables } from '../../db/tables.ts'
import { Account } from './account.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { ForbiddenError, NotFoundError } from '../errors.ts'
import { readContentId } from '../globalId.ts'
import { notOfRole } from '../rights.ts'
import { rightsOfRole } from '../roles/roles.ts'

const onlyOwners = 'Ce compte est celui d’un propriétaire du site\u00a0: seul un propriétaire peut y toucher.'
const onlyHimself =
  'Ce compte est celui d’un propriétaire du site\u00a0: lui seul peut y toucher, et celui qui l’a nommé peut lui retirer ce rôle.'
const lastOwner =
  'C’est le dernier propriétaire du site\u00a0: nommez-en d’abord un autre, qui ait choisi son mot de passe.'
const onlyOwnersLower = 'Seul un propriétaire peut changer le rôle d’un administrateur.'
const onlyOwnersName = 'Seul un propriétaire peut nommer un propriétaire.'

export const RoleEnum = builder.enumType('Role', {
  values: {
    PROPRIETAIRE: {
      description:
        'Owner of the site: nobody else disables the account or resets its password; who named him may take the role back.',
    },
    ADMINISTRATEUR: { description: 'All but owners and API tokens.' },
    REDACTION: { description: 'Writes content; sees no messages and no accounts.' },
    ACCUEIL: { description: 'Handles messages, quote requests and applications; reads content.' },
    LECTURE: { description: 'Reads content.' },
  } satisfies Record<Role, object>,
})

builder.objectField(Account, 'role', (t) => t.expose('role', { type: RoleEnum }))

function activeOwners(trx: Transaction<Tables>) {
  return trx
    .selectFrom('account')
    .select(['id', 'email'])
    .where('role', '=', 'PROPRIETAIRE')
    .where('status', '=', true)
}

/**
 * Refuses that the caller changes a role into another, by what the database says now: owners alone make owners or take
 * the role of administrators, who give those below them any role up to their own.
 */
export async function assertMayGive(
  trx: Transaction<Tables>,
  context: Context,
  from: Role,
  to: Role,
): Promise<void> {
  if (from === 'PROPRIETAIRE') return assertOwner(trx, context, onlyHimself)
  if (to === 'PROPRIETAIRE') return assertOwner(trx, context, onlyOwnersName)
  if (from === 'ADMINISTRATEUR') return assertOwner(trx, context, onlyOwnersLower)
  const caller = await trx
    .selectFrom('account')
    .select('role')
    .where('id', '=', context.visitor.account?.id ?? 0)
    .where('status', '=', true)
    .executeTakeFirst()
  if (!caller || !rightsOfRole[caller.role].includes('COMPTES')) throw new ForbiddenError(notOfRole)
}

/** Refuses a caller who is no owner, by what the database says now. */
async function assertOwner(trx: Transaction<Tables>, { visitor }: Context, why: string): Promise<void> {
  const own = activeOwners(trx).where('id', '=', visitor.account?.id ?? 0)
  if (!(await own.executeTakeFirst())) throw new ForbiddenError(why)
}

/**
 * Refuses that anybody else disables, resets or opens an owner's account: the newest account could take the owner's place.
 * One that is disabled, as its owner wanted, concerns all owners.
 */
export async function guardOwner(
  trx: Transaction<Tables>,
  context: Context,
  { id, role, status }: Pick<Row<'account'>, 'id' | 'role' | 'status'>,
): Promise<void> {
  if (role !== 'PROPRIETAIRE' || id === context.visitor.account?.id) return
  if (status) throw new ForbiddenError(onlyHimself)
  await assertOwner(trx, context, onlyOwners)
}

/** Refuses that an owner loses the role by others than himself, who named him, or who named that one. */
async function guardRole(
  trx: Transaction<Tables>,
  { visitor: { account } }: Context,
  { id, role }: Row<'account'>,
): Promise<void> {
  if (role !== 'PROPRIETAIRE' || id === account?.id) return
  if (!account || !(await hasNamed(trx, account.id, id))) throw new ForbiddenError(onlyHimself)
}

/** Follows the namings back from an owner. An owner who was named again since has named nobody by what was before. */
async function hasNamed(trx: Transaction<Tables>, callerId: number, ownerId: number): Promise<boolean> {
  let named = ownerId
  let naming = await changeOfRole(trx, named)
  while (naming && naming.accountId !== null) {
    if (naming.accountId === callerId) {
      const own = await changeOfRole(trx, callerId)
      return !own || own.id < naming.id
    }
    named = naming.accountId
    naming = await changeOfRole(trx, named, naming.id)
  }
  return false
}

/** Journal line of the latest change of an account's role, before another line where one is given. */
function changeOfRole(trx: Transaction<Tables>, accountId: number, before?: number) {
  const lines = trx
    .selectFrom('journal')
    .select(['id', 'accountId'])
    .where('type', '=', 'account')
    .where('itemId', '=', accountId)
    .where('act', '=', 'setRole')
    .orderBy('id', 'desc')
    .limit(1)
  return (before === undefined ? lines : lines.where('id', '<', before)).executeTakeFirst()
}

/** Refuses a change that would leave the site without an owner who can sign in: one who chose a password. */
export async function keepAnOwner(
  trx: Transaction<Tables>,
  { id, role, status }: Row<'account'>,
): Promise<void> {
  if (role !== 'PROPRIETAIRE' || !status) return
  if (!(await hasOtherOwner(trx, id))) throw new ForbiddenError(lastOwner)
}

/** Changes the role of an account, and tells owners. Throws ForbiddenError where the caller may not. */
export async function changeRole(
  trx: Transaction<Tables>,
  context: Context,
  account: Row<'account'>,
  role: Role,
): Promise<Row<'account'>> {
  await guardRole(trx, context, account)
  if (role !== 'PROPRIETAIRE') await keepAnOwner(trx, account)
  await notifyOwners(trx, context, 'setRole', account)
  return giveRole(trx, account, role)
}

/** Queues e-mails that tell all owners of a change to an account. */
export async function notifyOwners(
  trx: Transaction<Tables>,
  { sendsMail, visitor }: Context,
  act: AccountAct,
  { nom }: Pick<Row<'account'>, 'nom'>,
): Promise<void> {
  if (!sendsMail) return
  const by = visitor.account?.nom ?? ''
  for (const { email: to } of await activeOwners(trx).execute())
    await sendEmail(trx, { text: 'accountAct', to, act, nom, by })
}

const SetRoleInput = builder.inputType('SetRoleInput', {
  fields: (t) => ({ id: t.id({ required: true }), role: t.field({ type: RoleEnum, required: true }) }),
})

const SetRolePayload = builder.objectRef<{ account: Row<'account'> }>('SetRolePayload').implement({
  fields: (t) => ({ account: t.expose('account', { type: Account }) }),
})

const SetRoleResult = builder.errorUnion('SetRoleResult', {
  types: [SetRolePayload, NotFoundError, ForbiddenError],
  resolveType: () => 'SetRolePayload',
})

builder.mutationField('setRole', (t) =>
  t.field({
    type: SetRoleResult,
    description:
      'Sets the role of an active account. Only owners name owners and change administrators; an owner’s role is taken back by who named him, and one remains who can sign in.',
    args: { input: t.arg({ type: SetRoleInput, required: true }) },
    resolve: (_root, { input: { id, role } }, context) =>
      context.db.transaction(async (trx) => {
        await lockKey(trx, 'accounts')
        const account = await trx
          .selectFrom('account')
          .selectAll()
          .where('id', '=', readContentId(id, 'Account'))
          .where('status', '=', true)
          .executeTakeFirst()
        if (!account) throw new NotFoundError('Ce compte n’est pas actif, ou n’existe plus.')
        await assertMayGive(trx, context, account.role, role)
        return { account: account.role === role ? account : await changeRole(trx, context, account, role) }
      }),
  }),
)
