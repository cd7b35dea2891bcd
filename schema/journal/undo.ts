import { sql } from 'kysely'
import { statsOf, type ContentItem } from '../../db/content/contentStore.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { Content } from '../content/contentInterface.ts'
import { nestedListLoader } from '../content/nodes.ts'
import type { Refused } from '../content/states.ts'
import { ContentStats } from '../content/stats.ts'
import type { Context } from '../context.ts'
import { writeErrors } from '../errorTypes.ts'
import { NotFoundError } from '../errors.ts'
import { readContentId } from '../globalId.ts'
import { byTable, JournalEntry, keyOf } from './journal.ts'
import { RefusedContent } from '../content/bulk.ts'
import { isUndoable, revert } from './revert.ts'

interface Undone {
  /** Items of the act that still exist. */
  items: readonly [ContentItem, ...ContentItem[]]
  refused: readonly Refused[]
}

const UndoChangePayload = builder.objectRef<Undone>('UndoChangePayload').implement({
  description: 'The items of the undone act, and the counters of their type.',
  fields: (t) => ({
    content: t.field({
      type: Content,
      description: 'First item of the act.',
      resolve: ({ items }) => items[0],
    }),
    contents: t.field({ type: [Content], resolve: ({ items }) => [...items] }),
    refused: t.field({
      type: [RefusedContent],
      description: 'Items of the act that have changed since, and were left unchanged.',
      resolve: ({ refused }) => [...refused],
    }),
    stats: t.field({
      type: ContentStats,
      resolve: ({ items: [{ table }] }, _args, { db }) => statsOf(db.read, table),
    }),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

const UndoChangeResult = builder.errorUnion('UndoChangeResult', {
  types: [UndoChangePayload, ...writeErrors],
  resolveType: () => 'UndoChangePayload',
})

const UndoChangeInput = builder.inputType('UndoChangeInput', {
  fields: (t) => ({ id: t.id({ required: true, description: 'Id of a JournalEntry about content.' }) }),
})

builder.mutationField('undoChange', (t) =>
  t.field({
    type: UndoChangeResult,
    description:
      'Undoes a whole act of staff, by a new change. ConflictError where the item has changed since.',
    args: { input: t.arg({ type: UndoChangeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { items, refused } = await revert(context, readContentId(input.id, 'JournalEntry'))
      const [first, ...others] = items
      if (!first) throw new NotFoundError()
      return { items: [first, ...others] as const, refused }
    },
  }),
)

/**
 * Tells of each act whether it can be undone. An act on several items needs one that is unchanged since; a new order or
 * a swap needs all.
 */
async function loadStanding(keys: string[], { db }: Context): Promise<boolean[]> {
  const found = new Set<string>()
  for (const [table, ids] of byTable(keys)) {
    const item = sql`${sql.table(table)} t where t."id" = l."itemId" and t."version" = l."version"`
    const { rows } = await sql<{ id: number }>`
      select j."id" from "journal" j where j."id" in (${sql.join(ids)}) and exists (
        select 1 from "journal" l, ${item} and l."id" = j."id"
        union all
        select 1 from "journal" l, ${item} and l."bundle" = j."id" and j."bundled" is not null
      ) and (j."act" <> 'schedule' or not exists (
        select 1 from "journal" n where n."type" = j."type" and n."itemId" = j."itemId"
          and n."act" = 'schedule' and n."id" > j."id"))
      and (j."act" not in ('reorder', 'swap') or not exists (
        select 1 from "journal" o where o."bundle" = j."id" and not exists (
          select 1 from ${sql.table(table)} t where t."id" = o."itemId" and t."version" = o."version")))
    `.execute(db.read)
    for (const { id } of rows) found.add(keyOf(table, id))
  }
  return keys.map((key) => found.has(key))
}

builder.objectField(JournalEntry, 'undoable', (t) =>
  t.loadable({
    type: 'Boolean',
    description: 'True: `undoChange` can undo it.',
    loaderOptions: nestedListLoader,
    load: loadStanding,
    // A type without a table finds nothing.
    resolve: (line) => (line.type !== null && isUndoable(line) ? keyOf(line.type, line.id) : ''),
  }),
)
