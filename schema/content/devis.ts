import type { Seen } from '../../db/contentStore.ts'
import { nextDevisReference } from '../../db/devisReference.ts'
import { Admin, adminListArgs } from '../admin.ts'
import { builder, type InputFields } from '../builder.ts'
import { adminConnection } from '../connection.ts'
import { Content } from './Content.ts'
import type { ContentType } from './contentType.ts'
import { line, optionalPhone, requiredEmail, requiredLine, requiredParagraph } from './fields.ts'
import { createFromVisitor, visitorFields } from './fromVisitors.ts'
import { createRules, itemFields, updateRules } from './inputs.ts'
import { Message } from './Message.ts'
import { lifecycleMutations, savedResults } from './mutations.ts'
import { contentNode } from './nodes.ts'
import { update } from './operations.ts'
import { ContentStats, statsOfList } from './stats.ts'

export const columns = {
  nom: requiredLine,
  email: requiredEmail,
  telephone: optionalPhone,
  entreprise: line,
  service: line,
  lieu: line,
  budget: line,
  description: requiredParagraph,
}

export const devis: ContentType<'devis'> = {
  name: 'Devis',
  table: 'devis',
  columns: [...Object.keys(columns), 'lu'],
  defaults: { lu: false },
  fromVisitors: true,
  prepare: async (values, { trx, row }) =>
    row ? values : { ...values, reference: await nextDevisReference(trx) },
}

export const Devis = builder.objectRef<Seen<'devis'>>('Devis')
export const DevisEdge = builder.edgeObject({ type: Devis, name: 'DevisEdge' })

builder.node(Devis, {
  ...contentNode('devis'),
  interfaces: [Content, Message],
  fields: (t) => ({
    entreprise: t.exposeString('entreprise', { nullable: true }),
    service: t.exposeString('service', { nullable: true }),
    lieu: t.exposeString('lieu', { nullable: true }),
    budget: t.exposeString('budget', { nullable: true }),
    description: t.exposeString('description'),
    reference: t.exposeString('reference', { description: 'Given by the server: DV-2026-0042.' }),
  }),
})

const inputFields = (t: InputFields) => ({
  nom: t.string(),
  email: t.string(),
  telephone: t.string(),
  entreprise: t.string(),
  service: t.string(),
  lieu: t.string(),
  budget: t.string(),
  description: t.string(),
})

const newItem = createRules(columns)

const CreateDevisInput = builder.inputType('CreateDevisInput', {
  fields: (t) => ({ ...inputFields(t), ...visitorFields(t) }),
})

const UpdateDevisInput = builder.inputType('UpdateDevisInput', {
  fields: (t) => ({ ...inputFields(t), lu: t.boolean(), ...itemFields(t) }),
  validate: updateRules(columns),
})

const { CreateResult, UpdateResult } = savedResults(devis, Devis, DevisEdge)

builder.mutationFields((t) => ({
  createDevis: t.field({
    type: CreateResult,
    skipTypeScopes: true,
    args: { input: t.arg({ type: CreateDevisInput, required: true }) },
    resolve: (_root, { input }, context) => createFromVisitor(devis, newItem, input, context),
  }),
  updateDevis: t.field({
    type: UpdateResult,
    args: { input: t.arg({ type: UpdateDevisInput, required: true }) },
    resolve: (_root, { input }, context) => update(devis, input, context),
  }),
}))
lifecycleMutations(devis)

builder.objectField(Admin, 'devis', (t) =>
  t.connection(
    {
      type: Devis,
      args: adminListArgs(),
      resolve: (_admin, args, context) => adminConnection(context, 'devis', args),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('devis') }) }) },
    DevisEdge,
  ),
)
