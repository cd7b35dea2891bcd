import { encodeGlobalID } from '@pothos/plugin-relay'
import type { Transaction } from 'kysely'
import { itemOf } from '../../db/journal/contentJournal.ts'
import { withoutJournal, recordAct } from '../../db/journal/journal.ts'
import {
  erasureOf,
  forgetCreates,
  indesirables,
  quarantineMs,
  messageOf,
  takeFromQuarantine,
} from '../../db/messages/indesirables.ts'
import { insert, lock, asContentItem, statsOf, type ContentItem } from '../../db/content/contentStore.ts'
import type { MessageTable, Row, Suspicion, Tables } from '../../db/tables.ts'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'
import { connectionById, searched, type PagingArgs } from '../execution/connection.ts'
import type { Context } from '../context.ts'
import { ForbiddenError, NotFoundError, ValidationError } from '../errors.ts'
import { forAdministrators } from '../forAdministrators.ts'
import { readContentId } from '../globalId.ts'
import { Message, MessageType } from './messageInterface.ts'
import { announce } from '../content/operations.ts'
import { checkCount, RefusedContent } from '../content/bulk.ts'
import { idListLimit, mostAtOnce, type Refused } from '../content/states.ts'
import { ContentStats } from '../content/stats.ts'
import { readMessage, readReasons } from '../../db/jsonColumns.ts'

const SuspicionEnum = builder.enumType('Suspicion', {
  values: {
    TRAP: { description: 'The hidden field was filled in.' },
    LINKS: { description: 'The text has many web addresses, or link markup.' },
    NAME: { description: 'The name is a web address.' },
    HASTE: { description: 'A web address was sent within two seconds of page load.' },
    REPEATED: { description: 'Five others sent the same text within a day.' },
  } as const satisfies Record<Suspicion, object>,
})

export const Indesirable = builder.objectRef<Row<'indesirable'>>('Indesirable')

builder.node(Indesirable, {
  description:
    'A message suspected to be a robot’s. No other list or counter has it; it is erased after 30 days unless accepted.',
  authScopes: { MESSAGES: true },
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: forAdministrators(
    (db, ids) => db.selectFrom('indesirable').selectAll().where('id', 'in', ids).execute(),
    'MESSAGES',
  ),
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    type: t.expose('type', { type: MessageType }),
    content: t.field({
      type: Message,
      description: 'The message as it was sent. `node` finds it once it is accepted.',
      resolve: messageOf,
    }),
    reasons: t.field({
      type: [SuspicionEnum],
      resolve: ({ reasons }) => readReasons(reasons),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.field({
      type: 'DateTime',
      resolve: ({ createdAt }) => new Date(Date.parse(createdAt) + quarantineMs).toISOString(),
    }),
  }),
})

interface Filters {
  type: MessageTable
  search?: string | null | undefined
}

function filterArgs() {
  return builder.args((t) => ({
    type: t.field({ type: MessageType, required: true }),
    search: t.string({ description: 'Substring of any text of the message, ignoring accents and case.' }),
  }))
}

builder.objectField(Admin, 'indesirables', (t) =>
  t.connection(
    {
      type: Indesirable,
      authScopes: { MESSAGES: true },
      description: 'Messages suspected to be robots’, newest first.',
      args: filterArgs(),
      resolve: (_admin, args, context) => listed(context, args),
    },
    { name: 'AdminIndesirablesConnection' },
  ),
)

builder.objectField(Admin, 'everyIndesirable', (t) =>
  t.field({
    type: [Indesirable],
    authScopes: { MESSAGES: true },
    extensions: idListLimit,
    description: `The first ${mostAtOnce} messages that \`indesirables\` finds, unpaged.`,
    args: filterArgs(),
    resolve: (_admin, { type, search }, { db }) =>
      indesirables(db.read, type, searched(search))
        .selectAll()
        .orderBy('id', 'desc')
        .limit(mostAtOnce)
        .execute(),
  }),
)

function listed({ db }: Context, { type, search, ...args }: PagingArgs & Filters) {
  const all = indesirables(db.read, type, searched(search))
  return connectionById(args, 'desc', {
    rows: (where, order, limit) => all.selectAll().where(where).orderBy('id', order).limit(limit).execute(),
    count: () => all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  })
}

/** Result for one message, by its global id: the accepted message, or nothing. */
interface TakenOut {
  id: string
  row: ContentItem<MessageTable> | null
}

interface Outcome {
  done: TakenOut[]
  refused: Refused[]
  stats: Row<'contentStats'>[]
}

const IndesirablesPayload = builder.objectRef<Outcome>('IndesirablesPayload').implement({
  description: 'Result of an act on several; those already handled by a colleague are refused.',
  fields: (t) => ({
    deletedIndesirableIds: t.idList({
      description: 'Removed from the list, for `@deleteEdge`.',
      resolve: ({ done }) => done.map(({ id }) => id),
    }),
    contents: t.field({
      type: [Message],
      description: 'The accepted messages; empty where they are erased.',
      resolve: ({ done }) => done.flatMap(({ row }) => row ?? []),
    }),
    refused: t.expose('refused', { type: [RefusedContent] }),
    stats: t.expose('stats', { type: [ContentStats], description: 'Counters of their types.' }),
  }),
})

const IndesirablesResult = builder.errorUnion('IndesirablesResult', {
  types: [IndesirablesPayload, ValidationError, ForbiddenError],
  resolveType: () => 'IndesirablesPayload',
})

const IndesirablesInput = builder.inputType('IndesirablesInput', {
  fields: (t) => ({ ids: t.idList({ required: true, description: `At most ${mostAtOnce}.` }) }),
})

const IndesirablePayload = builder
  .objectRef<TakenOut & { stats: Row<'contentStats'> }>('IndesirablePayload')
  .implement({
    fields: (t) => ({
      deletedIndesirableId: t.exposeID('id', { description: 'Removed from the list, for `@deleteEdge`.' }),
      content: t.expose('row', {
        type: Message,
        nullable: true,
        description: 'The accepted message; null where it is erased.',
      }),
      stats: t.expose('stats', { type: ContentStats }),
    }),
  })

const IndesirableResult = builder.errorUnion('IndesirableResult', {
  types: [IndesirablePayload, NotFoundError, ForbiddenError],
  resolveType: () => 'IndesirablePayload',
})

const IndesirableInput = builder.inputType('IndesirableInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
})

builder.mutationFields((t) => {
  const one = (description: string, work: Judgement) =>
    t.field({
      type: IndesirableResult,
      description,
      args: { input: t.arg({ type: IndesirableInput, required: true }) },
      resolve: async (_root, { input }, context) => {
        const { done, stats } = await work([input.id], context)
        if (!done[0] || !stats[0]) throw new NotFoundError()
        return { ...done[0], stats: stats[0] }
      },
    })
  const several = (work: Judgement) =>
    t.field({
      type: IndesirablesResult,
      args: { input: t.arg({ type: IndesirablesInput, required: true }) },
      resolve: (_root, { input }, context) => {
        checkCount(input.ids.length)
        return work(input.ids, context)
      },
    })
  return {
    acceptIndesirable: one('Moves a suspected message into the inbox, and sends its notices.', accept),
    eraseIndesirable: one('Erases a suspected message for good, with its file.', erase),
    acceptIndesirables: several(accept),
    eraseIndesirables: several(erase),
  }
})

type Judgement = (ids: readonly string[], context: Context) => Promise<Outcome>

/** Turns suspected messages into ordinary ones, with the ids told to their senders and their times, and queues notices. */
function accept(ids: readonly string[], context: Context): Promise<Outcome> {
  return context.db.transaction((trx) =>
    judged(trx, ids, async (all) => {
      const done: TakenOut[] = []
      for (const one of all) done.push({ id: idOf(one), row: await putBack(trx, one, context) })
      await recordAct(
        trx,
        done.flatMap(({ row }) =>
          row ? [{ act: 'acceptIndesirable' as const, item: itemOf(row.table, row) }] : [],
        ),
      )
      return done
    }),
  )
}

async function putBack(
  trx: Transaction<Tables>,
  { type, content, createdAt }: Row<'indesirable'>,
  context: Context,
): Promise<ContentItem<MessageTable>> {
  const { id: own, search: _search, ...values } = readMessage(type, content)
  // In a database copied from elsewhere the id may belong to another message.
  const isFree = (await lock(trx, type, own)) === undefined
  const row = await withoutJournal(trx, () =>
    insert(trx, type, isFree ? { ...values, id: own } : values, createdAt),
  )
  await announce(trx, type, row, context)
  return asContentItem(type, row, 'administrator')
}

async function erase(ids: readonly string[], { db, files }: Context): Promise<Outcome> {
  const { outcome, keys } = await db.transaction(async (trx) => {
    const keys: string[] = []
    const outcome = await judged(trx, ids, async (all) => {
      keys.push(...all.flatMap(({ file }) => file ?? []))
      await forgetCreates(trx, all)
      await recordAct(trx, all.map(erasureOf))
      return all.map((one) => ({ id: idOf(one), row: null }))
    })
    return { outcome, keys }
  })
  await files.settle(keys)
  return outcome
}

/** Takes out those of these messages that are still there, and runs `work` on them. */
async function judged(
  trx: Transaction<Tables>,
  ids: readonly string[],
  work: (all: readonly Row<'indesirable'>[]) => Promise<TakenOut[]>,
): Promise<Outcome> {
  const wanted = new Map(ids.map((id) => [readContentId(id, 'Indesirable') ?? 0, id]))
  const all = await takeFromQuarantine(trx, [...wanted.keys()])
  for (const { id } of all) wanted.delete(id)
  const refused = [...wanted.values()].map((id) => ({ id, libelle: null, error: new NotFoundError() }))
  const done = await work(all)
  const types = [...new Set(all.map(({ type }) => type))]
  return { done, refused, stats: await Promise.all(types.map((type) => statsOf(trx, type))) }
}

function idOf({ id }: Row<'indesirable'>): string {
  return encodeGlobalID('Indesirable', id)
}
