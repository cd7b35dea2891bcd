import { activeOnes, type Seen } from '../../db/contentStore.ts'
import { Admin, adminListArgs } from '../admin.ts'
import { builder, type InputFields } from '../builder.ts'
import { adminConnection } from '../connection.ts'
import { Site } from '../site.ts'
import { Content } from './Content.ts'
import type { ContentType } from './contentType.ts'
import { focal, line, optionalHtml, requiredLine } from './fields.ts'
import { pictureInput } from './files.ts'
import { pictureField } from './image.ts'
import { createRules, itemFields, newItemFields, updateRules } from './inputs.ts'
import { lifecycleMutations, savedResults, swapMutation } from './mutations.ts'
import { contentNode } from './nodes.ts'
import { create, update } from './operations.ts'
import { ContentStats, statsOfList } from './stats.ts'

const columns = {
  titre: requiredLine,
  contenu: optionalHtml,
  imageAlt: line,
  imageFocalX: focal,
  imageFocalY: focal,
  footerSec: optionalHtml,
}

export const presentation: ContentType<'presentation'> = {
  name: 'Presentation',
  table: 'presentation',
  columns: Object.keys(columns),
  files: { image: 'picture' },
}

export const Presentation = builder.objectRef<Seen<'presentation'>>('Presentation')
export const PresentationEdge = builder.edgeObject({ type: Presentation, name: 'PresentationEdge' })

builder.node(Presentation, {
  ...contentNode('presentation'),
  interfaces: [Content],
  fields: (t) => ({
    titre: t.exposeString('titre'),
    contenu: t.exposeString('contenu', { nullable: true, description: 'Sanitised HTML.' }),
    image: t.loadable(pictureField('image')),
    footerSec: t.exposeString('footerSec', {
      nullable: true,
      description: 'Sanitised HTML, for the footer.',
    }),
  }),
})

const inputFields = (t: InputFields) => ({
  titre: t.string(),
  contenu: t.string(),
  image: pictureInput(t),
  imageAlt: t.string(),
  imageFocalX: t.float(),
  imageFocalY: t.float(),
  footerSec: t.string(),
})

const CreatePresentationInput = builder.inputType('CreatePresentationInput', {
  fields: (t) => ({ ...inputFields(t), ...newItemFields(t) }),
  validate: createRules(columns),
})

const UpdatePresentationInput = builder.inputType('UpdatePresentationInput', {
  fields: (t) => ({ ...inputFields(t), ...itemFields(t) }),
  validate: updateRules(columns),
})

const { CreateResult, UpdateResult } = savedResults(presentation, Presentation, PresentationEdge)

builder.mutationFields((t) => ({
  createPresentation: t.field({
    type: CreateResult,
    args: { input: t.arg({ type: CreatePresentationInput, required: true }) },
    resolve: (_root, { input }, context) => create(presentation, input, context),
  }),
  updatePresentation: t.field({
    type: UpdateResult,
    args: { input: t.arg({ type: UpdatePresentationInput, required: true }) },
    resolve: (_root, { input }, context) => update(presentation, input, context),
  }),
}))
lifecycleMutations(presentation)
swapMutation(presentation)

builder.objectField(Admin, 'presentations', (t) =>
  t.connection(
    {
      type: Presentation,
      args: adminListArgs(),
      resolve: (_admin, args, context) => adminConnection(context, 'presentation', args),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('presentation') }) }) },
    PresentationEdge,
  ),
)

builder.objectField(Site, 'presentation', (t) =>
  t.field({
    type: Presentation,
    nullable: true,
    resolve: async (_site, _args, { db }) => (await activeOnes(db.read, 'presentation'))[0],
  }),
)
