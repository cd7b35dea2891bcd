import { findByKey, type ContentItem } from '../../../db/content/contentStore.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection, siteConnection } from '../../execution/connection.ts'
import { Site } from '../../site.ts'
import { columnFields, type ColumnsOf, described } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import { line, optionalDay, optionalHtml, paragraph, requiredLine, slugOfItem } from '../fields/fields.ts'
import { downloads } from '../files/downloadsColumn.ts'
import { found } from '../fields/found.ts'
import { slugRules } from '../fields/slug.ts'
import { contentMutations, lifecycleMutations } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { Publishable } from '../publishableInterface.ts'
import { ContentStats, statsOfList } from '../stats.ts'

const columns = {
  titre: requiredLine,
  slug: described(slugOfItem, 'End of its address: /carriere/{slug}.'),
  lieu: line,
  contrat: line,
  resume: paragraph,
  description: optionalHtml,
  documents: downloads,
  ...found,
  jusquAu: described(
    optionalDay,
    'Last day on which one may apply, as YYYY-MM-DD: from the next on visitors see the offer no more.',
  ),
} satisfies ColumnsOf<'offre'>

export const offre: ContentType<'offre'> = {
  table: 'offre',
  columns,
  ...slugRules('offre'),
}

export const Offre = builder.objectRef<ContentItem<'offre'>>('Offre')
const OffreEdge = builder.edgeObject({ type: Offre, name: 'OffreEdge' })

builder.node(Offre, {
  ...contentNode('offre'),
  interfaces: [Content, Publishable],
  fields: (t) => ({
    ...columnFields(t, columns),
    slug: t.exposeString('slug', { description: 'End of its address: /carriere/{slug}.' }),
  }),
})

contentMutations(offre, Offre, OffreEdge)
lifecycleMutations(offre)

builder.objectField(Admin, 'offres', (t) =>
  t.connection(
    {
      type: Offre,
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'offre', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('offre') }) }) },
    OffreEdge,
  ),
)

builder.objectField(Site, 'offres', (t) =>
  t.connection(
    {
      type: Offre,
      resolve: (_site, args, context, info) => siteConnection(context, 'offre', args, info),
    },
    {},
    OffreEdge,
  ),
)

builder.objectField(Site, 'offre', (t) =>
  t.field({
    type: Offre,
    nullable: true,
    description: 'Finds by id, slug, titre (lowest id) or former slug, in this order.',
    args: { key: t.arg.string({ required: true }) },
    resolve: (_site, { key }, { db }) => findByKey(db.read, 'offre', key, 'visitor'),
  }),
)
