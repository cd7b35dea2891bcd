import type { ObjectRef } from '@pothos/core'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import type { ContentItem } from '../../db/content/contentStore.ts'
import type { ContentTable } from '../../db/tables.ts'
import { builder, type SchemaTypes } from '../builder.ts'
import { newEdge } from '../execution/connection.ts'
import { writeErrors } from '../errorTypes.ts'
import { sees } from '../roles/roles.ts'
import { createFields, updateFields } from './columns.ts'
import { Content } from './contentInterface.ts'
import { type ContentType } from './contentType.ts'
import { typeNames } from './globalId.ts'
import { checkedInput } from './faults.ts'
import { itemFields, newItemFields } from './inputs.ts'
import { erase, reorder, restore, setStatus, softDelete, swapActive, type Lifecycle } from './lifecycle.ts'
import { create, update, type Saved } from './operations.ts'
import { ContentStats, statsAbout } from './stats.ts'

const LifecyclePayload = builder.objectRef<Lifecycle>('LifecyclePayload').implement({
  description: 'The item after the change, and the counters of its type.',
  fields: (t) => ({
    content: t.expose('content', {
      type: Content,
      nullable: true,
      description: 'The item; null once it is erased.',
    }),
    deletedContentId: t.exposeID('deletedContentId', {
      nullable: true,
      description: 'Id of an item that has left its list, for `@deleteEdge`.',
    }),
    stats: t.field({ type: ContentStats, resolve: statsAbout }),
  }),
})

/** One result for every change of state, so that clients need one fragment for all their buttons. */
export const LifecycleResult = builder.errorUnion('LifecycleResult', {
  types: [LifecyclePayload, ...writeErrors],
  resolveType: () => 'LifecyclePayload',
})

export const ContentInput = builder
  .inputRef<{ id: string; version?: number | null }>('ContentInput')
  .implement({
    fields: (t) => ({
      id: t.id({ required: true }),
      version: t.int({
        description: 'Version that the caller has seen; an older one is refused with ConflictError.',
      }),
    }),
  })

const RestoreInput = builder
  .inputRef<{ id: string; version?: number | null; asBefore?: boolean | null }>('RestoreInput')
  .implement({
    fields: (t) => ({
      id: t.id({ required: true }),
      version: t.int(),
      asBefore: t.boolean({
        description: 'True: active again if it was active before. By default inactive.',
      }),
    }),
  })

const SwapActiveInput = builder
  .inputRef<{ id: string; replace: string; version?: number | null }>('SwapActiveInput')
  .implement({
    fields: (t) => ({
      id: t.id({ required: true, description: 'Item to activate.' }),
      replace: t.id({ required: true, description: 'Item to deactivate in exchange.' }),
      version: t.int(),
    }),
  })

/** Type that a mutation is about: the one in its name, or that of the id. */
type TypeOf<T extends ContentTable> = (id: string) => ContentType<T>

/** Adds publishT, unpublishT, softDeleteT, restoreT and eraseT. */
export function lifecycleMutations<T extends ContentTable>(type: ContentType<T>): void {
  lifecycleOf(typeNames[type.table], () => type)
}

export function lifecycleOf<T extends ContentTable>(name: string, typeOf: TypeOf<T>): void {
  builder.mutationFields((t) => {
    const item = { input: t.arg({ type: ContentInput, required: true }) }
    return {
      [`publish${name}`]: t.field({
        type: LifecycleResult,
        args: item,
        resolve: (_root, { input }, context) => setStatus(typeOf(input.id), input, true, context),
      }),
      [`unpublish${name}`]: t.field({
        type: LifecycleResult,
        args: item,
        resolve: (_root, { input }, context) => setStatus(typeOf(input.id), input, false, context),
      }),
      [`softDelete${name}`]: t.field({
        type: LifecycleResult,
        args: item,
        resolve: (_root, { input }, context) => softDelete(typeOf(input.id), input, context),
      }),
      [`restore${name}`]: t.field({
        type: LifecycleResult,
        args: { input: t.arg({ type: RestoreInput, required: true }) },
        resolve: (_root, { input }, context) => restore(typeOf(input.id), input, context),
      }),
      [`erase${name}`]: t.field({
        type: LifecycleResult,
        description: 'Erases an item in the trash for good, with its files.',
        args: item,
        resolve: (_root, { input }, context) => erase(typeOf(input.id), input, context),
      }),
    }
  })
}

/** Adds swapActiveT, for the limited types. */
export function swapMutation<T extends ContentTable>(type: ContentType<T>): void {
  swapOf(typeNames[type.table], () => type)
}

export function swapOf<T extends ContentTable>(name: string, typeOf: TypeOf<T>): void {
  builder.mutationField(`swapActive${name}`, (t) =>
    t.field({
      type: LifecycleResult,
      args: { input: t.arg({ type: SwapActiveInput, required: true }) },
      resolve: (_root, { input }, context) => swapActive(typeOf(input.id), input, context),
    }),
  )
}

interface Reordered {
  contents: ContentItem[]
  table: ContentTable
  /** Journal line by which it is undone; null where nothing changed. */
  line: number | null
}

export const ReorderPayload = builder.objectRef<Reordered>('ReorderPayload').implement({
  fields: (t) => ({
    contents: t.expose('contents', { type: [Content], description: 'The items in their new order.' }),
    stats: t.field({ type: ContentStats, resolve: statsAbout }),
  }),
})

const ReorderResult = builder.errorUnion('ReorderResult', {
  types: [ReorderPayload, ...writeErrors],
  resolveType: () => 'ReorderPayload',
})

const ReorderInput = builder.inputRef<{ ids: string[] }>('ReorderInput').implement({
  fields: (t) => ({ ids: t.idList({ required: true }) }),
})

/** Adds reorderT, for the types with `ordre`. */
export function reorderMutation<T extends ContentTable>(type: ContentType<T>): void {
  reorderOf(`reorder${typeNames[type.table]}`, () => type)
}

export function reorderOf<T extends ContentTable>(name: string, typeOf: TypeOf<T>): void {
  builder.mutationField(name, (t) =>
    t.field({
      type: ReorderResult,
      args: { input: t.arg({ type: ReorderInput, required: true }) },
      resolve: (_root, { input }, context) => reorder(typeOf(input.ids[0] ?? ''), input.ids, context),
    }),
  )
}

type ContentRef = ObjectRef<SchemaTypes, ContentItem>
type EdgeRef = ObjectRef<SchemaTypes, { node: ContentItem; cursor: string }>

/** Adds createT and updateT, with their inputs and results, for the types that staff write. */
export function contentMutations(type: ContentType<ContentTable>, content: ContentRef, edge: EdgeRef): void {
  const name = typeNames[type.table]
  const Input = builder.inputType(`Create${name}Input`, {
    fields: (t) => ({ ...createFields(t, type.columns), ...type.relations?.(t), ...newItemFields(t) }),
  })
  const Result = createResult(type, content, edge)
  builder.mutationField(`create${name}`, (t) =>
    t.field({
      type: Result,
      args: { input: t.arg({ type: Input, required: true }) },
      resolve: async (_root, { input }, context) =>
        create(type, await checkedInput(type, 'create', input, context), context),
    }),
  )
  updateMutation(type, content)
}

/** Result of createT: `content`, its `edge` and the counters, or an error. */
export function createResult({ table }: ContentType<ContentTable>, content: ContentRef, edge: EdgeRef) {
  const name = `Create${typeNames[table]}`
  const Payload = builder.objectRef<Saved>(`${name}Payload`).implement({
    fields: (t) => ({
      content: t.expose('row', { type: content }),
      edge: t.field({ type: edge, resolve: ({ row }) => newEdge(row) }),
      stats: isMessageTable(table)
        ? t.field({
            type: ContentStats,
            nullable: true,
            description: 'Counters of the type; null for visitors.',
            resolve: ({ row }, args, context) =>
              sees(context.visitor, table) ? statsAbout(row, args, context) : null,
          })
        : t.field({
            type: ContentStats,
            resolve: ({ row }, args, context) => statsAbout(row, args, context),
          }),
    }),
  })
  return builder.errorUnion(`${name}Result`, {
    types: [Payload, ...writeErrors],
    resolveType: () => `${name}Payload`,
  })
}

/** Adds updateT, with its input and result. */
export function updateMutation(type: ContentType<ContentTable>, content: ContentRef): void {
  const name = `Update${typeNames[type.table]}`
  const Input = builder.inputType(`${name}Input`, {
    fields: (t) => ({ ...updateFields(t, type.columns), ...type.relations?.(t), ...itemFields(t) }),
  })
  const Payload = builder.objectRef<Saved>(`${name}Payload`).implement({
    fields: (t) => ({
      content: t.expose('row', { type: content }),
      stats: t.field({
        type: ContentStats,
        resolve: ({ row }, args, context) => statsAbout(row, args, context),
      }),
    }),
  })
  const Result = builder.errorUnion(`${name}Result`, {
    types: [Payload, ...writeErrors],
    resolveType: () => `${name}Payload`,
  })
  builder.mutationField(`update${typeNames[type.table]}`, (t) =>
    t.field({
      type: Result,
      args: { input: t.arg({ type: Input, required: true }) },
      resolve: async (_root, { input }, context) =>
        update(type, await checkedInput(type, 'update', input, context), context),
    }),
  )
}
