import type { ContentItem } from '../../../db/content/contentStore.ts'
import { nextDevisReference } from '../../../db/messages/devisReference.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection } from '../../execution/connection.ts'
import { byServer, columnFields, type ColumnsOf, createFields, described } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import { line, lu, optionalEmail, optionalPhone, requiredLine, requiredParagraph } from '../fields/fields.ts'
import { createFromVisitor, visitorFields } from '../../messages/fromVisitors.ts'
import { createRules } from '../inputs.ts'
import { Message } from '../../messages/messageInterface.ts'
import { createResult, lifecycleMutations, updateMutation } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { faultsOfReach } from '../fields/pairs.ts'
import { ContentStats, statsOfList } from '../stats.ts'

export const columns = {
  nom: requiredLine,
  email: optionalEmail,
  telephone: optionalPhone,
  entreprise: line,
  service: line,
  lieu: line,
  budget: line,
  description: requiredParagraph,
  reference: byServer(described(requiredLine, 'Reference that the server assigns, such as DV-2026-0042.')),
  lu,
} satisfies ColumnsOf<'devis'>

export const devis: ContentType<'devis'> = {
  table: 'devis',
  columns,
  defaults: { lu: false },
  faults: async (input, { row }) => faultsOfReach(input, row),
  prepare: async (values, { trx, row }) =>
    row ? values : { ...values, reference: await nextDevisReference(trx) },
}

const Devis = builder.objectRef<ContentItem<'devis'>>('Devis')
const DevisEdge = builder.edgeObject({ type: Devis, name: 'DevisEdge' })

builder.node(Devis, {
  ...contentNode('devis'),
  interfaces: [Content, Message],
  fields: (t) => columnFields(t, columns),
})

const newItem = createRules(columns)

const CreateDevisInput = builder.inputType('CreateDevisInput', {
  fields: (t) => ({ ...createFields(t, columns), ...visitorFields(t) }),
})

const Result = createResult(devis, Devis, DevisEdge)

builder.mutationField('createDevis', (t) =>
  t.field({
    type: Result,
    skipTypeScopes: true,
    args: { input: t.arg({ type: CreateDevisInput, required: true }) },
    resolve: (_root, { input }, context) => createFromVisitor(devis, newItem, input, context),
  }),
)
updateMutation(devis, Devis)
lifecycleMutations(devis)

builder.objectField(Admin, 'devis', (t) =>
  t.connection(
    {
      type: Devis,
      authScopes: { MESSAGES: true },
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'devis', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('devis') }) }) },
    DevisEdge,
  ),
)
