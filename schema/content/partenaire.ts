import type { Seen } from '../../db/contentStore.ts'
import { Admin, adminListArgs } from '../admin.ts'
import { builder, type InputFields } from '../builder.ts'
import { adminConnection, siteConnection } from '../connection.ts'
import { Site } from '../site.ts'
import { Content } from './Content.ts'
import type { ContentType } from './contentType.ts'
import { focal, line, optionalUrl, ordre, requiredLine } from './fields.ts'
import { pictureInput } from './files.ts'
import { pictureField } from './image.ts'
import { createRules, itemFields, newItemFields, updateRules } from './inputs.ts'
import { lifecycleMutations, reorderMutation, savedResults } from './mutations.ts'
import { contentNode } from './nodes.ts'
import { create, update } from './operations.ts'
import { ContentStats, statsOfList } from './stats.ts'

const columns = {
  nom: requiredLine,
  logoAlt: line,
  logoFocalX: focal,
  logoFocalY: focal,
  url: optionalUrl,
  ordre,
}

export const partenaire: ContentType<'partenaire'> = {
  name: 'Partenaire',
  table: 'partenaire',
  columns: Object.keys(columns),
  files: { logo: 'picture' },
}

export const Partenaire = builder.objectRef<Seen<'partenaire'>>('Partenaire')
export const PartenaireEdge = builder.edgeObject({ type: Partenaire, name: 'PartenaireEdge' })

builder.node(Partenaire, {
  ...contentNode('partenaire'),
  interfaces: [Content],
  fields: (t) => ({
    nom: t.exposeString('nom'),
    logo: t.loadable(pictureField('logo')),
    url: t.exposeString('url', { nullable: true }),
    ordre: t.exposeInt('ordre', { nullable: true }),
  }),
})

const inputFields = (t: InputFields) => ({
  nom: t.string(),
  logo: pictureInput(t),
  logoAlt: t.string(),
  logoFocalX: t.float(),
  logoFocalY: t.float(),
  url: t.string(),
  ordre: t.int(),
})

const CreatePartenaireInput = builder.inputType('CreatePartenaireInput', {
  fields: (t) => ({ ...inputFields(t), ...newItemFields(t) }),
  validate: createRules(columns),
})

const UpdatePartenaireInput = builder.inputType('UpdatePartenaireInput', {
  fields: (t) => ({ ...inputFields(t), ...itemFields(t) }),
  validate: updateRules(columns),
})

const { CreateResult, UpdateResult } = savedResults(partenaire, Partenaire, PartenaireEdge)

builder.mutationFields((t) => ({
  createPartenaire: t.field({
    type: CreateResult,
    args: { input: t.arg({ type: CreatePartenaireInput, required: true }) },
    resolve: (_root, { input }, context) => create(partenaire, input, context),
  }),
  updatePartenaire: t.field({
    type: UpdateResult,
    args: { input: t.arg({ type: UpdatePartenaireInput, required: true }) },
    resolve: (_root, { input }, context) => update(partenaire, input, context),
  }),
}))
lifecycleMutations(partenaire)
reorderMutation(partenaire)

builder.objectField(Admin, 'partenaires', (t) =>
  t.connection(
    {
      type: Partenaire,
      args: adminListArgs(),
      resolve: (_admin, args, context) => adminConnection(context, 'partenaire', args),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('partenaire') }) }) },
    PartenaireEdge,
  ),
)

builder.objectField(Site, 'partenaires', (t) =>
  t.connection(
    { type: Partenaire, resolve: (_site, args, context) => siteConnection(context, 'partenaire', args) },
    {},
    PartenaireEdge,
  ),
)
