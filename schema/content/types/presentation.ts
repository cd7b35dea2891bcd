import { activeItems, type ContentItem } from '../../../db/content/contentStore.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection } from '../../execution/connection.ts'
import { Site } from '../../site.ts'
import { columnFields, type ColumnsOf, described } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import { optionalHtml, picture, pictureAlt, pictureFocal, requiredLine } from '../fields/fields.ts'
import { contentMutations, lifecycleMutations, swapMutation } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
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
const PresentationEdge = builder.edgeObject({ type: Presentation, name: 'PresentationEdge' })

builder.node(Presentation, {
  ...contentNode('presentation'),
  interfaces: [Content, Publishable],
  fields: (t) => columnFields(t, columns),
})

contentMutations(presentation, Presentation, PresentationEdge)
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
    resolve: async (_site, _args, { db }) => (await activeItems(db.read, 'presentation'))[0],
  }),
)
