import type { Kysely } from 'kysely'
import { findRefs, type ContentItem } from '../../db/content/contentStore.ts'
import type { ContentRef } from '../../db/content/contentTables.ts'
import { kindOf, notifications, type NotificationKind } from '../../db/events/notifications.ts'
import type { Db } from '../../db/connection/connect.ts'
import type { Row, Tables } from '../../db/tables.ts'
import { Account } from '../accounts/account.ts'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'
import { Content } from '../content/contentInterface.ts'
import { ContentStats, statsAbout } from '../content/stats.ts'
import type { Context, Caller } from '../context.ts'
import { connectionById } from '../execution/connection.ts'
import { follow } from '../execution/follow.ts'
import { forAdministrators } from '../forAdministrators.ts'
import { badRequest, forbidden } from '../errors.ts'
import { refusalToRead, scopesOf } from '../rights.ts'
import { may } from '../roles/roles.ts'
import { lackToFollow } from '../tokens/needs.ts'

const batchSize = 100

interface Announced {
  id: number
  notification: Row<'notification'>
  /** Exactly one of the two is set. */
  content: ContentItem | null
  account: Row<'account'> | null
}

const NotificationKindEnum = builder.enumType('NotificationKind', {
  values: {
    MESSAGE: { value: 'message', description: 'A message, a quote request or an application has come in.' },
    REFUSED_PLAN: {
      value: 'refusedPlan',
      description: 'A planned publication or withdrawal was refused.',
    },
    ACCOUNT_REQUEST: {
      value: 'accountRequest',
      description: 'Somebody asks for an account. Refused to API tokens.',
    },
  } as const satisfies Record<string, { value: NotificationKind; description: string }>,
})

const everyKind: readonly NotificationKind[] = ['message', 'refusedPlan', 'accountRequest']

/** Kinds sent to a client that names none: messages. */
const kindsArg = () =>
  builder.args((t) => ({
    kinds: t.field({
      type: [NotificationKindEnum],
      required: true,
      defaultValue: ['message'],
      description: 'Kinds of notification to include.',
    }),
  }))

const Notification = builder.objectRef<Announced>('Notification')

builder.node(Notification, {
  description: 'A notice to staff: a message, a plan that failed, or a request for an account.',
  authScopes: { administrator: true },
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: forAdministrators(async (db, ids, visitor) => {
    const allowed = everyKind.filter((kind) => mayFollow(kind, visitor))
    return withSubject(db, await notifications(db, allowed).where('id', 'in', ids).execute())
  }),
  fields: (t) => ({
    cursor: t.string({
      description: 'Cursor: subscribe again with `after` to miss nothing.',
      resolve: ({ notification }) => String(notification.id),
    }),
    kind: t.field({
      type: NotificationKindEnum,
      resolve: ({ notification }) => kindOf(notification),
    }),
    content: t.expose('content', {
      type: Content,
      nullable: true,
      description: 'The item that came in or was planned; null for ACCOUNT_REQUEST.',
    }),
    account: t.expose('account', {
      type: Account,
      nullable: true,
      description: 'The account that waits, for ACCOUNT_REQUEST; else null.',
    }),
    publish: t.boolean({
      nullable: true,
      description: 'For REFUSED_PLAN: true where the item was to go on line. Else null.',
      resolve: ({ notification }) => notification.publish,
    }),
    failure: t.string({
      nullable: true,
      description: 'For REFUSED_PLAN: the reason, in a sentence. Else null.',
      resolve: ({ notification }) => notification.refusal,
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ notification }) => notification.createdAt }),
    stats: t.field({
      type: ContentStats,
      nullable: true,
      description: 'Present counters of the item’s type; null for ACCOUNT_REQUEST.',
      resolve: ({ content }, args, context) => content && statsAbout(content, args, context),
    }),
  }),
})

const shownSize = 20

builder.objectFields(Admin, (t) => ({
  notifications: t.field({
    type: [Notification],
    description:
      'The latest 20 notifications, newest first, without messages in the trash and accounts that no longer wait.',
    args: kindsArg(),
    resolve: async (_admin, { kinds }, context) => {
      assertMayFollow(kinds, context)
      const found = notifications(context.db.read, kinds)
      const latest = await found.orderBy('id', 'desc').limit(shownSize).execute()
      return withSubject(context.db.read, latest)
    },
  }),
  notificationHistory: t.connection(
    {
      type: Notification,
      description: 'All notifications page by page, newest first; same exclusions as `notifications`.',
      args: kindsArg(),
      resolve: (_admin, { kinds, ...args }, context) => {
        assertMayFollow(kinds, context)
        const found = () => notifications(context.db.read, kinds)
        return connectionById(args, 'desc', {
          rows: async (where, order, limit) =>
            withSubject(
              context.db.read,
              await found().where(where).orderBy('id', order).limit(limit).execute(),
            ),
          count: () =>
            found()
              .clearSelect()
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .executeTakeFirstOrThrow(),
        })
      },
    },
    { name: 'AdminNotificationHistoryConnection' },
  ),
}))

builder.subscriptionField('notifications', (t) =>
  t.field({
    type: Notification,
    description: 'Sends each new notification of these kinds; with `after`, first those since that cursor.',
    args: { after: t.arg.string(), ...kindsArg() },
    // The answer begins once the cursor is known: everything written later is sent.
    subscribe: async (_root, { after, kinds }, context) => {
      assertMayFollow(kinds, context)
      const { read } = context.whole
      // Their ids are in the order of commits (`nextNumber`).
      return follow(context, {
        topics: ['message', 'account'],
        since: after === null || after === undefined ? await newest(context.whole) : cursor(after),
        async read(last) {
          const found = notifications(read, kinds).where('id', '>', last).orderBy('id')
          const batch = await found.limit(batchSize).execute()
          return {
            rows: await withSubject(read, batch),
            last: batch.at(-1)?.id ?? last,
            isWhole: batch.length < batchSize,
          }
        },
        assertAllowed: () => assertMayFollow(kinds, context),
      })
    },
    resolve: (one) => one,
  }),
)

/** Refuses messages to all but those who see them, requests for accounts to all but those who may open one, and the rest to tokens that are not for it. */
function assertMayFollow(kinds: readonly NotificationKind[], { visitor }: Context): void {
  for (const kind of kinds) {
    const lack = lackToFollow(visitor, kind)
    if (lack !== null) throw forbidden(lack)
    if (!mayFollow(kind, visitor)) throw refusalToRead(visitor, kind === 'accountRequest')
  }
}

function mayFollow(kind: NotificationKind, visitor: Caller): boolean {
  if (kind === 'accountRequest') return scopesOf(visitor).inPerson && may(visitor, 'COMPTES')
  return lackToFollow(visitor, kind) === null && (kind !== 'message' || may(visitor, 'MESSAGES'))
}

async function withSubject(db: Kysely<Tables>, rows: Row<'notification'>[]): Promise<Announced[]> {
  const named = rows.flatMap(({ type, contentId }): ContentRef[] =>
    type === 'account' ? [] : [{ type, id: contentId }],
  )
  const contents = await findRefs(db, named)
  const requests = rows.filter(({ type }) => type === 'account')
  const accounts = await accountsOf(
    db,
    requests.map(({ contentId }) => contentId),
  )
  return rows.flatMap((notification) => {
    const { type, contentId: id } = notification
    const content = contents.find((one) => one?.table === type && one.id === id) ?? null
    const account = accounts.find((one) => type === 'account' && one.id === id) ?? null
    return content || account ? [{ id: notification.id, notification, content, account }] : []
  })
}

async function accountsOf(db: Kysely<Tables>, ids: readonly number[]): Promise<Row<'account'>[]> {
  return ids.length === 0 ? [] : db.selectFrom('account').selectAll().where('id', 'in', ids).execute()
}

async function newest({ read }: Db): Promise<number> {
  const { id } = await read
    .selectFrom('notification')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return Number(id ?? 0)
}

function cursor(after: string): number {
  if (!/^\d{1,9}$/.test(after)) throw badRequest('Ce curseur n’est pas de cette liste.')
  return Number(after)
}
