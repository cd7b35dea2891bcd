import { findByKey, type ContentItem } from '../../../db/content/contentStore.ts'
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
  paragraph,
  picture,
  pictureAlt,
  pictureFocal,
  requiredLine,
  slugOfItem,
} from '../fields/fields.ts'
import { slugRules } from '../fields/slug.ts'
import { foundAndShared } from '../fields/found.ts'
import { downloads } from '../files/downloadsColumn.ts'
import { contentMutations, lifecycleMutations } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { Publishable } from '../publishableInterface.ts'
import { ContentStats, statsOfList } from '../stats.ts'

const columns = {
  titre: requiredLine,
  slug: described(slugOfItem, 'End of its address: /pages/{slug}.'),
  resume: paragraph,
  contenu: optionalHtml,
  image: picture,
  imageAlt: pictureAlt,
  imageFocalX: pictureFocal,
  imageFocalY: pictureFocal,
  documents: downloads,
  ...foundAndShared,
  auMenu: described(flag, 'True: the menus of the site name it.'),
} satisfies ColumnsOf<'page'>

export const page: ContentType<'page'> = {
  table: 'page',
  columns,
  defaults: { auMenu: false },
  ...slugRules('page'),
}

export const Page = builder.objectRef<ContentItem<'page'>>('Page')
const PageEdge = builder.edgeObject({ type: Page, name: 'PageEdge' })

builder.node(Page, {
  ...contentNode('page'),
  interfaces: [Content, Publishable],
  fields: (t) => ({
    ...columnFields(t, columns),
    slug: t.exposeString('slug', { description: 'End of its address: /pages/{slug}.' }),
  }),
})

contentMutations(page, Page, PageEdge)
lifecycleMutations(page)

builder.objectField(Admin, 'pages', (t) =>
  t.connection(
    {
      type: Page,
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'page', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('page') }) }) },
    PageEdge,
  ),
)

builder.objectField(Site, 'pages', (t) =>
  t.connection(
    {
      type: Page,
      args: { auMenu: t.arg.boolean({ description: 'True: only those that the menus name.' }) },
      resolve: (_site, args, context, info) => siteConnection(context, 'page', args, info),
    },
    {},
    PageEdge,
  ),
)

builder.objectField(Site, 'page', (t) =>
  t.field({
    type: Page,
    nullable: true,
    description: 'Finds by id, slug, titre (lowest id) or former slug, in this order.',
    args: { key: t.arg.string({ required: true }) },
    resolve: (_site, { key }, { db }) => findByKey(db.read, 'page', key, 'visitor'),
  }),
)
