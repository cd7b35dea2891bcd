import { findByKey, type ContentItem } from '../../../db/content/contentStore.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder, type InputFields } from '../../builder.ts'
import { adminConnection, siteConnection } from '../../execution/connection.ts'
import { Site } from '../../site.ts'
import { nestedListField } from '../nestedLists.ts'
import { CategorieService, faultsOfCategories, linkCategories } from './categorieService.ts'
import { columnFields, type ColumnsOf, described } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import {
  optionalHtml,
  ordre,
  paragraph,
  picture,
  pictureAlt,
  pictureFocal,
  requiredLine,
  slugOfItem,
} from '../fields/fields.ts'
import { contentMutations, lifecycleMutations, reorderMutation, swapMutation } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { Publishable } from '../publishableInterface.ts'
import { faultsOfSlug, prepareSlug, slugChanged } from '../fields/slug.ts'
import { ContentStats, statsOfList } from '../stats.ts'

const columns = {
  nom: requiredLine,
  slug: described(slugOfItem, 'End of its address: /services/{slug}.'),
  resume: paragraph,
  description: optionalHtml,
  image: picture,
  imageAlt: pictureAlt,
  imageFocalX: pictureFocal,
  imageFocalY: pictureFocal,
  ordre,
} satisfies ColumnsOf<'service'>

const relations = (t: InputFields) => ({
  categories: t.idList({ description: 'Global ids of all its CategorieService; null or [] removes all.' }),
})

export const service: ContentType<'service'> = {
  table: 'service',
  activeLimit: 3,
  columns,
  relations,
  faults: async (input, { trx, row }) => [
    ...(await faultsOfSlug('service', input, trx, row)),
    ...(await faultsOfCategories(input, row?.id ?? null, trx)),
  ],
  prepare: (values, { trx, row }) => prepareSlug('service', values, trx, row),
  relate: linkCategories,
  changed: (before, after, trx) => slugChanged('service', before, after, trx),
}

export const Service = builder.objectRef<ContentItem<'service'>>('Service')
const ServiceEdge = builder.edgeObject({ type: Service, name: 'ServiceEdge' })

builder.node(Service, {
  ...contentNode('service'),
  interfaces: [Content, Publishable],
  fields: (t) => ({
    ...columnFields(t, columns),
    slug: t.exposeString('slug', { description: 'End of its address: /services/{slug}.' }),
    categories: t.field({ type: [CategorieService], ...nestedListField('categories') }),
  }),
})

contentMutations(service, Service, ServiceEdge)
lifecycleMutations(service)
swapMutation(service)
reorderMutation(service)

builder.objectField(Admin, 'services', (t) =>
  t.connection(
    {
      type: Service,
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'service', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('service') }) }) },
    ServiceEdge,
  ),
)

builder.objectField(Site, 'services', (t) =>
  t.connection(
    {
      type: Service,
      resolve: (_site, args, context, info) => siteConnection(context, 'service', args, info),
    },
    {},
    ServiceEdge,
  ),
)

builder.objectField(Site, 'service', (t) =>
  t.field({
    type: Service,
    nullable: true,
    description: 'Finds by id, slug, nom (lowest id) or former slug, in this order.',
    args: { key: t.arg.string({ required: true }) },
    resolve: (_site, { key }, { db }) => findByKey(db.read, 'service', key, 'visitor'),
  }),
)
