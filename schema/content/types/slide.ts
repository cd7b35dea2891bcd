import type { ContentItem } from '../../../db/content/contentStore.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection, siteConnection } from '../../execution/connection.ts'
import { Site } from '../../site.ts'
import { columnFields, type ColumnsOf, described } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import {
  flag,
  optionalHtml,
  optionalLien,
  ordre,
  picture,
  pictureAlt,
  pictureFocal,
  requiredLine,
} from '../fields/fields.ts'
import { contentMutations, lifecycleMutations, reorderMutation } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { Publishable } from '../publishableInterface.ts'
import { ContentStats, statsOfList } from '../stats.ts'

const columns = {
  titre: requiredLine,
  contenue: optionalHtml,
  image: picture,
  imageAlt: pictureAlt,
  imageFocalX: pictureFocal,
  imageFocalY: pictureFocal,
  lien: described(optionalLien, 'Link target: a path of the site, a URL, `tel:` or `mailto:`.'),
  archive: described(flag, 'True: hidden from visitors, whatever its status.'),
  ordre,
} satisfies ColumnsOf<'slide'>

export const slide: ContentType<'slide'> = {
  table: 'slide',
  columns,
  defaults: { archive: false },
}

export const Slide = builder.objectRef<ContentItem<'slide'>>('Slide')
const SlideEdge = builder.edgeObject({ type: Slide, name: 'SlideEdge' })

builder.node(Slide, {
  ...contentNode('slide'),
  interfaces: [Content, Publishable],
  fields: (t) => columnFields(t, columns),
})

contentMutations(slide, Slide, SlideEdge)
lifecycleMutations(slide)
reorderMutation(slide)

builder.objectField(Admin, 'slides', (t) =>
  t.connection(
    {
      type: Slide,
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'slide', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('slide') }) }) },
    SlideEdge,
  ),
)

builder.objectField(Site, 'slides', (t) =>
  t.connection(
    { type: Slide, resolve: (_site, args, context, info) => siteConnection(context, 'slide', args, info) },
    {},
    SlideEdge,
  ),
)
