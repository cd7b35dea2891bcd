import { z } from 'zod'
import { addInvited } from '../../db/accounts/accounts.ts'
import { type Role, roles } from '../../db/accounts/accountTables.ts'
import { lockKey } from '../../db/connection/locks.ts'
import { ActivationPayload, type Changed, withRole } from './activation.ts'
import { builder } from '../builder.ts'
import { requiredEmail, requiredLine } from '../content/fields/fields.ts'
import type { Context } from '../context.ts'
import { ForbiddenError, RateLimitError, ValidationError } from '../errors.ts'
import { notifyOwners, RoleEnum } from './owners.ts'

/** Why an address is not invited that has an account. */
const taken = {
  active: 'Cette adresse a déjà un compte.',
  waiting: 'Cette adresse a déjà demandé un compte\u00a0: activez-le parmi les comptes.',
  disabled: 'Cette adresse a un compte désactivé\u00a0: activez-le parmi les comptes.',
}

const InviteAccountInput = builder.inputType('InviteAccountInput', {
  fields: (t) => ({
    nom: t.string({ required: true }),
    email: t.string({ required: true }),
    role: t.field({
      type: RoleEnum,
      description: 'Role of the account, by the rules of `setRole`. ADMINISTRATEUR by default.',
    }),
  }),
  validate: z.object({ nom: requiredLine.check, email: requiredEmail.check, role: z.enum(roles).nullish() }),
})

const InviteAccountResult = builder.errorUnion('InviteAccountResult', {
  types: [ActivationPayload, ValidationError, ForbiddenError, RateLimitError],
  resolveType: () => 'ActivationPayload',
})

builder.mutationField('inviteAccount', (t) =>
  t.field({
    type: InviteAccountResult,
    description:
      'Opens an account for a colleague who did not ask for one; he chooses his password by a link.',
    args: { input: t.arg({ type: InviteAccountInput, required: true }) },
    resolve: (_root, { input: { nom, email, role } }, context) =>
      invite(context, { nom, email: email.toLowerCase(), role: role ?? null }),
  }),
)

async function invite(
  context: Context,
  { nom, email, role }: { nom: string; email: string; role: Role | null },
): Promise<Changed> {
  const { auth, db } = context
  await auth.countInvitation()
  return db.transaction(async (trx) => {
    await lockKey(trx, 'accounts')
    const added = await addInvited(trx, { nom, email })
    if (!added) {
      const { status, disabledAt } = await trx
        .selectFrom('account')
        .select(['status', 'disabledAt'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const message = taken[status ? 'active' : disabledAt === null ? 'waiting' : 'disabled']
      throw new ValidationError([{ field: 'email', message, code: 'TAKEN' }])
    }
    await notifyOwners(trx, context, 'activateAccount', added)
    const account = await withRole(trx, context, added, { role, isNew: true })
    return { account, passwordLink: await auth.invite(trx, account) }
  })
}
