import type { ContentItem } from '../../../db/content/contentStore.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection, siteConnection } from '../../execution/connection.ts'
import { Site } from '../../site.ts'
import { columnFields, type ColumnsOf, described } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import {
  line,
  note,
  picture,
  pictureAlt,
  pictureFocal,
  requiredLine,
  requiredParagraph,
} from '../fields/fields.ts'
import { contentMutations, lifecycleMutations } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { Publishable } from '../publishableInterface.ts'
import { ContentStats, statsOfList } from '../stats.ts'

const columns = {
  nom: requiredLine,
  fonction: line,
  entreprise: line,
  message: requiredParagraph,
  photo: picture,
  photoAlt: pictureAlt,
  photoFocalX: pictureFocal,
  photoFocalY: pictureFocal,
  note: described(note, 'Rating from 1 to 5.'),
} satisfies ColumnsOf<'testimonial'>

export const testimonial: ContentType<'testimonial'> = {
  table: 'testimonial',
  columns,
}

export const Testimonial = builder.objectRef<ContentItem<'testimonial'>>('Testimonial')
const TestimonialEdge = builder.edgeObject({ type: Testimonial, name: 'TestimonialEdge' })

builder.node(Testimonial, {
  ...contentNode('testimonial'),
  interfaces: [Content, Publishable],
  fields: (t) => columnFields(t, columns),
})

contentMutations(testimonial, Testimonial, TestimonialEdge)
lifecycleMutations(testimonial)

builder.objectField(Admin, 'testimonials', (t) =>
  t.connection(
    {
      type: Testimonial,
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'testimonial', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('testimonial') }) }) },
    TestimonialEdge,
  ),
)

builder.objectField(Site, 'testimonials', (t) =>
  t.connection(
    {
      type: Testimonial,
      resolve: (_site, args, context, info) => siteConnection(context, 'testimonial', args, info),
    },
    {},
    TestimonialEdge,
  ),
)
