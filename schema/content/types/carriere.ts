import type { ContentItem } from '../../../db/content/contentStore.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection } from '../../execution/connection.ts'
import { columnFields, type ColumnsOf, createFields } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import { cv, line, lu, optionalEmail, optionalPhone, paragraph, requiredLine } from '../fields/fields.ts'
import { createFromVisitor, visitorFields } from '../../messages/fromVisitors.ts'
import { createRules } from '../inputs.ts'
import { Message } from '../../messages/messageInterface.ts'
import { createResult, lifecycleMutations, updateMutation } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { faultsOfReach } from '../fields/pairs.ts'
import { ContentStats, statsOfList } from '../stats.ts'

export const columns = {
  nom: requiredLine,
  prenom: line,
  email: optionalEmail,
  telephone: optionalPhone,
  poste: line,
  message: paragraph,
  cv,
  lu,
} satisfies ColumnsOf<'carriere'>

export const carriere: ContentType<'carriere'> = {
  table: 'carriere',
  columns,
  defaults: { lu: false },
  faults: async (input, { row }) => faultsOfReach(input, row),
}

const Carriere = builder.objectRef<ContentItem<'carriere'>>('Carriere')
const CarriereEdge = builder.edgeObject({ type: Carriere, name: 'CarriereEdge' })

builder.node(Carriere, {
  ...contentNode('carriere'),
  interfaces: [Content, Message],
  fields: (t) => columnFields(t, columns),
})

const newItem = createRules(columns)

const CreateCarriereInput = builder.inputType('CreateCarriereInput', {
  fields: (t) => ({ ...createFields(t, columns), ...visitorFields(t) }),
})

const Result = createResult(carriere, Carriere, CarriereEdge)

builder.mutationField('createCarriere', (t) =>
  t.field({
    type: Result,
    skipTypeScopes: true,
    args: { input: t.arg({ type: CreateCarriereInput, required: true }) },
    resolve: (_root, { input }, context) => createFromVisitor(carriere, newItem, input, context),
  }),
)
updateMutation(carriere, Carriere)
lifecycleMutations(carriere)

builder.objectField(Admin, 'carrieres', (t) =>
  t.connection(
    {
      type: Carriere,
      authScopes: { MESSAGES: true },
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'carriere', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('carriere') }) }) },
    CarriereEdge,
  ),
)
