import type { Seen } from '../../db/contentStore.ts'
import { Admin, adminListArgs } from '../admin.ts'
import { builder, type InputFields } from '../builder.ts'
import { adminConnection, siteConnection } from '../connection.ts'
import { Site } from '../site.ts'
import { Content } from './Content.ts'
import type { ContentType } from './contentType.ts'
import { focal, line, note, requiredLine, requiredParagraph } from './fields.ts'
import { pictureInput } from './files.ts'
import { pictureField } from './image.ts'
import { createRules, itemFields, newItemFields, updateRules } from './inputs.ts'
import { lifecycleMutations, savedResults } from './mutations.ts'
import { contentNode } from './nodes.ts'
import { create, update } from './operations.ts'
import { ContentStats, statsOfList } from './stats.ts'

const columns = {
  nom: requiredLine,
  fonction: line,
  entreprise: line,
  message: requiredParagraph,
  photoAlt: line,
  photoFocalX: focal,
  photoFocalY: focal,
  note,
}

export const testimonial: ContentType<'testimonial'> = {
  name: 'Testimonial',
  table: 'testimonial',
  columns: Object.keys(columns),
  files: { photo: 'picture' },
}

export const Testimonial = builder.objectRef<Seen<'testimonial'>>('Testimonial')
export const TestimonialEdge = builder.edgeObject({ type: Testimonial, name: 'TestimonialEdge' })

builder.node(Testimonial, {
  ...contentNode('testimonial'),
  interfaces: [Content],
  fields: (t) => ({
    nom: t.exposeString('nom'),
    fonction: t.exposeString('fonction', { nullable: true }),
    entreprise: t.exposeString('entreprise', { nullable: true }),
    message: t.exposeString('message'),
    photo: t.loadable(pictureField('photo')),
    note: t.exposeInt('note', { nullable: true, description: 'From 1 to 5.' }),
  }),
})

const inputFields = (t: InputFields) => ({
  nom: t.string(),
  fonction: t.string(),
  entreprise: t.string(),
  message: t.string(),
  photo: pictureInput(t),
  photoAlt: t.string(),
  photoFocalX: t.float(),
  photoFocalY: t.float(),
  note: t.int(),
})

const CreateTestimonialInput = builder.inputType('CreateTestimonialInput', {
  fields: (t) => ({ ...inputFields(t), ...newItemFields(t) }),
  validate: createRules(columns),
})

const UpdateTestimonialInput = builder.inputType('UpdateTestimonialInput', {
  fields: (t) => ({ ...inputFields(t), ...itemFields(t) }),
  validate: updateRules(columns),
})

const { CreateResult, UpdateResult } = savedResults(testimonial, Testimonial, TestimonialEdge)

builder.mutationFields((t) => ({
  createTestimonial: t.field({
    type: CreateResult,
    args: { input: t.arg({ type: CreateTestimonialInput, required: true }) },
    resolve: (_root, { input }, context) => create(testimonial, input, context),
  }),
  updateTestimonial: t.field({
    type: UpdateResult,
    args: { input: t.arg({ type: UpdateTestimonialInput, required: true }) },
    resolve: (_root, { input }, context) => update(testimonial, input, context),
  }),
}))
lifecycleMutations(testimonial)

builder.objectField(Admin, 'testimonials', (t) =>
  t.connection(
    {
      type: Testimonial,
      args: adminListArgs(),
      resolve: (_admin, args, context) => adminConnection(context, 'testimonial', args),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('testimonial') }) }) },
    TestimonialEdge,
  ),
)

builder.objectField(Site, 'testimonials', (t) =>
  t.connection(
    { type: Testimonial, resolve: (_site, args, context) => siteConnection(context, 'testimonial', args) },
    {},
    TestimonialEdge,
  ),
)
