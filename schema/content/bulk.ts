import { isMessageTable } from '../../db/content/contentTypes.ts'
import type { ContentTable, MessageTable } from '../../db/tables.ts'
import { builder } from '../builder.ts'
import { Content } from './contentInterface.ts'
import { globalId, type ContentType } from './contentType.ts'
import { typeOf } from './contents.ts'
import { actOnAll, eraseAll, markAll, type Act, type Erased } from './lifecycle.ts'
import { ContentInput, ReorderPayload } from './mutations.ts'
import type { UpdateInput } from './operations.ts'
import { givenMoments, planContents } from './planning.ts'
import { mostAtOnce, type Outcome, type Refused } from './states.ts'
import { ContentStats, statsAbout } from './stats.ts'
import { writeErrors } from '../errorTypes.ts'
import { type FieldErrorCode, ValidationError } from '../errors.ts'
import { readGlobalId } from '../globalId.ts'
import { JournalEntry } from '../journal/journal.ts'
import { obstacleToPlanned } from '../publishing/schedules.ts'

export const RefusedContent = builder.objectRef<Refused>('RefusedContent').implement({
  description: 'An item that was left as it is, and why.',
  fields: (t) => ({
    contentId: t.exposeID('id'),
    libelle: t.exposeString('libelle', { nullable: true, description: 'Null where there is no such item.' }),
    code: t.string({ resolve: ({ error }) => error.code }),
    message: t.string({ description: 'In French, for people.', resolve: ({ error }) => error.message }),
  }),
})

const ContentsPayload = builder.objectRef<Outcome & Partial<Erased>>('ContentsPayload').implement({
  description: 'What became of several items; each was judged by itself.',
  fields: (t) => ({
    contents: t.expose('done', {
      type: [Content],
      description:
        'Those that are now as was asked, in the order in which they were named; none that is erased.',
    }),
    deletedContentIds: t.idList({
      description: 'Those that are in the trash now, or gone for good: for `@deleteEdge`.',
      resolve: ({ done, erased }) =>
        erased ? [...erased] : done.filter(({ softdelete }) => softdelete).map(globalId),
    }),
    refused: t.expose('refused', { type: [RefusedContent] }),
    stats: t.field({ type: ContentStats, resolve: statsAbout }),
    obstacle: t.string({
      nullable: true,
      description:
        'Why those that are planned would not all be put on line if nothing changed until then; null where they would.',
      resolve: ({ done }, _args, { db }) => obstacleToPlanned(db.read, done),
    }),
  }),
})

/** What `undoChange` takes an act on several items back by. */
for (const payload of [ContentsPayload, ReorderPayload])
  builder.objectField(payload, 'entry', (t) =>
    t.field({
      type: JournalEntry,
      nullable: true,
      description: 'What `undoChange` takes all of it back by; null where nothing can be.',
      resolve: async ({ line }: { line: number | null }, _args, { db }) =>
        line === null
          ? null
          : db.read.selectFrom('journal').selectAll().where('id', '=', line).executeTakeFirstOrThrow(),
    }),
  )

const ContentsResult = builder.errorUnion('ContentsResult', {
  types: [ContentsPayload, ...writeErrors],
  resolveType: () => 'ContentsPayload',
})

const ContentsInput = builder.inputType('ContentsInput', {
  fields: (t) => ({
    items: t.field({
      type: [ContentInput],
      required: true,
      description: `Of one type; ${mostAtOnce} at the most. Where the limit has room for some, the first get it.`,
    }),
  }),
})

const RestoreContentsInput = builder.inputType('RestoreContentsInput', {
  fields: (t) => ({
    items: t.field({ type: [ContentInput], required: true }),
    asBefore: t.boolean({ description: 'Active again if they were; without it, inactive.' }),
  }),
})

const ScheduleContentsInput = builder.inputType('ScheduleContentsInput', {
  description: 'As ScheduleContentInput, for several items.',
  fields: (t) => ({
    items: t.field({ type: [ContentInput], required: true }),
    publishAt: t.field({ type: 'DateTime' }),
    unpublishAt: t.field({ type: 'DateTime' }),
  }),
})

const MarkMessagesInput = builder.inputType('MarkMessagesInput', {
  fields: (t) => ({
    items: t.field({ type: [ContentInput], required: true, description: 'Of one type, outside the trash.' }),
    lu: t.boolean({ required: true, description: 'Read, or not.' }),
  }),
})

/** The items, each once, and the type of the first: items of another type count as not found. Throws ValidationError. */
function chosen(items: readonly UpdateInput[]): {
  type: ContentType<ContentTable>
  inputs: readonly UpdateInput[]
} {
  // One id can be written in several ways.
  const inputs = [...new Map(items.map((item) => [JSON.stringify(readGlobalId(item.id)), item])).values()]
  checkCount(inputs.length)
  return { type: typeOf(inputs[0]?.id ?? ''), inputs }
}

/** Throws ValidationError where nothing is chosen, or more than one call may change. */
export function checkCount(count: number): void {
  if (count === 0) throw refusal('Choisissez au moins un élément.', 'REQUIRED')
  if (count > mostAtOnce)
    throw refusal(`${mostAtOnce.toLocaleString('fr-FR')} éléments au plus à la fois.`, 'TOO_LONG')
}

function refusal(message: string, code: FieldErrorCode): ValidationError {
  return new ValidationError([{ field: 'items', message, code }], message)
}

function isReadType(type: ContentType<ContentTable>): type is ContentType<MessageTable> {
  return isMessageTable(type.table)
}

builder.mutationFields((t) => {
  const several = (act: Act) =>
    t.field({
      type: ContentsResult,
      args: { input: t.arg({ type: ContentsInput, required: true }) },
      resolve: (_root, { input: { items } }, context) => {
        const { type, inputs } = chosen(items)
        return actOnAll(type, act, inputs, {}, context)
      },
    })
  return {
    publishContents: several('publish'),
    unpublishContents: several('unpublish'),
    softDeleteContents: several('softDelete'),
    restoreContents: t.field({
      type: ContentsResult,
      args: { input: t.arg({ type: RestoreContentsInput, required: true }) },
      resolve: (_root, { input: { items, ...options } }, context) => {
        const { type, inputs } = chosen(items)
        return actOnAll(type, 'restore', inputs, options, context)
      },
    }),
    eraseContents: t.field({
      type: ContentsResult,
      description: 'For good; only from the trash.',
      args: { input: t.arg({ type: ContentsInput, required: true }) },
      resolve: (_root, { input: { items } }, context) => {
        const { type, inputs } = chosen(items)
        return eraseAll(type, inputs, context)
      },
    }),
    markMessages: t.field({
      type: ContentsResult,
      args: { input: t.arg({ type: MarkMessagesInput, required: true }) },
      resolve: (_root, { input: { items, lu } }, context) => {
        const { type, inputs } = chosen(items)
        if (!isReadType(type)) throw refusal('Seul ce qu’un visiteur envoie est lu ou non lu.', 'INVALID')
        return markAll(type, inputs, lu, context)
      },
    }),
    scheduleContents: t.field({
      type: ContentsResult,
      args: { input: t.arg({ type: ScheduleContentsInput, required: true }) },
      resolve: (_root, { input: { items, ...moments } }, context) => {
        const given = givenMoments(moments)
        const { type, inputs } = chosen(items)
        const plannings = inputs.map((input) => ({ ...input, given: () => given }))
        return planContents(type, plannings, context)
      },
    }),
  }
})
