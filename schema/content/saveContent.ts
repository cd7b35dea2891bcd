import { contentTables, isContentTable, isMessageTable } from '../../db/content/contentTypes.ts'
import type { ContentTable } from '../../db/tables.ts'
import { builder } from '../builder.ts'
import { writeErrors } from '../errorTypes.ts'
import { newEdge } from '../execution/connection.ts'
import { updateFields } from './columns.ts'
import { Content } from './contentInterface.ts'
import { ContentEdge, contentTypes } from './contents.ts'
import type { ContentType } from './contentType.ts'
import { typeNames } from './globalId.ts'
import { checkedInput } from './faults.ts'
import { idempotencyField } from './inputs.ts'
import { create, update, type Saved } from './operations.ts'
import { ContentStats, statsAbout } from './stats.ts'

function fieldsInput({ table, columns, relations }: ContentType<ContentTable>) {
  return builder.inputType(`${typeNames[table]}FieldsInput`, {
    description: `A new item needs those that \`create${typeNames[table]}\` requires; a saved one keeps what is left out.`,
    fields: (t) => ({ ...updateFields(t, columns), ...relations?.(t) }),
  })
}

/** Fields of an item of any type that staff write, by the name of its type. */
export const ContentFieldsInput = builder.inputType('ContentFieldsInput', {
  isOneOf: true,
  description: 'Fields of an item, by its type.',
  fields: (t) =>
    Object.fromEntries(
      contentTables
        .filter((table) => !isMessageTable(table))
        .map((table) => [
          table,
          t.field({
            type: fieldsInput(contentTypes[table]),
            description: `Fields of type ${typeNames[table]}.`,
          }),
        ]),
    ),
})

/** Type that the one member of a `ContentFieldsInput` names, and what it holds. */
export function typedFields(content: object): { type: ContentType<ContentTable>; fields: object } {
  for (const [table, fields] of Object.entries(content))
    if (isContentTable(table)) return { type: contentTypes[table], fields }
  throw new Error('A oneOf input has one member.')
}

const SaveContentPayload = builder.objectRef<Saved & { isNew: boolean }>('SaveContentPayload').implement({
  fields: (t) => ({
    content: t.expose('row', { type: Content }),
    edge: t.field({
      type: ContentEdge,
      nullable: true,
      description:
        'Edge of a new item for `Admin.contents`; null for a changed one, which lists have already.',
      resolve: ({ row, isNew }) => (isNew ? newEdge(row) : null),
    }),
    stats: t.field({
      type: ContentStats,
      resolve: ({ row }, args, context) => statsAbout(row, args, context),
    }),
  }),
})

/** Answer to a saved or new item of any type that staff write. */
export const SaveContentResult = builder.errorUnion('SaveContentResult', {
  types: [SaveContentPayload, ...writeErrors],
  resolveType: () => 'SaveContentPayload',
})

const SaveContentInput = builder.inputType('SaveContentInput', {
  fields: (t) => ({
    id: t.id({ description: 'Global id of the item; without one a new item is created.' }),
    version: t.int(),
    content: t.field({ type: ContentFieldsInput, required: true, description: 'Its fields, by its type.' }),
    status: t.boolean({ description: 'True: active, on line. A new item is inactive by default.' }),
    ...idempotencyField(t),
  }),
})

builder.mutationField('saveContent', (t) =>
  t.field({
    type: SaveContentResult,
    description:
      'Creates an item of any type that staff write as `createT` does, or changes it as `updateT` does. Field errors name fields as these do.',
    args: { input: t.arg({ type: SaveContentInput, required: true }) },
    resolve: async (_root, { input: { id, version, content, ...state } }, context) => {
      const { type, fields } = typedFields(content)
      if (typeof id !== 'string') {
        const given = await checkedInput(type, 'create', { ...fields, ...state }, context)
        return { ...(await create(type, given, context)), isNew: true }
      }
      const given = await checkedInput(type, 'update', { ...fields, ...state, id, version }, context)
      return { ...(await update(type, given, context)), isNew: false }
    },
  }),
)
