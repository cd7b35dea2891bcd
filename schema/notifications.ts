import { setTimeout as sleep } from 'node:timers/promises'
import { notifications } from '../db/attention.ts'
import { findNamed, type Seen } from '../db/contentStore.ts'
import { outageOf } from '../db/outage.ts'
import type { Row } from '../db/tables.ts'
import { Admin } from './admin.ts'
import { builder } from './builder.ts'
import { Content } from './content/Content.ts'
import { ContentStats, statsOfList } from './content/stats.ts'
import type { Context } from './context.ts'
import { badRequest, unauthenticated } from './errors.ts'

/** When an open subscription looks again after an outage. */
const againMs = 1_000
const batchSize = 100

interface Announced {
  notification: Row<'notification'>
  content: Seen
}

const Notification = builder.objectRef<Announced>('Notification').implement({
  fields: (t) => ({
    cursor: t.string({
      description: 'Subscribe again `after` this one to miss nothing.',
      resolve: ({ notification }) => String(notification.id),
    }),
    content: t.expose('content', { type: Content }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ notification }) => notification.createdAt }),
    stats: t.field({
      type: ContentStats,
      description: 'The counters of its type as they are now.',
      resolve: (one, args, context) => statsOfList(one.notification.type)(one, args, context),
    }),
  }),
})

const shownSize = 20

builder.objectField(Admin, 'notifications', (t) =>
  t.field({
    type: [Notification],
    description: 'The latest 20 outside the trash, newest first.',
    resolve: async (_admin, _args, context) => {
      const latest = await notifications(context.db.read).orderBy('id', 'desc').limit(shownSize).execute()
      return withContent(context, latest)
    },
  }),
)

builder.subscriptionField('notifications', (t) =>
  t.field({
    type: Notification,
    description: 'New messages, quote requests and applications; with `after` those since that cursor first.',
    args: { after: t.arg.string() },
    subscribe: (_root, { after }, context) => announced(context, after),
    resolve: (one) => one,
  }),
)

/** Numbers are given out in the order of commits (`nextNumber`), so what is read up to one is read for good. */
async function* announced(context: Context, after: string | null | undefined): AsyncGenerator<Announced> {
  let last = after === null || after === undefined ? await newest(context) : cursor(after)
  const news = context.db.news.follow('message', 'account')
  try {
    for (;;) {
      try {
        await assertSignedIn(context)
        const batch = await notifications(context.db.read)
          .where('id', '>', last)
          .orderBy('id')
          .limit(batchSize)
          .execute()
        for (const one of await withContent(context, batch)) {
          // A client takes them in its own time: whoever has lost his right meanwhile gets no more of them.
          await assertSignedIn(context)
          last = one.notification.id
          yield one
        }
        last = batch.at(-1)?.id ?? last
        if (batch.length < batchSize) await news.next()
      } catch (error) {
        // Once the outage is over, what came meanwhile is told.
        if (!outageOf(error)) throw error
        await sleep(againMs, undefined, { ref: false })
      }
    }
  } finally {
    news.stop()
  }
}

async function assertSignedIn({ auth }: Context): Promise<void> {
  if (!(await auth.stillSignedIn())) throw unauthenticated()
}

async function withContent({ db }: Context, rows: Row<'notification'>[]): Promise<Announced[]> {
  const named = rows.map(({ type, contentId }) => ({ type, id: contentId }))
  const contents = await findNamed(db.read, named)
  return rows.flatMap((notification, n) => {
    const content = contents[n]
    return content ? [{ notification, content }] : []
  })
}

async function newest({ db }: Context): Promise<number> {
  const { id } = await db.read
    .selectFrom('notification')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return Number(id ?? 0)
}

function cursor(after: string): number {
  if (!/^\d{1,9}$/.test(after)) throw badRequest('Ce curseur n’est pas de cette liste.')
  return Number(after)
}
