import { unreadOf } from '../../db/content/dashboard.ts'
import { isContentTable, isMessageTable } from '../../db/content/contentTypes.ts'
import { draftsOf } from '../../db/publishing/drafts.ts'
import { activeOnes, statsOf } from '../../db/content/contentStore.ts'
import type { ContentTable, Row } from '../../db/tables.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { Content } from './contentInterface.ts'
import { typeNames } from './contentType.ts'

export const ContentStats = builder.objectRef<Row<'contentStats'>>('ContentStats')

builder.node(ContentStats, {
  description: 'The counters of one content type; their id stays the same, so every answer refreshes them.',
  authScopes: { administrator: true },
  id: { resolve: (stats) => stats.type },
  loadManyWithoutCache: (types: string[], { db, visitor }: Context) =>
    Promise.all(
      types.map((type) => (visitor.account && isContentTable(type) ? statsOf(db.read, type) : null)),
    ),
  fields: (t) => ({
    type: t.string({ description: 'Of which type.', resolve: (stats) => typeNames[stats.type] }),
    total: t.exposeInt('total', { description: 'Without the trash.' }),
    activeCount: t.exposeInt('active'),
    activeLimit: t.exposeInt('activeLimit', { nullable: true, description: 'Null: as many as one likes.' }),
    actives: t.field({
      type: [Content],
      description: 'Of a type with a limit: what is active.',
      resolve: ({ type, activeLimit }, _args, { db }) =>
        activeLimit === null ? [] : activeOnes(db.read, type, 'administrator'),
    }),
    trashed: t.exposeInt('trashed'),
    drafts: t.int({
      description: 'For how many of them, the trash aside, a draft is prepared.',
      resolve: ({ type }, _args, { db }) => draftsOf(db.read, type),
    }),
    unread: t.int({
      nullable: true,
      description: 'In the inbox and not read, counted to 1,000; null for what visitors do not send.',
      resolve: ({ type }, _args, { db }) => (isMessageTable(type) ? unreadOf(db.read, type) : null),
    }),
  }),
})

/** The `stats` field of an answer about items of one table: read where it is asked for, once all is written. */
export function statsAbout({ table }: { table: ContentTable }, _args: unknown, { db }: Context) {
  return statsOf(db.read, table)
}

/** The `stats` field of a list of the back office. */
export function statsOfList(table: ContentTable) {
  return (_list: unknown, _args: unknown, { db }: Context) => statsOf(db.read, table)
}
