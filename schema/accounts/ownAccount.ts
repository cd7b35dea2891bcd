import { sql } from 'kysely'
import { z } from 'zod'
import { isOpen } from '../../db/accounts/openSessions.ts'
import { accountItem, record, type Entry } from '../../db/journal/journal.ts'
import type { Row } from '../../db/tables.ts'
import { Account } from './account.ts'
import { builder } from '../builder.ts'
import { requiredLine } from '../content/fields/fields.ts'
import type { Context } from '../context.ts'
import { ForbiddenError, NotFoundError, RateLimitError, unauthenticated, ValidationError } from '../errors.ts'
import { readContentId, readNumber } from '../globalId.ts'
import { signInAs } from '../rights.ts'
import { anyPassword, checkStrength, LoginPayload, newPassword } from './signIn.ts'

/** Greatest number of sessions that one call ends. */
const mostSessions = 100

export const TokenScope = builder.enumType('TokenScope', { values: ['READ', 'WRITE'] as const })

const Session = builder.objectRef<Row<'session'>>('Session')
builder.node(Session, {
  description: 'An open session of the signed-in account.',
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: (ids: string[], context: Context) => own(ids, context, 'session'),
  fields: (t) => ({
    userAgent: t.exposeString('userAgent', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
    present: t.boolean({
      description: 'True: the session that sends this request.',
      resolve: (session, _args, { visitor }) => session.id === visitor.sessionId,
    }),
  }),
})

/** Refusal of what is asked with another password than one’s own. */
export function notOwnPassword(): ValidationError {
  return new ValidationError([
    { field: 'currentPassword', message: 'Ce n’est pas votre mot de passe actuel.' },
  ])
}

/** What each account has of its own. */
type Owned = 'session' | 'apiToken' | 'passkey'

/** Loads the caller's own sessions, tokens or passkeys, in the order of `ids`. */
export async function own<T extends Owned>(
  ids: string[],
  { db, visitor }: Context,
  table: T,
): Promise<(OwnRow<T> | null)[]> {
  const numbers = ids.map((id) => readNumber(id) ?? 0)
  if (!visitor.account || visitor.tokenId !== null) return numbers.map(() => null)
  const { rows } = await sql<OwnRow<T>>`
    select * from ${sql.table(table)}
    where "accountId" = ${visitor.account.id} and "id" in (${sql.join(numbers)})
      and ${table === 'session' ? isOpen() : sql`true`}
  `.execute(db.read)
  return numbers.map((number) => rows.find((row) => row.id === number) ?? null)
}

type OwnRow<T extends Owned> = Row<T> & { id: number; accountId: number }

builder.objectFields(Account, (t) => ({
  scope: t.field({
    type: TokenScope,
    nullable: true,
    description: 'What this session or token may do; null for other accounts.',
    resolve: ({ id }, _args, { visitor }) => (visitor.account?.id === id ? visitor.scope : null),
  }),
  sessions: t.field({
    type: [Session],
    authScopes: { inPerson: true },
    nullable: true,
    description: 'The open sessions of the signed-in account, latest first; null for other accounts.',
    resolve: ({ id }, _args, { db, visitor }) =>
      visitor.account?.id === id
        ? db.read
            .selectFrom('session')
            .selectAll()
            .where('accountId', '=', id)
            .where(isOpen())
            .orderBy('id', 'desc')
            .execute()
        : null,
  }),
}))

const UpdateAccountInput = builder.inputType('UpdateAccountInput', {
  // No e-mail here: with it an open session could send itself a new password, without knowing the present one.
  fields: (t) => ({ nom: t.string() }),
  validate: z.object({ nom: requiredLine.check }).partial(),
})

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  fields: (t) => ({
    currentPassword: t.string({ required: true }),
    newPassword: t.string({ required: true, description: newPassword }),
  }),
  validate: z.object({ currentPassword: anyPassword, newPassword: anyPassword }),
})

export const RevokeInput = builder.inputType('RevokeInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
})

const RevokeSessionsInput = builder.inputType('RevokeSessionsInput', {
  fields: (t) => ({ ids: t.idList({ required: true }) }),
  validate: z.object({
    ids: z
      .array(z.string())
      .min(1, { error: 'Choisissez au moins une session.' })
      .max(mostSessions, { error: 'C’est trop à la fois.' }),
  }),
})

const AccountPayload = builder.objectRef<{ viewer: Row<'account'> }>('AccountPayload').implement({
  fields: (t) => ({ viewer: t.expose('viewer', { type: Account }) }),
})

const RevokePayload = builder.objectRef<{ deletedId: string }>('RevokePayload').implement({
  fields: (t) => ({ deletedId: t.exposeID('deletedId') }),
})

const RevokeSessionsPayload = builder.objectRef<{ count: number }>('RevokeSessionsPayload').implement({
  fields: (t) => ({ count: t.exposeInt('count', { description: 'Number of sessions that were ended.' }) }),
})

export const failures = [ValidationError, ForbiddenError, RateLimitError]
const AccountResult = builder.errorUnion('AccountResult', {
  types: [AccountPayload, ...failures],
  resolveType: () => 'AccountPayload',
})
const ChangePasswordResult = builder.errorUnion('ChangePasswordResult', {
  types: [LoginPayload, ...failures],
  resolveType: () => 'LoginPayload',
})
export const RevokeResult = builder.errorUnion('RevokeResult', {
  types: [RevokePayload, NotFoundError, ForbiddenError],
  resolveType: () => 'RevokePayload',
})

const RevokeSessionsResult = builder.errorUnion('RevokeSessionsResult', {
  types: [RevokeSessionsPayload, ValidationError, ForbiddenError],
  resolveType: () => 'RevokeSessionsPayload',
})

builder.mutationFields((t) => ({
  updateAccount: t.field({
    type: AccountResult,
    args: { input: t.arg({ type: UpdateAccountInput, required: true }) },
    resolve: async (_root, { input }, context) => ({ viewer: await saveAccount(context, input) }),
  }),
  changePassword: t.field({
    type: ChangePasswordResult,
    description:
      'Changes the password, and ends all other sessions and all API tokens of the account. Its passkeys stay.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    resolve: async (_root, { input }, { auth, visitor }) => {
      await checkStrength(auth, input.newPassword, 'newPassword')
      const signedIn = await auth.changePassword(input.currentPassword, input.newPassword)
      if (signedIn) {
        signInAs(visitor, signedIn.account, signedIn.sessionId)
        return signedIn
      }
      throw notOwnPassword()
    },
  }),
  revokeSessions: t.field({
    type: RevokeSessionsResult,
    description: 'Ends several sessions of the signed-in account; others, and ended ones, are skipped.',
    args: { input: t.arg({ type: RevokeSessionsInput, required: true }) },
    resolve: (_root, { input }, context) => revokeSessions(context, input.ids),
  }),
  revokeSession: t.field({
    type: RevokeResult,
    args: { input: t.arg({ type: RevokeInput, required: true }) },
    resolve: (_root, { input }, context) =>
      revoke(context, 'session', readContentId(input.id, 'Session'), input.id),
  }),
}))

function saveAccount(
  { db, visitor: { account } }: Context,
  { nom }: { nom?: string | null | undefined },
): Promise<Row<'account'>> {
  if (!account) throw unauthenticated()
  return db.transaction(async (trx) => {
    const saved = await trx
      .updateTable('account')
      .set({ nom: nom ?? account.nom })
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (saved.nom !== account.nom)
      await record(trx, { act: 'updateAccount', item: accountItem(saved), before: { nom: account.nom } })
    return saved
  })
}

/** Ends the caller's own sessions among these. */
async function revokeSessions({ db, visitor }: Context, ids: readonly string[]): Promise<{ count: number }> {
  const numbers = ids.map((id) => readContentId(id, 'Session') ?? 0)
  const ended = await db.transaction(async (trx) => {
    const sessions = await trx
      .deleteFrom('session')
      .where('id', 'in', numbers)
      .where('accountId', '=', visitor.account?.id ?? 0)
      .returning('id')
      .execute()
    await record(trx, ...sessions.map(({ id }) => entryOf('session', { id })))
    return sessions
  })
  if (ended.some(({ id }) => id === visitor.sessionId)) signInAs(visitor, null)
  return { count: ended.length }
}

/** Ends one session or token of the caller's own, at once. */
export async function revoke(
  { db, visitor }: Context,
  table: 'session' | 'apiToken',
  id: number | null,
  deletedId: string,
): Promise<{ deletedId: string }> {
  const accountId = visitor.account?.id ?? 0
  await db.transaction(async (trx) => {
    const { rows } = await sql<OwnRow<typeof table>>`
      delete from ${sql.table(table)} where "id" = ${id} and "accountId" = ${accountId} returning *
    `.execute(trx)
    if (rows.length === 0) throw new NotFoundError()
    await record(trx, ...rows.map((row) => entryOf(table, row)))
  })
  if (table === 'session' && id === visitor.sessionId) signInAs(visitor, null)
  return { deletedId }
}

/** Journal line of a session or token that its owner has ended. */
function entryOf(type: 'session' | 'apiToken', row: { id: number; nom?: string }): Entry {
  const item = { type, id: row.id, ...(row.nom !== undefined && { libelle: row.nom }) }
  return { act: type === 'session' ? 'endSession' : 'revokeToken', item }
}
