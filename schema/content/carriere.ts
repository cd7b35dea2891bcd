import type { Seen } from '../../db/contentStore.ts'
import { Admin, adminListArgs } from '../admin.ts'
import { builder, type InputFields } from '../builder.ts'
import { adminConnection } from '../connection.ts'
import { Content } from './Content.ts'
import type { ContentType } from './contentType.ts'
import { documentField } from './document.ts'
import { line, optionalPhone, paragraph, requiredEmail, requiredLine } from './fields.ts'
import { documentInput } from './files.ts'
import { createFromVisitor, visitorFields } from './fromVisitors.ts'
import { createRules, itemFields, updateRules } from './inputs.ts'
import { Message } from './Message.ts'
import { lifecycleMutations, savedResults } from './mutations.ts'
import { contentNode } from './nodes.ts'
import { update } from './operations.ts'
import { ContentStats, statsOfList } from './stats.ts'

export const columns = {
  nom: requiredLine,
  prenom: line,
  email: requiredEmail,
  telephone: optionalPhone,
  poste: line,
  message: paragraph,
}

export const carriere: ContentType<'carriere'> = {
  name: 'Carriere',
  table: 'carriere',
  columns: [...Object.keys(columns), 'lu'],
  files: { cv: 'document' },
  defaults: { lu: false },
  fromVisitors: true,
}

export const Carriere = builder.objectRef<Seen<'carriere'>>('Carriere')
export const CarriereEdge = builder.edgeObject({ type: Carriere, name: 'CarriereEdge' })

builder.node(Carriere, {
  ...contentNode('carriere'),
  interfaces: [Content, Message],
  fields: (t) => ({
    prenom: t.exposeString('prenom', { nullable: true }),
    poste: t.exposeString('poste', { nullable: true }),
    message: t.exposeString('message', { nullable: true }),
    cv: t.loadable(documentField('cv')),
  }),
})

const inputFields = (t: InputFields) => ({
  nom: t.string(),
  prenom: t.string(),
  email: t.string(),
  telephone: t.string(),
  poste: t.string(),
  message: t.string(),
  cv: documentInput(t),
})

const newItem = createRules(columns)

const CreateCarriereInput = builder.inputType('CreateCarriereInput', {
  fields: (t) => ({ ...inputFields(t), ...visitorFields(t) }),
})

const UpdateCarriereInput = builder.inputType('UpdateCarriereInput', {
  fields: (t) => ({ ...inputFields(t), lu: t.boolean(), ...itemFields(t) }),
  validate: updateRules(columns),
})

const { CreateResult, UpdateResult } = savedResults(carriere, Carriere, CarriereEdge)

builder.mutationFields((t) => ({
  createCarriere: t.field({
    type: CreateResult,
    skipTypeScopes: true,
    args: { input: t.arg({ type: CreateCarriereInput, required: true }) },
    resolve: (_root, { input }, context) => createFromVisitor(carriere, newItem, input, context),
  }),
  updateCarriere: t.field({
    type: UpdateResult,
    args: { input: t.arg({ type: UpdateCarriereInput, required: true }) },
    resolve: (_root, { input }, context) => update(carriere, input, context),
  }),
}))
lifecycleMutations(carriere)

builder.objectField(Admin, 'carrieres', (t) =>
  t.connection(
    {
      type: Carriere,
      args: adminListArgs(),
      resolve: (_admin, args, context) => adminConnection(context, 'carriere', args),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('carriere') }) }) },
    CarriereEdge,
  ),
)
