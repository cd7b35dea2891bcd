import { z } from 'zod'
import { notifyOfPasskey, passkeyItem } from '../../db/passkeys/passkeys.ts'
import { record } from '../../db/journal/journal.ts'
import type { Row } from '../../db/tables.ts'
import { Account } from '../accounts/account.ts'
import { anyPassword } from '../accounts/signIn.ts'
import { builder } from '../builder.ts'
import { requiredLine } from '../content/fields/fields.ts'
import type { AddedPasskey, Context } from '../context.ts'
import { ForbiddenError, NotFoundError, RateLimitError, ValidationError } from '../errors.ts'
import { readContentId } from '../globalId.ts'
import { notOwnPassword, own } from '../accounts/ownAccount.ts'
import { mostPasskeys } from './mostPasskeys.ts'
import { credentialText, expired, unverified } from './signInWithPasskey.ts'

const noAddress =
  'Les clés d’accès demandent que le site ait un nom, en https\u00a0: son adresse n’en permet pas.'

/** Why a passkey was not added. */
const reasons: Record<Extract<AddedPasskey, string>, string> = {
  expired,
  refused: unverified,
  tooMany: `Un compte a ${mostPasskeys} clés d’accès au plus\u00a0: retirez-en une.`,
}

const Passkey = builder.objectRef<Row<'passkey'>>('Passkey')
builder.node(Passkey, {
  description: 'A passkey of the signed-in account.',
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: (ids: string[], context: Context) => own(ids, context, 'passkey'),
  fields: (t) => ({
    nom: t.exposeString('nom'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.objectField(Account, 'passkeys', (t) =>
  t.field({
    type: [Passkey],
    authScopes: { inPerson: true },
    nullable: true,
    description: 'The passkeys of the signed-in account, latest first; null for other accounts.',
    resolve: ({ id }, _args, { db, visitor }) =>
      visitor.account?.id === id
        ? db.read
            .selectFrom('passkey')
            .selectAll()
            .where('accountId', '=', id)
            .orderBy('id', 'desc')
            .execute()
        : null,
  }),
)

const PasskeyOptionsInput = builder.inputType('PasskeyOptionsInput', {
  fields: (t) => ({
    // A passkey opens the account for good: an open session alone is not enough to make one.
    currentPassword: t.string({ required: true }),
  }),
  validate: z.object({ currentPassword: anyPassword }),
})

const AddPasskeyInput = builder.inputType('AddPasskeyInput', {
  fields: (t) => ({
    nom: t.string({ required: true, description: 'Name of the passkey: the device it is on.' }),
    credential: t.string({
      required: true,
      description: 'The new credential as WebAuthn’s `RegistrationResponseJSON`.',
    }),
  }),
  validate: z.object({ nom: requiredLine.check, credential: credentialText }),
})

const RenamePasskeyInput = builder.inputType('RenamePasskeyInput', {
  fields: (t) => ({ id: t.id({ required: true }), nom: t.string({ required: true }) }),
  validate: z.object({ id: z.string(), nom: requiredLine.check }),
})

const RemovePasskeyInput = builder.inputType('RemovePasskeyInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
})

const PasskeyOptionsPayload = builder.objectRef<{ options: string }>('PasskeyOptionsPayload').implement({
  fields: (t) => ({
    options: t.exposeString('options', {
      description:
        'WebAuthn’s `PublicKeyCredentialCreationOptionsJSON`; good for five minutes and this session.',
    }),
  }),
})

const PasskeyPayload = builder
  .objectRef<{ passkey: Row<'passkey'>; viewer: Row<'account'> | null }>('PasskeyPayload')
  .implement({
    fields: (t) => ({
      passkey: t.expose('passkey', { type: Passkey }),
      viewer: t.expose('viewer', { type: Account, nullable: true }),
    }),
  })

const RemovePasskeyPayload = builder
  .objectRef<{ id: string; viewer: Row<'account'> | null }>('RemovePasskeyPayload')
  .implement({
    fields: (t) => ({
      deletedPasskeyId: t.exposeID('id'),
      viewer: t.expose('viewer', { type: Account, nullable: true }),
    }),
  })

const PasskeyOptionsResult = builder.errorUnion('PasskeyOptionsResult', {
  types: [PasskeyOptionsPayload, ValidationError, ForbiddenError, RateLimitError],
  resolveType: () => 'PasskeyOptionsPayload',
})
const PasskeyResult = builder.errorUnion('PasskeyResult', {
  types: [PasskeyPayload, ValidationError, NotFoundError, ForbiddenError],
  resolveType: () => 'PasskeyPayload',
})
const RemovePasskeyResult = builder.errorUnion('RemovePasskeyResult', {
  types: [RemovePasskeyPayload, NotFoundError, ForbiddenError],
  resolveType: () => 'RemovePasskeyPayload',
})

builder.mutationFields((t) => ({
  passkeyOptions: t.field({
    type: PasskeyOptionsResult,
    description: 'Begins a passkey of the signed-in account, by its present password.',
    args: { input: t.arg({ type: PasskeyOptionsInput, required: true }) },
    resolve: async (_root, { input }, { auth }) => {
      const asked = await auth.passkeyOptions(input.currentPassword)
      if (asked === 'noAddress') throw new ForbiddenError(noAddress)
      if (asked === 'badPassword') throw notOwnPassword()
      return asked
    },
  }),
  addPasskey: t.field({
    type: PasskeyResult,
    description: `Adds a passkey to the signed-in account, which has at most ${mostPasskeys}.`,
    args: { input: t.arg({ type: AddPasskeyInput, required: true }) },
    resolve: async (_root, { input: { nom, credential } }, { auth, visitor }) => {
      const passkey = await auth.addPasskey(nom, credential)
      if (typeof passkey === 'string')
        throw new ValidationError([{ field: 'credential', message: reasons[passkey] }])
      return { passkey, viewer: visitor.account }
    },
  }),
  renamePasskey: t.field({
    type: PasskeyResult,
    description: 'Renames a passkey of the signed-in account.',
    args: { input: t.arg({ type: RenamePasskeyInput, required: true }) },
    resolve: async (_root, { input: { id, nom } }, context) => {
      return {
        passkey: await rename(context, readContentId(id, 'Passkey'), nom),
        viewer: context.visitor.account,
      }
    },
  }),
  removePasskey: t.field({
    type: RemovePasskeyResult,
    description: 'Removes a passkey of the signed-in account at once. Open sessions stay.',
    args: { input: t.arg({ type: RemovePasskeyInput, required: true }) },
    resolve: async (_root, { input: { id } }, context) => {
      await remove(context, readContentId(id, 'Passkey'))
      return { id, viewer: context.visitor.account }
    },
  }),
}))

function rename({ db, visitor }: Context, id: number | null, nom: string): Promise<Row<'passkey'>> {
  return db.transaction(async (trx) => {
    const own = trx
      .selectFrom('passkey')
      .select('nom')
      .where('id', '=', id)
      .where('accountId', '=', visitor.account?.id ?? 0)
    const before = await own.executeTakeFirst()
    if (!before) throw new NotFoundError()
    const renamed = await trx
      .updateTable('passkey')
      .set({ nom })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (before.nom !== nom) await record(trx, { act: 'renamePasskey', item: passkeyItem(renamed), before })
    return renamed
  })
}

async function remove({ db, visitor, sendsMail }: Context, id: number | null): Promise<void> {
  await db.transaction(async (trx) => {
    const removed = await trx
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('accountId', '=', visitor.account?.id ?? 0)
      .returningAll()
      .executeTakeFirst()
    if (!removed) throw new NotFoundError()
    await record(trx, { act: 'removePasskey', item: passkeyItem(removed) })
    if (sendsMail) await notifyOfPasskey(trx, 'removePasskey', removed)
  })
}
