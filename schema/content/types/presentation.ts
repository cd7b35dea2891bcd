import { activeOnes, type ContentItem } from '../../../db/content/contentStore.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection } from '../../execution/connection.ts'
import { Site } from '../../site.ts'
import { columnFields, type ColumnsOf, createFields, described, updateFields } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import { optionalHtml, picture, pictureAlt, pictureFocal, requiredLine } from '../fields/fields.ts'
import { createRules, itemFields, newItemFields, updateRules } from '../inputs.ts'
import { lifecycleMutations, savedResults, swapMutation } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { create, update } from '../operations.ts'
import { Publishable } from '../publishableInterface.ts'
import { ContentStats, statsOfList } from '../stats.ts'

const columns = {
  titre: requiredLine,
  contenu: optionalHtml,
  image: picture,
  imageAlt: pictureAlt,
  imageFocalX: pictureFocal,
  imageFocalY: pictureFocal,
  footerSec: described(optionalHtml, 'Sanitised HTML, for the footer.'),
} satisfies ColumnsOf<'presentation'>

export const presentation: ContentType<'presentation'> = {
  table: 'presentation',
  activeLimit: 1,
  columns,
}

export const Presentation = builder.objectRef<ContentItem<'presentation'>>('Presentation')
export const PresentationEdge = builder.edgeObject({ type: Presentation, name: 'PresentationEdge' })

builder.node(Presentation, {
  ...contentNode('presentation'),
  interfaces: [Content, Publishable],
  fields: (t) => columnFields(t, columns),
})

const CreatePresentationInput = builder.inputType('CreatePresentationInput', {
  fields: (t) => ({ ...createFields(t, columns), ...newItemFields(t) }),
  validate: createRules(columns),
})

const UpdatePresentationInput = builder.inputType('UpdatePresentationInput', {
  fields: (t) => ({ ...updateFields(t, columns), ...itemFields(t) }),
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
      resolve: (_admin, args, context, info) => adminConnection(context, 'presentation', args, info),
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
