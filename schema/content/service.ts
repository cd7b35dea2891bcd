import { findByKey, type Seen } from '../../db/contentStore.ts'
import { Admin, adminListArgs } from '../admin.ts'
import { builder, type InputFields } from '../builder.ts'
import { adminConnection, siteConnection } from '../connection.ts'
import { Site } from '../site.ts'
import { categoriesOf, linkCategories } from './categorieService.ts'
import { Content } from './Content.ts'
import type { ContentType } from './contentType.ts'
import { focal, line, optionalHtml, optionalSlug, ordre, paragraph, requiredLine } from './fields.ts'
import { pictureInput } from './files.ts'
import { pictureField } from './image.ts'
import { createRules, itemFields, newItemFields, updateRules } from './inputs.ts'
import { lifecycleMutations, reorderMutation, savedResults, swapMutation } from './mutations.ts'
import { contentNode } from './nodes.ts'
import { create, update } from './operations.ts'
import { prepareSlug, slugChanged } from './slug.ts'
import { ContentStats, statsOfList } from './stats.ts'

const columns = {
  nom: requiredLine,
  slug: optionalSlug,
  resume: paragraph,
  description: optionalHtml,
  imageAlt: line,
  imageFocalX: focal,
  imageFocalY: focal,
  ordre,
}

export const service: ContentType<'service'> = {
  name: 'Service',
  table: 'service',
  columns: Object.keys(columns),
  files: { image: 'picture' },
  prepare: (values, { trx, row }) => prepareSlug('service', values, trx, row),
  relate: linkCategories,
  changed: (before, after, trx) => slugChanged('service', before, after, trx),
}

export const Service = builder.objectRef<Seen<'service'>>('Service')
export const ServiceEdge = builder.edgeObject({ type: Service, name: 'ServiceEdge' })

builder.node(Service, {
  ...contentNode('service'),
  interfaces: [Content],
  fields: (t) => ({
    nom: t.exposeString('nom'),
    slug: t.exposeString('slug', { description: 'Its address: /services/{slug}.' }),
    resume: t.exposeString('resume', { nullable: true }),
    description: t.exposeString('description', { nullable: true, description: 'Sanitised HTML.' }),
    image: t.loadable(pictureField('image')),
    ordre: t.exposeInt('ordre', { nullable: true }),
    categories: t.loadableList(categoriesOf),
  }),
})

const inputFields = (t: InputFields) => ({
  nom: t.string(),
  slug: t.string(),
  resume: t.string(),
  description: t.string(),
  image: pictureInput(t),
  imageAlt: t.string(),
  imageFocalX: t.float(),
  imageFocalY: t.float(),
  ordre: t.int(),
  categories: t.idList({ description: 'Global ids of all its CategorieService; null or [] for none.' }),
})

const CreateServiceInput = builder.inputType('CreateServiceInput', {
  fields: (t) => ({ ...inputFields(t), ...newItemFields(t) }),
  validate: createRules(columns),
})

const UpdateServiceInput = builder.inputType('UpdateServiceInput', {
  fields: (t) => ({ ...inputFields(t), ...itemFields(t) }),
  validate: updateRules(columns),
})

const { CreateResult, UpdateResult } = savedResults(service, Service, ServiceEdge)

builder.mutationFields((t) => ({
  createService: t.field({
    type: CreateResult,
    args: { input: t.arg({ type: CreateServiceInput, required: true }) },
    resolve: (_root, { input }, context) => create(service, input, context),
  }),
  updateService: t.field({
    type: UpdateResult,
    args: { input: t.arg({ type: UpdateServiceInput, required: true }) },
    resolve: (_root, { input }, context) => update(service, input, context),
  }),
}))
lifecycleMutations(service)
swapMutation(service)
reorderMutation(service)

builder.objectField(Admin, 'services', (t) =>
  t.connection(
    {
      type: Service,
      args: adminListArgs(),
      resolve: (_admin, args, context) => adminConnection(context, 'service', args),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('service') }) }) },
    ServiceEdge,
  ),
)

builder.objectField(Site, 'services', (t) =>
  t.connection(
    { type: Service, resolve: (_site, args, context) => siteConnection(context, 'service', args) },
    {},
    ServiceEdge,
  ),
)

builder.objectField(Site, 'service', (t) =>
  t.field({
    type: Service,
    nullable: true,
    description: 'By id, slug, nom (lowest id) or former slug, in this order.',
    args: { key: t.arg.string({ required: true }) },
    resolve: (_site, { key }, { db }) => findByKey(db.read, 'service', key, 'visitor'),
  }),
)
