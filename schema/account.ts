import type { Row } from '../db/tables.ts'
import { isPrintable } from '../db/texts.ts'
import { z } from 'zod'
import { Admin } from './admin.ts'
import { builder } from './builder.ts'
import { window, type PagingArgs } from './connection.ts'
import type { Context, SignedIn } from './context.ts'
import { badRequest, RateLimitError, ValidationError } from './errors.ts'

export const Account = builder.objectRef<Row<'account'>>('Account')

builder.node(Account, {
  description: 'Somebody who may sign in; an administrator, once active.',
  authScopes: { administrator: true },
  id: { resolve: ({ id }) => id },
  loadMany: async (ids: string[], { db, visitor }: Context) => {
    const numbers = ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number)
    if (!visitor.account || numbers.length === 0) return ids.map(() => null)
    const rows = await db.read.selectFrom('account').selectAll().where('id', 'in', numbers).execute()
    return ids.map((id) => rows.find((row) => String(row.id) === id) ?? null)
  },
  fields: (t) => ({
    nom: t.exposeString('nom'),
    email: t.exposeString('email'),
    status: t.exposeBoolean('status', { description: 'True: active. False: waiting, or disabled.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: Account,
    nullable: true,
    description: 'The signed-in account, or null.',
    resolve: (_root, _args, { visitor }) => visitor.account,
  }),
)

builder.objectField(Admin, 'accounts', (t) =>
  t.connection(
    { type: Account, resolve: (_admin, args, context) => accounts(context, args) },
    { name: 'AdminAccountsConnection' },
  ),
)

/** All accounts by id, oldest first. Accounts are few: their cursor is the id, their count a count. */
async function accounts({ db }: Context, args: PagingArgs) {
  const { size, backward } = window(args)
  const after = accountCursor(args.after)
  const before = accountCursor(args.before)
  let query = db.read
    .selectFrom('account')
    .selectAll()
    .orderBy('id', backward ? 'desc' : 'asc')
    .limit(size + 1)
  if (after !== null) query = query.where('id', '>', after)
  if (before !== null) query = query.where('id', '<', before)
  const rows = await query.execute()
  const more = rows.length > size
  const page = backward ? rows.slice(0, size).reverse() : rows.slice(0, size)
  const edges = page.map((node) => ({ node, cursor: String(node.id) }))
  return {
    edges,
    totalCount: async () => {
      const { count } = await db.read
        .selectFrom('account')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return { count, more: false }
    },
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: backward ? before !== null : more,
      hasPreviousPage: backward ? more : after !== null,
    },
  }
}

function accountCursor(cursor: string | null | undefined): number | null {
  if (cursor === null || cursor === undefined) return null
  if (!/^[1-9]\d{0,8}$/.test(cursor)) throw badRequest('Ce curseur n’est pas de cette liste.')
  return Number(cursor)
}

const wrong = 'Adresse e-mail ou mot de passe incorrect.'

const LoginInput = builder.inputType('LoginInput', {
  fields: (t) => ({ email: t.string({ required: true }), password: t.string({ required: true }) }),
  // Bounds only: whether an address is well formed is no more told than whether it is known.
  validate: z.object({
    email: z.string().max(320, { error: wrong }).refine(isPrintable, { error: wrong }),
    password: z.string().max(1000, { error: wrong }),
  }),
})

const LoginPayload = builder.objectRef<SignedIn>('LoginPayload').implement({
  fields: (t) => ({
    viewer: t.expose('account', { type: Account }),
    token: t.exposeString('token', {
      description: 'The session as a bearer token; browsers get it as a cookie.',
    }),
  }),
})

const LoginResult = builder.errorUnion('LoginResult', {
  types: [LoginPayload, ValidationError, RateLimitError],
  resolveType: () => 'LoginPayload',
})

const LogoutPayload = builder.objectRef<{ viewer: null }>('LogoutPayload').implement({
  fields: (t) => ({
    viewer: t.expose('viewer', { type: Account, nullable: true, description: 'Always null.' }),
  }),
})

builder.mutationFields((t) => ({
  login: t.field({
    type: LoginResult,
    skipTypeScopes: true,
    args: { input: t.arg({ type: LoginInput, required: true }) },
    resolve: async (_root, { input }, { auth, visitor }) => {
      const signedIn = await auth.signIn(input.email, input.password)
      if (!signedIn) throw new ValidationError([{ field: 'email', message: wrong }])
      // The rest of this operation is already the new account's.
      visitor.account = signedIn.account
      return signedIn
    },
  }),
  logout: t.field({
    type: LogoutPayload,
    skipTypeScopes: true,
    resolve: async (_root, _args, { auth, visitor }) => {
      await auth.signOut()
      visitor.account = null
      return { viewer: null }
    },
  }),
}))
