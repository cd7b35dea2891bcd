import { valueIn } from '../../../db/content/columnValues.ts'
import { findByKey, lock, type ContentItem, type ContentValues } from '../../../db/content/contentStore.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder, type InputFields } from '../../builder.ts'
import { adminConnection, siteConnection } from '../../execution/connection.ts'
import type { FieldFailure } from '../../errors.ts'
import { dependsOnColumns } from '../../execution/selectedColumns.ts'
import { readContentId } from '../../globalId.ts'
import { Site } from '../../site.ts'
import { nestedListField } from '../nestedLists.ts'
import { CategorieService, faultsOfCategories, linkCategories } from './categorieService.ts'
import { columnFields, type ColumnsOf, described } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType, Write } from '../contentType.ts'
import { Equipe } from './equipe.ts'
import { Projet } from './projet.ts'
import { nearestProjets } from './serviceProjets.ts'
import {
  line,
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
import { contentMutations, lifecycleMutations, reorderMutation, swapMutation } from '../mutations.ts'
import { contentNode, namedLoader, nestedListLoader } from '../nodes.ts'
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
  galerie: gallery,
  documents: downloads,
  ordre,
  fourchette: described(line, 'Price range, in words.'),
  delai: described(line, 'Usual time that it takes, in words.'),
  verifieLe: described(line, 'When these facts were last verified, in words.'),
  apporter: described(paragraph, 'Papers that a client brings, one a line.'),
  ...foundAndShared,
  responsableId: { kind: 'Int', nullable: true, givenBy: 'server', description: null },
} satisfies ColumnsOf<'service'>

const relations = (t: InputFields) => ({
  categories: t.idList({ description: 'Global ids of all its CategorieService; null or [] removes all.' }),
  responsable: t.id({ description: 'Global id of the Equipe who answers for it; null for nobody.' }),
})

export const service: ContentType<'service'> = {
  table: 'service',
  activeLimit: 3,
  columns,
  relations,
  alsoTakes: ['responsable'],
  faults: async (input, { trx, row }) => [
    ...(await faultsOfSlug('service', input, trx, row)),
    ...(await faultsOfCategories(input, row?.id ?? null, trx)),
    ...(await faultsOfResponsable(input, { trx, row })),
  ],
  prepare: (values, { trx, row }) => prepareSlug('service', withResponsable(values), trx, row),
  relate: linkCategories,
  changed: (before, after, trx) => slugChanged('service', before, after, trx),
}

/** Fault of a person who is not there; one who has gone into the trash since may stay. */
async function faultsOfResponsable(input: object, { trx, row }: Write<'service'>): Promise<FieldFailure[]> {
  const given = valueIn(input, 'responsable')
  const id = equipeId(given)
  if (given === undefined || given === null || (id !== null && id === row?.responsableId)) return []
  const found = id === null ? undefined : await lock(trx, 'equipe', id)
  if (found && !found.softdelete) return []
  return [{ field: 'responsable', message: 'Cette personne n’est pas dans l’équipe.', code: 'UNKNOWN' }]
}

function withResponsable(given: ContentValues<'service'>): ContentValues<'service'> {
  const { responsable, ...values }: typeof given & { responsable?: unknown } = given
  return responsable === undefined ? values : { ...values, responsableId: equipeId(responsable) }
}

function equipeId(responsable: unknown): number | null {
  return readContentId(String(responsable ?? ''), 'Equipe')
}

export const Service = builder.objectRef<ContentItem<'service'>>('Service')
const loadEquipe = namedLoader('equipe')
const ServiceEdge = builder.edgeObject({ type: Service, name: 'ServiceEdge' })

builder.node(Service, {
  ...contentNode('service'),
  interfaces: [Content, Publishable],
  fields: (t) => ({
    ...columnFields(t, columns),
    slug: t.exposeString('slug', { description: 'End of its address: /services/{slug}.' }),
    categories: t.field({ type: [CategorieService], ...nestedListField('categories') }),
    responsable: t.loadable({
      type: Equipe,
      nullable: true,
      description: 'Who answers for it. Visitors see them while they see the Equipe.',
      extensions: dependsOnColumns('responsableId'),
      loaderOptions: nestedListLoader,
      resolve: ({ responsableId, audience }) =>
        responsableId === null ? null : { id: responsableId, audience },
      load: loadEquipe,
    }),
    projets: t.field({
      type: [Projet],
      description:
        'The first three projets that visitors see of the categories of its name: CategorieProjet whose nom is the first words, or all, of its own nom or of that of one of its categories.',
      extensions: dependsOnColumns('id'),
      resolve: (row, _args, context) => nearestProjets(row, context),
    }),
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
