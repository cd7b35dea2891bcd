import { unreadOf } from '../../db/content/dashboard.ts'
import { isContentTable, isMessageTable } from '../../db/content/contentTypes.ts'
import { draftsOf } from '../../db/publishing/drafts.ts'
import { activeItems, statsOf } from '../../db/content/contentStore.ts'
import type { ContentTable, Row } from '../../db/tables.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { sees } from '../roles/roles.ts'
import { Content } from './contentInterface.ts'
import { typeNames } from './globalId.ts'

export const ContentStats = builder.objectRef<Row<'contentStats'>>('ContentStats')

builder.node(ContentStats, {
  description:
    'Counters of one content type. The id is stable, so each answer refreshes them in a client’s cache.',
  authScopes: { administrator: true },
  id: { resolve: (stats) => stats.type },
  loadManyWithoutCache: (types: string[], { db, visitor }: Context) =>
    Promise.all(
      types.map((type) => (isContentTable(type) && sees(visitor, type) ? statsOf(db.read, type) : null)),
    ),
  fields: (t) => ({
    type: t.string({ description: 'Name of the type.', resolve: (stats) => typeNames[stats.type] }),
    total: t.exposeInt('total', { description: 'Number of items outside the trash.' }),
    activeCount: t.exposeInt('active'),
    activeLimit: t.exposeInt('activeLimit', {
      nullable: true,
      description: 'Greatest number of active items; null where there is no limit.',
    }),
    actives: t.field({
      type: [Content],
      description: 'The active items, for types with a limit.',
      resolve: ({ type, activeLimit }, _args, { db }) =>
        activeLimit === null ? [] : activeItems(db.read, type, 'administrator'),
    }),
    trashed: t.exposeInt('trashed'),
    drafts: t.int({
      description: 'Number of items outside the trash that have a draft.',
      resolve: ({ type }, _args, { db }) => draftsOf(db.read, type),
    }),
    unread: t.int({
      nullable: true,
      description:
        'Number of unread messages in the inbox, counted to 1,000; null for types that are no messages.',
      resolve: ({ type }, _args, { db }) => (isMessageTable(type) ? unreadOf(db.read, type) : null),
    }),
  }),
})

/** `stats` field of a payload about one table: read when selected, after all writes. */
export function statsAbout({ table }: { table: ContentTable }, _args: unknown, { db }: Context) {
  return statsOf(db.read, table)
}

/** `stats` field of a list of the back office. */
export function statsOfList(table: ContentTable) {
  return (_list: unknown, _args: unknown, { db }: Context) => statsOf(db.read, table)
}
