import type { Kysely } from 'kysely'
import {
  changeLines,
  countChangeLines,
  cursorOf,
  lineOfCursor,
  oldestLine,
  settledLine,
  type ChangeLine,
} from '../../db/journal/changeLog.ts'
import { changeKindOf, type ChangeKind } from '../../db/journal/changes.ts'
import { contentTables } from '../../db/content/contentTypes.ts'
import type { ContentTable, Tables } from '../../db/tables.ts'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'
import { Content } from '../content/contentInterface.ts'
import { ContentName } from '../content/contents.ts'
import { globalIdOf } from '../content/globalId.ts'
import { nestedListLoader } from '../content/nodes.ts'
import type { Context } from '../context.ts'
import { cursorExpired, forbidden } from '../errors.ts'
import { lackToRead } from '../tokens/needs.ts'
import { connectionOf, largestPage, notOfThisList } from '../execution/connection.ts'
import { follow, type Batch } from '../execution/follow.ts'
import { keyOf, loadItems } from '../journal/journal.ts'
import { refusalToRead } from '../rights.ts'
import { sees } from '../roles/roles.ts'

/** How far `totalCount` counts. */
const mostCounted = 1_000

const ContentChangeKind = builder.enumType('ContentChangeKind', {
  description:
    'What became of an item. A program that copies the site does with each but ERASED as `content` says.',
  values: {
    CREATED: { value: 'created', description: 'It is new; `status` says whether it is on line already.' },
    CHANGED: { value: 'changed', description: 'Its fields or its place among others have changed.' },
    PUBLISHED: { value: 'published', description: 'It is active now; its fields may have changed as well.' },
    WITHDRAWN: { value: 'withdrawn', description: 'It is not active any more; likewise.' },
    TRASHED: { value: 'trashed', description: 'It lies in the trash.' },
    RESTORED: { value: 'restored', description: 'It came out of the trash.' },
    ERASED: { value: 'erased', description: 'It is gone for good. Its number is never given again.' },
  } as const satisfies Record<string, { value: ChangeKind; description: string }>,
})

const ContentChange = builder.objectRef<ChangeLine>('ContentChange').implement({
  description: 'One change of one item, as the journal tells it.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Cursor behind this change: `changes(after:)` goes on there.',
      resolve: cursorOf,
    }),
    kind: t.field({
      type: ContentChangeKind,
      resolve: ({ act, before }) => changeKindOf(act, before) ?? 'changed',
    }),
    type: t.field({ type: ContentName, resolve: ({ type }) => type }),
    databaseId: t.int({ description: '`databaseId` of the item.', resolve: ({ itemId }) => itemId }),
    // No `id`: caches of clients would take all changes of an item for one.
    contentId: t.id({
      description: '`id` of the item, also once it is erased.',
      resolve: ({ type, itemId }) => globalIdOf(type, itemId),
    }),
    version: t.exposeInt('version', {
      nullable: true,
      description: '`version` of the item after the change; `content` may be newer.',
    }),
    at: t.expose('at', { type: 'DateTime' }),
    content: t.loadable({
      type: Content,
      nullable: true,
      description: 'The item as it is now; null once it is erased.',
      loaderOptions: nestedListLoader,
      load: loadItems,
      resolve: ({ type, itemId }) => keyOf(type, itemId),
    }),
  }),
})

const typesArg = () =>
  builder.args((t) => ({
    types: t.field({
      type: [ContentName],
      description: 'Only items of these types; without it all that one may read.',
    }),
  }))

/** Types to tell this caller of. Throws where one of those that are asked for is not for him. */
function readable(types: readonly ContentTable[] | null | undefined, { visitor }: Context): ContentTable[] {
  const lack = types && lackToRead(visitor, types)
  if (lack) throw forbidden(lack)
  const allowed = contentTables.filter((table) => sees(visitor, table))
  if (types?.some((type) => !allowed.includes(type))) throw refusalToRead(visitor, false)
  return [...new Set(types ?? allowed)]
}

/** Number of the line behind which a cursor stands. */
async function lineAt(read: Kysely<Tables>, cursor: string): Promise<number> {
  const line = await lineOfCursor(read, cursor)
  if (line === 'unreadable') throw notOfThisList()
  if (line === 'gone') throw cursorExpired()
  return line
}

const ContentChangeEdge = builder.edgeObject({ type: ContentChange, name: 'ContentChangeEdge' })

builder.objectField(Admin, 'content', (t) =>
  t.loadable({
    type: Content,
    nullable: true,
    description: 'The item with this number, in the trash or not; null where there is none.',
    args: {
      type: t.arg({ type: ContentName, required: true }),
      databaseId: t.arg.int({ required: true }),
    },
    loaderOptions: nestedListLoader,
    load: loadItems,
    resolve: (_admin, { type, databaseId }, context) => {
      readable([type], context)
      return keyOf(type, databaseId)
    },
  }),
)

builder.objectField(Admin, 'changes', (t) =>
  t.connection(
    {
      type: ContentChange,
      description: [
        'What became of the items, oldest change first: the way to keep a copy of the site, complete however long one was away.',
        'Begin with `changes(last: 1)` and keep its `endCursor`; read all lists; then read `changes(after:)` again and again, and keep',
        'the `endCursor` of each page that has edges. The order is that of commits: nothing is ever added before a cursor. Drafts,',
        'plans and links change no item. An Offre leaves the site by its `jusquAu` without a change.',
      ].join('\n'),
      args: typesArg(),
      resolve: async (_admin, { types, ...args }, context) => {
        const { read } = context.db
        const tables = readable(types, context)
        const after = typeof args.after === 'string' ? await lineAt(read, args.after) : 0
        const end = (await settledLine(read)) + 1
        const before = typeof args.before === 'string' ? await lineAt(read, args.before) : end
        const connection = await connectionOf(args, {
          rows: (backward, limit) =>
            changeLines(read, { tables, after, before }, backward ? 'desc' : 'asc', limit),
          async count() {
            const count = await countChangeLines(read, { tables, after: 0, before: end }, mostCounted + 1)
            return { count: Math.min(count, mostCounted), more: count > mostCounted }
          },
          cursorOf: (one: ChangeLine) => cursorOf(one),
        })
        return { ...connection, since: () => oldestLine(read) }
      },
    },
    {
      name: 'ContentChangeConnection',
      fields: (c) => ({
        since: c.field({
          type: 'DateTime',
          nullable: true,
          description:
            'When the journal begins: older changes are not told. A cursor that it does not hold (any more) is refused with CURSOR_EXPIRED.',
          resolve: ({ since }) => since(),
        }),
      }),
    },
    ContentChangeEdge,
  ),
)

builder.subscriptionField('contentChanged', (t) =>
  t.field({
    type: ContentChange,
    description:
      'Sends each new change of these items, as `changes` tells it; with `after`, first those since that cursor. After a break go on with either, `after` the last `cursor`.',
    args: { after: t.arg.string(), ...typesArg() },
    // The answer begins once the cursor is known: everything written later is sent.
    subscribe: async (_root, { after, types }, context) => {
      readable(types, context)
      const { read } = context.whole
      return follow(context, {
        // The latter wakes every few seconds: a writer that held others up and then gave up says nothing.
        topics: ['content', 'message'],
        since: typeof after === 'string' ? await lineAt(read, after) : await settledLine(read),
        read: (last) => changesAfter(read, readable(types, context), last),
        assertAllowed: () => void readable(types, context),
        allows: ({ type }) => sees(context.visitor, type),
      })
    },
    resolve: (line) => line,
  }),
)

async function changesAfter(
  read: Kysely<Tables>,
  tables: readonly ContentTable[],
  after: number,
): Promise<Batch<ChangeLine>> {
  const settled = await settledLine(read)
  const rows = await changeLines(read, { tables, after, before: settled + 1 }, 'asc', largestPage)
  const isWhole = rows.length < largestPage
  return { rows, isWhole, last: isWhole ? Math.max(after, settled) : (rows.at(-1)?.id ?? after) }
}
