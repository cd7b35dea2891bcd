import type { Row } from '../../db/tables.ts'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'
import { connectionById, type PagingArgs } from '../execution/connection.ts'
import type { Caller, Context } from '../context.ts'
import { forAdministrators } from '../forAdministrators.ts'
import { may } from '../roles/roles.ts'

export const Account = builder.objectRef<Row<'account'>>('Account')

builder.node(Account, {
  description: 'A person’s account. Once active it may sign in and administer.',
  authScopes: { administrator: true },
  id: { resolve: ({ id }) => id },
  // A token, and who has nothing to do with accounts, read their own only.
  loadManyWithoutCache: forAdministrators((db, ids, caller) =>
    db
      .selectFrom('account')
      .selectAll()
      .where('id', 'in', seesAccounts(caller) ? ids : ids.filter((id) => id === caller.account?.id))
      .execute(),
  ),
  fields: (t) => ({
    nom: t.exposeString('nom'),
    email: t.exposeString('email'),
    status: t.exposeBoolean('status', {
      description: 'True: may sign in. False: waits for approval, or disabled.',
    }),
    waiting: t.boolean({
      description: 'True: registered, and neither approved nor refused yet.',
      resolve: isWaiting,
    }),
    requests: t.exposeInt('requests', {
      description:
        'How often the account was requested. Above 1, not every request need come from the owner of the address.',
    }),
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
    {
      type: Account,
      authScopes: { $all: { inPerson: true, COMPTES: true } },
      args: { waiting: t.arg.boolean({ description: 'Lists only accounts that wait for approval.' }) },
      resolve: (_admin, args, context) => accounts(context, args),
    },
    { name: 'AdminAccountsConnection' },
  ),
)

/** All accounts by id, oldest first. */
function accounts({ db }: Context, args: PagingArgs & { waiting?: boolean | null | undefined }) {
  const listed = args.waiting
    ? db.read.selectFrom('account').where('status', '=', false).where('disabledAt', 'is', null)
    : db.read.selectFrom('account')
  return connectionById(args, 'asc', {
    rows: (where, order, limit) =>
      listed.selectAll().where(where).orderBy('id', order).limit(limit).execute(),
    count: () => listed.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  })
}

function seesAccounts(caller: Caller): boolean {
  return caller.tokenId === null && may(caller, 'COMPTES')
}

function isWaiting({ status, disabledAt }: Row<'account'>): boolean {
  return !status && disabledAt === null
}
