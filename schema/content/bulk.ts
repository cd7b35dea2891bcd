import { isMessageTable } from '../../db/content/contentTypes.ts'
import type { ContentTable, MessageTable } from '../../db/tables.ts'
import { builder } from '../builder.ts'
import { Content } from './contentInterface.ts'
import { type ContentType } from './contentType.ts'
import { globalId } from './globalId.ts'
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
  description: 'An item that was left unchanged, with the reason.',
  fields: (t) => ({
    contentId: t.exposeID('id'),
    libelle: t.exposeString('libelle', {
      nullable: true,
      description: 'Label of the item; null where there is no such item.',
    }),
    code: t.string({ resolve: ({ error }) => error.code }),
    message: t.string({
      description: 'Message in French, for people.',
      resolve: ({ error }) => error.message,
    }),
  }),
})

const ContentsPayload = builder.objectRef<Outcome & Partial<Erased>>('ContentsPayload').implement({
  description: 'Result of an act on several items; each succeeds or is refused by itself.',
  fields: (t) => ({
    contents: t.expose('done', {
      type: [Content],
      description: 'Items on which the act succeeded, in the order given; erased ones are left out.',
    }),
    deletedContentIds: t.idList({
      description: 'Ids of items that are now in the trash or erased, for `@deleteEdge`.',
      resolve: ({ done, erased }) =>
        erased ? [...erased] : done.filter(({ softdelete }) => softdelete).map(globalId),
    }),
    refused: t.expose('refused', { type: [RefusedContent] }),
    stats: t.field({ type: ContentStats, resolve: statsAbout }),
    obstacle: t.string({
      nullable: true,
      description: 'Why the planned items could not all go on line as things stand; null where they could.',
      resolve: ({ done }, _args, { db }) => obstacleToPlanned(db.read, done),
    }),
  }),
})

// Both payloads share the field, so it is written once.
for (const payload of [ContentsPayload, ReorderPayload])
  builder.objectField(payload, 'entry', (t) =>
    t.field({
      type: JournalEntry,
      nullable: true,
      description: 'Id with which `undoChange` undoes the whole act; null where it cannot.',
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
      description: `Items of one type, at most ${mostAtOnce}. Where the active limit has room for some, the first get it.`,
    }),
  }),
})

const RestoreContentsInput = builder.inputType('RestoreContentsInput', {
  fields: (t) => ({
    items: t.field({ type: [ContentInput], required: true }),
    asBefore: t.boolean({
      description: 'True: active again if they were active before. By default inactive.',
    }),
  }),
})

const ScheduleContentsInput = builder.inputType('ScheduleContentsInput', {
  description: 'Plans several items; see ScheduleContentInput.',
  fields: (t) => ({
    items: t.field({ type: [ContentInput], required: true }),
    publishAt: t.field({ type: 'DateTime' }),
    unpublishAt: t.field({ type: 'DateTime' }),
  }),
})

const MarkMessagesInput = builder.inputType('MarkMessagesInput', {
  fields: (t) => ({
    items: t.field({
      type: [ContentInput],
      required: true,
      description: 'Messages of one type, outside the trash.',
    }),
    lu: t.boolean({ required: true, description: 'True: marks as read. False: as unread.' }),
  }),
})

/** Deduplicates the items, and takes the type of the first; items of another type count as not found. Throws ValidationError. */
function itemsOfOneType(items: readonly UpdateInput[]): {
  type: ContentType<ContentTable>
  inputs: readonly UpdateInput[]
} {
  // One id can be written in several ways.
  const inputs = [...new Map(items.map((item) => [JSON.stringify(readGlobalId(item.id)), item])).values()]
  checkCount(inputs.length)
  return { type: typeOf(inputs[0]?.id ?? ''), inputs }
}

/** Checks the number of items. Throws ValidationError for none, or for more than one call may change. */
export function checkCount(count: number): void {
  if (count === 0) throw refusal('Choisissez au moins un élément.', 'REQUIRED')
  if (count > mostAtOnce)
    throw refusal(`${mostAtOnce.toLocaleString('fr-FR')} éléments au plus à la fois.`, 'TOO_LONG')
}

function refusal(message: string, code: FieldErrorCode): ValidationError {
  return new ValidationError([{ field: 'items', message, code }], message)
}

function isMessageType(type: ContentType<ContentTable>): type is ContentType<MessageTable> {
  return isMessageTable(type.table)
}

builder.mutationFields((t) => {
  const several = (act: Act) =>
    t.field({
      type: ContentsResult,
      args: { input: t.arg({ type: ContentsInput, required: true }) },
      resolve: (_root, { input: { items } }, context) => {
        const { type, inputs } = itemsOfOneType(items)
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
        const { type, inputs } = itemsOfOneType(items)
        return actOnAll(type, 'restore', inputs, options, context)
      },
    }),
    eraseContents: t.field({
      type: ContentsResult,
      description: 'Erases items in the trash for good, with their files.',
      args: { input: t.arg({ type: ContentsInput, required: true }) },
      resolve: (_root, { input: { items } }, context) => {
        const { type, inputs } = itemsOfOneType(items)
        return eraseAll(type, inputs, context)
      },
    }),
    markMessages: t.field({
      type: ContentsResult,
      args: { input: t.arg({ type: MarkMessagesInput, required: true }) },
      resolve: (_root, { input: { items, lu } }, context) => {
        const { type, inputs } = itemsOfOneType(items)
        if (!isMessageType(type)) throw refusal('Seul ce qu’un visiteur envoie est lu ou non lu.', 'INVALID')
        return markAll(type, inputs, lu, context)
      },
    }),
    scheduleContents: t.field({
      type: ContentsResult,
      args: { input: t.arg({ type: ScheduleContentsInput, required: true }) },
      resolve: (_root, { input: { items, ...moments } }, context) => {
        const given = givenMoments(moments)
        const { type, inputs } = itemsOfOneType(items)
        const plannings = inputs.map((input) => ({ ...input, given: () => given }))
        return planContents(type, plannings, context)
      },
    }),
  }
})
