import { isContentTable, isReadTable } from '../db/contentFacts.ts'
import { findNamed, statsOf, type Seen } from '../db/contentStore.ts'
import { valuesBefore, type Act } from '../db/journal.ts'
import type { ContentTable, Row } from '../db/tables.ts'
import { Admin, adminRoot } from './admin.ts'
import { builder } from './builder.ts'
import { asInput } from './content/asInput.ts'
import { holdsFile, namesOf } from './content/columns.ts'
import { Content } from './content/Content.ts'
import { contentTypes } from './content/contents.ts'
import { globalId, type ContentType } from './content/contentType.ts'
import { reorder, restore, setStatus, softDelete, swapActive } from './content/lifecycle.ts'
import { update, type UpdateInput } from './content/operations.ts'
import { ContentStats } from './content/stats.ts'
import type { Context } from './context.ts'
import { writeErrors } from './errorTypes.ts'
import { ConflictError, NotFoundError, ValidationError } from './errors.ts'
import { readContentId } from './globalId.ts'

/** What was done, with the item as it is now. */
interface Undone {
  entry: Row<'journal'>
  item: Seen
  /** Refused where it has moved on since. */
  input: UpdateInput
}

type Undo = (type: ContentType<ContentTable>, undone: Undone, context: Context) => Promise<unknown>

/** What takes each act back, by the same rules as a click; what is not here cannot be taken back. */
const undos: Partial<Record<Act, Undo>> = {
  create: (type, { input }, context) => softDelete(type, input, context),
  publish: (type, { input }, context) => setStatus(type, input, false, context),
  unpublish: (type, { input }, context) => setStatus(type, input, true, context),
  trash: (type, { input }, context) => restore(type, { ...input, asBefore: true }, context),
  restore: (type, { input }, context) => softDelete(type, input, context),
  update: takeBack,
  publishDraft: takeBack,
  swap: async (type, { entry, item }, context) => {
    const replaced = await replacedBy(context, entry)
    const [back] = replaced ? await itemsOf(context, [replaced]) : []
    if (!replaced || !back) throw impossible()
    const input = { id: globalId(back), replace: globalId(item), version: replaced.version }
    return swapActive(type, input, context)
  },
  reorder: async (type, { entry }, context) => {
    const moved = await movedWith(context, entry)
    const items = await itemsOf(context, moved)
    for (const [n, item] of items.entries())
      if (item.version !== moved[n]?.version) throw new ConflictError(item)
    const before = moved.map((line) => Number(valuesBefore(line).ordre ?? Infinity))
    const order = items.map((_, n) => n).toSorted((a, b) => (before[a] ?? 0) - (before[b] ?? 0) || a - b)
    return reorder(
      type,
      order.flatMap((n) => (items[n] ? [globalId(items[n])] : [])),
      context,
    )
  },
}

function takeBack(type: ContentType<ContentTable>, { entry, input }: Undone, context: Context) {
  return update(type, { ...input, ...fieldsOf(type, entry) }, context)
}

function impossible(): ValidationError {
  return new ValidationError(
    [{ field: 'id', message: 'Cette modification ne peut pas être annulée.' }],
    'Cette modification ne peut pas être annulée.',
  )
}

/** The fields of a change as an input gives them back. Throws ValidationError where a file that is gone would be needed. */
function fieldsOf(type: ContentType<ContentTable>, entry: Row<'journal'>): Record<string, unknown> {
  const before = valuesBefore(entry)
  const files = namesOf(type.columns, holdsFile)
  if (files.some((name) => typeof before[name] === 'string')) {
    const message = 'Le fichier d’avant n’est plus là\u00a0: rien n’a été annulé.'
    throw new ValidationError([{ field: 'id', message }], message)
  }
  return asInput(before)
}

/** The lines of one new order, which are written as one, in the order of their items’ ids. */
function movedWith({ db }: Context, { at, type }: Row<'journal'>): Promise<Row<'journal'>[]> {
  const lines = db.read.selectFrom('journal').selectAll().where('type', '=', type).where('at', '=', at)
  return lines.where('act', '=', 'reorder').orderBy('itemId').execute()
}

/** What left its place in a swap: its line is the last one of its kind before that of the swap. */
function replacedBy(
  { db }: Context,
  { id, type, accountId }: Row<'journal'>,
): Promise<Row<'journal'> | undefined> {
  return db.read
    .selectFrom('journal')
    .selectAll()
    .where('type', '=', type)
    .where('act', '=', 'unpublish')
    .where('accountId', accountId === null ? 'is' : '=', accountId)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The item of each line, in their order. Throws NotFoundError where one is gone, or it is about none. */
async function itemsOf({ db }: Context, lines: readonly Row<'journal'>[]): Promise<Seen[]> {
  const named = lines.flatMap(({ type, itemId: id }) =>
    type !== null && isContentTable(type) && id !== null ? [{ type, id }] : [],
  )
  const items = (await findNamed(db.read, named)).flatMap((item) => item ?? [])
  if (items.length < lines.length) throw new NotFoundError()
  return items
}

const UndoChangePayload = builder.objectRef<{ item: Seen }>('UndoChangePayload').implement({
  description: 'The item as it is now, and the counters of its type.',
  fields: (t) => ({
    content: t.field({
      type: Content,
      resolve: async ({ item: { table, id } }, _args, { db }) => {
        const [now] = await findNamed(db.read, [{ type: table, id }])
        if (!now) throw new NotFoundError()
        return now
      },
    }),
    stats: t.field({
      type: ContentStats,
      resolve: ({ item }, _args, { db }) => statsOf(db.read, item.table),
    }),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

const UndoChangeResult = builder.errorUnion('UndoChangeResult', {
  types: [UndoChangePayload, ...writeErrors],
  resolveType: () => 'UndoChangePayload',
})

const UndoChangeInput = builder.inputType('UndoChangeInput', {
  fields: (t) => ({ id: t.id({ required: true, description: 'Of a JournalEntry about content.' }) }),
})

builder.mutationField('undoChange', (t) =>
  t.field({
    type: UndoChangeResult,
    description:
      'Takes back what staff did to content, as one more change; ConflictError where something newer stands on it.',
    args: { input: t.arg({ type: UndoChangeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const id = readContentId(input.id, 'JournalEntry')
      const entry = await context.db.read
        .selectFrom('journal')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      if (!entry?.type || !isContentTable(entry.type) || isReadTable(entry.type)) throw new NotFoundError()
      const undo = undos[entry.act]
      if (!undo || (entry.fields !== null && entry.before === null)) throw impossible()
      const [item] = await itemsOf(context, [entry])
      if (!item) throw new NotFoundError()
      // Swaps and orders are about several items; the rest looks again once the item is locked.
      if (item.version !== entry.version) throw new ConflictError(item)
      await undo(
        contentTypes[entry.type],
        { entry, item, input: { id: globalId(item), version: entry.version } },
        context,
      )
      return { item }
    },
  }),
)
