import type { ContentItem } from '../../../db/content/contentStore.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection, siteConnection } from '../../execution/connection.ts'
import { Site } from '../../site.ts'
import { columnFields, type ColumnsOf } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import { optionalUrl, ordre, picture, pictureAlt, pictureFocal, requiredLine } from '../fields/fields.ts'
import { contentMutations, lifecycleMutations, reorderMutation } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { Publishable } from '../publishableInterface.ts'
import { ContentStats, statsOfList } from '../stats.ts'

const columns = {
  nom: requiredLine,
  logo: picture,
  logoAlt: pictureAlt,
  logoFocalX: pictureFocal,
  logoFocalY: pictureFocal,
  url: optionalUrl,
  ordre,
} satisfies ColumnsOf<'partenaire'>

export const partenaire: ContentType<'partenaire'> = {
  table: 'partenaire',
  columns,
}

export const Partenaire = builder.objectRef<ContentItem<'partenaire'>>('Partenaire')
const PartenaireEdge = builder.edgeObject({ type: Partenaire, name: 'PartenaireEdge' })

builder.node(Partenaire, {
  ...contentNode('partenaire'),
  interfaces: [Content, Publishable],
  fields: (t) => columnFields(t, columns),
})

contentMutations(partenaire, Partenaire, PartenaireEdge)
lifecycleMutations(partenaire)
reorderMutation(partenaire)

builder.objectField(Admin, 'partenaires', (t) =>
  t.connection(
    {
      type: Partenaire,
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'partenaire', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('partenaire') }) }) },
    PartenaireEdge,
  ),
)

builder.objectField(Site, 'partenaires', (t) =>
  t.connection(
    {
      type: Partenaire,
      resolve: (_site, args, context, info) => siteConnection(context, 'partenaire', args, info),
    },
    {},
    PartenaireEdge,
  ),
)
