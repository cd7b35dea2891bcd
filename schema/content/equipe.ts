import type { Seen } from '../../db/contentStore.ts'
import { Admin, adminListArgs } from '../admin.ts'
import { builder, type InputFields } from '../builder.ts'
import { adminConnection, siteConnection } from '../connection.ts'
import { Site } from '../site.ts'
import { Content } from './Content.ts'
import type { ContentType } from './contentType.ts'
import { focal, line, optionalEmail, optionalUrl, ordre, paragraph, requiredLine } from './fields.ts'
import { pictureInput } from './files.ts'
import { pictureField } from './image.ts'
import { createRules, itemFields, newItemFields, updateRules } from './inputs.ts'
import { lifecycleMutations, reorderMutation, savedResults, swapMutation } from './mutations.ts'
import { contentNode } from './nodes.ts'
import { create, update } from './operations.ts'
import { ContentStats, statsOfList } from './stats.ts'

const columns = {
  nom: requiredLine,
  prenom: line,
  poste: line,
  description: paragraph,
  photoAlt: line,
  photoFocalX: focal,
  photoFocalY: focal,
  email: optionalEmail,
  urlLinkedin: optionalUrl,
  ordre,
}

export const equipe: ContentType<'equipe'> = {
  name: 'Equipe',
  table: 'equipe',
  columns: Object.keys(columns),
  files: { photo: 'picture' },
}

export const Equipe = builder.objectRef<Seen<'equipe'>>('Equipe')
export const EquipeEdge = builder.edgeObject({ type: Equipe, name: 'EquipeEdge' })

builder.node(Equipe, {
  ...contentNode('equipe'),
  interfaces: [Content],
  fields: (t) => ({
    nom: t.exposeString('nom'),
    prenom: t.exposeString('prenom', { nullable: true }),
    poste: t.exposeString('poste', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
    photo: t.loadable(pictureField('photo')),
    email: t.exposeString('email', { nullable: true }),
    urlLinkedin: t.exposeString('urlLinkedin', { nullable: true }),
    ordre: t.exposeInt('ordre', { nullable: true }),
  }),
})

const inputFields = (t: InputFields) => ({
  nom: t.string(),
  prenom: t.string(),
  poste: t.string(),
  description: t.string(),
  photo: pictureInput(t),
  photoAlt: t.string(),
  photoFocalX: t.float(),
  photoFocalY: t.float(),
  email: t.string(),
  urlLinkedin: t.string(),
  ordre: t.int(),
})

const CreateEquipeInput = builder.inputType('CreateEquipeInput', {
  fields: (t) => ({ ...inputFields(t), ...newItemFields(t) }),
  validate: createRules(columns),
})

const UpdateEquipeInput = builder.inputType('UpdateEquipeInput', {
  fields: (t) => ({ ...inputFields(t), ...itemFields(t) }),
  validate: updateRules(columns),
})

const { CreateResult, UpdateResult } = savedResults(equipe, Equipe, EquipeEdge)

builder.mutationFields((t) => ({
  createEquipe: t.field({
    type: CreateResult,
    args: { input: t.arg({ type: CreateEquipeInput, required: true }) },
    resolve: (_root, { input }, context) => create(equipe, input, context),
  }),
  updateEquipe: t.field({
    type: UpdateResult,
    args: { input: t.arg({ type: UpdateEquipeInput, required: true }) },
    resolve: (_root, { input }, context) => update(equipe, input, context),
  }),
}))
lifecycleMutations(equipe)
swapMutation(equipe)
reorderMutation(equipe)

builder.objectField(Admin, 'equipes', (t) =>
  t.connection(
    {
      type: Equipe,
      args: adminListArgs(),
      resolve: (_admin, args, context) => adminConnection(context, 'equipe', args),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('equipe') }) }) },
    EquipeEdge,
  ),
)

builder.objectField(Site, 'equipe', (t) =>
  t.connection(
    { type: Equipe, resolve: (_site, args, context) => siteConnection(context, 'equipe', args) },
    {},
    EquipeEdge,
  ),
)
