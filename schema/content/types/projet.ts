import { sql, type Transaction } from 'kysely'
import { findByKey, type ContentItem } from '../../../db/content/contentStore.ts'
import { forUpdate } from '../../../db/connection/locks.ts'
import { textIn } from '../../../db/content/columnValues.ts'
import type { ContentRow, Tables } from '../../../db/tables.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection, siteConnection } from '../../execution/connection.ts'
import type { FieldFailure } from '../../errors.ts'
import { Site } from '../../site.ts'
import { columnFields, type ColumnsOf, described } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import {
  annee,
  latitude,
  line,
  longitude,
  optionalHtml,
  ordre,
  paragraph,
  picture,
  pictureAlt,
  pictureFocal,
  requiredLine,
  slugOfItem,
} from '../fields/fields.ts'
import { gallery } from '../files/galleryColumn.ts'
import { foundAndShared } from '../fields/found.ts'
import { downloads } from '../files/downloadsColumn.ts'
import { contentMutations, lifecycleMutations, reorderMutation } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { Publishable } from '../publishableInterface.ts'
import { faultsOfPosition } from '../fields/pairs.ts'
import { faultsOfSlug, prepareSlug, slugChanged } from '../fields/slug.ts'
import { ContentStats, statsOfList } from '../stats.ts'

const columns = {
  nom: requiredLine,
  slug: described(slugOfItem, 'End of its address: /projets/{slug}.'),
  description: optionalHtml,
  resultat: paragraph,
  client: line,
  lieu: line,
  annee,
  prix: line,
  maitreOeuvre: line,
  category: described(line, 'Label of its category: the nom of a CategorieProjet.'),
  image: picture,
  imageAlt: pictureAlt,
  imageFocalX: pictureFocal,
  imageFocalY: pictureFocal,
  galerie: gallery,
  documents: downloads,
  latitude,
  longitude,
  ...foundAndShared,
  ordre,
} satisfies ColumnsOf<'projet'>

export const projet: ContentType<'projet'> = {
  table: 'projet',
  columns,
  faults: async (input, { trx, row }) => [
    ...(await faultsOfSlug('projet', input, trx, row)),
    ...(await faultsOfCategory(input, trx, row)),
    ...faultsOfPosition(input, row),
  ],
  prepare: (values, { trx, row }) => prepareSlug('projet', values, trx, row),
  changed: (before, after, trx) => slugChanged('projet', before, after, trx),
}

async function faultsOfCategory(
  input: object,
  trx: Transaction<Tables>,
  row: ContentRow<'projet'> | undefined,
): Promise<FieldFailure[]> {
  const category = textIn(input, 'category')
  if (category === null || category === row?.category) return []
  // Locked, so that it is not renamed before this projet can be relabelled with the others.
  const { rows } = await sql`
    select "id" from "categorieProjet" where "nom" = ${category} and "softdelete" = false ${forUpdate(trx)}
  `.execute(trx)
  if (rows.length > 0) return []
  return [{ field: 'category', message: 'Cette catégorie n’existe pas.', code: 'UNKNOWN' }]
}

export const Projet = builder.objectRef<ContentItem<'projet'>>('Projet')
const ProjetEdge = builder.edgeObject({ type: Projet, name: 'ProjetEdge' })

builder.node(Projet, {
  ...contentNode('projet'),
  interfaces: [Content, Publishable],
  fields: (t) => ({
    ...columnFields(t, columns),
    slug: t.exposeString('slug', { description: 'End of its address: /projets/{slug}.' }),
  }),
})

contentMutations(projet, Projet, ProjetEdge)
lifecycleMutations(projet)
reorderMutation(projet)

builder.objectField(Admin, 'projets', (t) =>
  t.connection(
    {
      type: Projet,
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'projet', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('projet') }) }) },
    ProjetEdge,
  ),
)

builder.objectField(Site, 'projets', (t) =>
  t.connection(
    {
      type: Projet,
      args: { category: t.arg.string({ description: 'Only projets with this category label.' }) },
      resolve: (_site, args, context, info) => siteConnection(context, 'projet', args, info),
    },
    {},
    ProjetEdge,
  ),
)

builder.objectField(Site, 'projet', (t) =>
  t.field({
    type: Projet,
    nullable: true,
    description: 'Finds by id, slug, nom (lowest id) or former slug, in this order.',
    args: { key: t.arg.string({ required: true }) },
    resolve: (_site, { key }, { db }) => findByKey(db.read, 'projet', key, 'visitor'),
  }),
)
