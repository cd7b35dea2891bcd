import type { Transaction } from 'kysely'
import { giveRole } from '../../db/accounts/accounts.ts'
import { lockKey } from '../../db/content/contentStore.ts'
import { sendEmail } from '../../db/jobs/emails.ts'
import type { Role } from '../../db/accounts/accountTables.ts'
import type { AccountAct, Row, Tables } from '../../db/tables.ts'
import { Account } from './account.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { ForbiddenError, NotFoundError } from '../errors.ts'
import { readContentId } from '../globalId.ts'

const onlyOwners = 'Ce compte est celui d’un propriétaire du site\u00a0: un propriétaire seul peut y toucher.'
const onlyOwnersName = 'Un propriétaire seul peut nommer un propriétaire.'

const RoleEnum = builder.enumType('Role', {
  values: {
    PROPRIETAIRE: { description: 'Owner of the site. Only owners may change an owner’s account.' },
    ADMINISTRATEUR: {},
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

/** Refuses a caller who is no owner, by what the database says now. */
async function assertOwner(trx: Transaction<Tables>, { visitor }: Context, why: string): Promise<void> {
  const own = activeOwners(trx).where('id', '=', visitor.account?.id ?? 0)
  if (!(await own.executeTakeFirst())) throw new ForbiddenError(why)
}

/** Refuses that others than owners change an owner's account: the newest account could take the owner's place. */
export async function guardOwner(
  trx: Transaction<Tables>,
  context: Context,
  { role }: Pick<Row<'account'>, 'role'>,
): Promise<void> {
  if (role === 'PROPRIETAIRE') await assertOwner(trx, context, onlyOwners)
}

/** Refuses a change that would leave the site without an owner. */
export async function keepAnOwner(
  trx: Transaction<Tables>,
  { id, role, status }: Row<'account'>,
): Promise<void> {
  if (role !== 'PROPRIETAIRE' || !status) return
  const other = await activeOwners(trx).where('id', '<>', id).executeTakeFirst()
  if (!other)
    throw new ForbiddenError('C’est le dernier propriétaire du site\u00a0: nommez-en d’abord un autre.')
}

/** Queues e-mails that tell all owners of a change to an account. */
export async function tellOwners(
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
    description: 'Sets the role of an active account. Only owners name owners, and at least one remains.',
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
        await guardOwner(trx, context, account)
        await assertOwner(trx, context, onlyOwnersName)
        if (account.role === role) return { account }
        if (role !== 'PROPRIETAIRE') await keepAnOwner(trx, account)
        await tellOwners(trx, context, 'setRole', account)
        return { account: await giveRole(trx, account, role) }
      }),
  }),
)
