import { itemOf } from '../../db/contentJournal.ts'
import { quietly, record } from '../../db/journal.ts'
import { erasureOf, indesirables, keptMs, messageOf, takeOut } from '../../db/indesirables.ts'
import { insert, lock, seen, statsOf, type Seen, type Values } from '../../db/contentStore.ts'
import type { ReadTable, Row, Suspicion } from '../../db/tables.ts'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'
import { connectionById, searched, type PagingArgs } from '../connection.ts'
import type { Context } from '../context.ts'
import { ForbiddenError, NotFoundError } from '../errors.ts'
import { forAdministrators } from '../forAdministrators.ts'
import { readContentId } from '../globalId.ts'
import { Message, MessageType } from './Message.ts'
import { announce } from './operations.ts'
import { ContentStats } from './stats.ts'

const SuspicionEnum = builder.enumType('Suspicion', {
  values: {
    TRAP: { description: 'The field that people do not see was filled in.' },
    LINKS: { description: 'More web addresses than people write, or the markup of links.' },
    NAME: { description: 'A web address in place of a name.' },
    HASTE: { description: 'A web address, sent within two seconds of the arrival of the page.' },
    REPEATED: { description: 'Five others have sent the same text within a day.' },
  } as const satisfies Record<Suspicion, object>,
})

export const Indesirable = builder.objectRef<Row<'indesirable'>>('Indesirable')

builder.node(Indesirable, {
  description:
    'A message that may be a robot’s. It is in no other list, counted nowhere, told to nobody, and goes after 30 days unless somebody accepts it.',
  authScopes: { administrator: true },
  id: { resolve: ({ id }) => id },
  loadMany: forAdministrators((db, ids) =>
    db.selectFrom('indesirable').selectAll().where('id', 'in', ids).execute(),
  ),
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    type: t.expose('type', { type: MessageType }),
    content: t.field({
      type: Message,
      description: 'The message as it was sent. Its own id leads to it once it is accepted.',
      resolve: messageOf,
    }),
    reasons: t.field({
      type: [SuspicionEnum],
      resolve: ({ reasons }): Suspicion[] => JSON.parse(reasons),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.field({
      type: 'DateTime',
      resolve: ({ createdAt }) => new Date(Date.parse(createdAt) + keptMs).toISOString(),
    }),
  }),
})

builder.objectField(Admin, 'indesirables', (t) =>
  t.connection(
    {
      type: Indesirable,
      description: 'What may be robots’, newest first.',
      args: {
        type: t.arg({ type: MessageType, required: true }),
        search: t.arg.string({ description: 'A part of any text of the message, accents and case aside.' }),
      },
      resolve: (_admin, args, context) => listed(context, args),
    },
    { name: 'AdminIndesirablesConnection' },
  ),
)

function listed(
  { db }: Context,
  { type, search, ...args }: PagingArgs & { type: ReadTable; search?: string | null | undefined },
) {
  const all = indesirables(db.read, type, searched(search))
  return connectionById(args, 'desc', {
    rows: (where, order, limit) => all.selectAll().where(where).orderBy('id', order).limit(limit).execute(),
    count: () => all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  })
}

interface TakenOut {
  id: string
  row: Seen<ReadTable> | null
  stats: Row<'contentStats'>
}

const IndesirablePayload = builder.objectRef<TakenOut>('IndesirablePayload').implement({
  fields: (t) => ({
    deletedIndesirableId: t.exposeID('id', { description: 'For `@deleteEdge`.' }),
    content: t.expose('row', {
      type: Message,
      nullable: true,
      description: 'The message that it has become; null once it is erased.',
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
  const args = { input: t.arg({ type: IndesirableInput, required: true }) }
  return {
    acceptIndesirable: t.field({
      type: IndesirableResult,
      description: 'It is a person’s: from here on a message like any other, with all that follows one.',
      args,
      resolve: (_root, { input }, context) => accept(input.id, context),
    }),
    eraseIndesirable: t.field({
      type: IndesirableResult,
      description: 'For good, its file too.',
      args,
      resolve: (_root, { input }, context) => erase(input.id, context),
    }),
  }
})

/** Puts it among the messages under the id and at the time that its sender was told, and tells of it. */
async function accept(id: string, context: Context): Promise<TakenOut> {
  return context.db.transaction(async (trx) => {
    const found = await takeOut(trx, numberOf(id))
    if (!found) throw new NotFoundError()
    const { type, content, createdAt } = found
    const { id: own, ...values }: Values & { id: number } = JSON.parse(content)
    // A database that was carried over may have given the id to another.
    const isFree = (await lock(trx, type, own)) === undefined
    const row = await quietly(trx, () =>
      insert(trx, type, isFree ? { ...values, id: own } : values, createdAt),
    )
    await record(trx, { act: 'acceptIndesirable', item: itemOf(type, row) })
    await announce(trx, type, row, context)
    return { id, row: seen(type, row, 'administrator'), stats: await statsOf(trx, type) }
  })
}

async function erase(id: string, { db, files }: Context): Promise<TakenOut> {
  const { file, stats } = await db.transaction(async (trx) => {
    const found = await takeOut(trx, numberOf(id))
    if (!found) throw new NotFoundError()
    await record(trx, erasureOf(found))
    return { file: found.file, stats: await statsOf(trx, found.type) }
  })
  if (file !== null) await files.settle([file])
  return { id, row: null, stats }
}

function numberOf(id: string): number {
  return readContentId(id, 'Indesirable') ?? 0
}
