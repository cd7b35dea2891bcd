import { activeItems, type ContentItem } from '../../../db/content/contentStore.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection } from '../../execution/connection.ts'
import { Site } from '../../site.ts'
import { columnFields, type ColumnsOf, described } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import { optionalLien, requiredLine } from '../fields/fields.ts'
import { contentMutations, lifecycleMutations, swapMutation } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { Publishable } from '../publishableInterface.ts'
import { ContentStats, statsOfList } from '../stats.ts'

const columns = {
  texte: requiredLine,
  lien: described(optionalLien, 'Link target: a path of the site, a URL, `tel:` or `mailto:`.'),
} satisfies ColumnsOf<'annonce'>

export const annonce: ContentType<'annonce'> = {
  table: 'annonce',
  activeLimit: 1,
  columns,
}

export const Annonce = builder.objectRef<ContentItem<'annonce'>>('Annonce')
const AnnonceEdge = builder.edgeObject({ type: Annonce, name: 'AnnonceEdge' })

builder.node(Annonce, {
  ...contentNode('annonce'),
  interfaces: [Content, Publishable],
  fields: (t) => columnFields(t, columns),
})

contentMutations(annonce, Annonce, AnnonceEdge)
lifecycleMutations(annonce)
swapMutation(annonce)

builder.objectField(Admin, 'annonces', (t) =>
  t.connection(
    {
      type: Annonce,
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'annonce', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('annonce') }) }) },
    AnnonceEdge,
  ),
)

builder.objectField(Site, 'annonce', (t) =>
  t.field({
    type: Annonce,
    nullable: true,
    description: 'The notice over all pages.',
    resolve: async (_site, _args, { db }) => (await activeItems(db.read, 'annonce'))[0],
  }),
)
