import { activeOnes, type Seen } from '../../db/contentStore.ts'
import { Admin, adminListArgs } from '../admin.ts'
import { builder, type InputFields } from '../builder.ts'
import { adminConnection } from '../connection.ts'
import type { Context } from '../context.ts'
import { Site } from '../site.ts'
import { Content } from './Content.ts'
import type { ContentType } from './contentType.ts'
import {
  annee,
  focal,
  line,
  optionalEmail,
  optionalHtml,
  optionalPhone,
  optionalUrl,
  paragraph,
  requiredEmail,
  requiredLine,
  requiredPhone,
} from './fields.ts'
import { pictureInput } from './files.ts'
import { pictureField } from './image.ts'
import { defaultCompany } from './defaultCompany.ts'
import { createRules, itemFields, newItemFields, updateRules } from './inputs.ts'
import { lifecycleMutations, savedResults, swapMutation } from './mutations.ts'
import { contentNode } from './nodes.ts'
import { create, update } from './operations.ts'
import { PhoneLink, phoneLink } from './phone.ts'
import { ContentStats, statsOfList } from './stats.ts'

const columns = {
  nom: requiredLine,
  logoAlt: line,
  logoFocalX: focal,
  logoFocalY: focal,
  description: optionalHtml,
  resume: paragraph,
  email1: requiredEmail,
  email2: optionalEmail,
  phone1: requiredPhone,
  phone2: optionalPhone,
  support: optionalPhone,
  urlFacebook: optionalUrl,
  urlInstagram: optionalUrl,
  urlLinkedin: optionalUrl,
  urlSkype: optionalUrl,
  urlTwitter: optionalUrl,
  horaire: line,
  annee,
}

export const entreprise: ContentType<'entreprise'> = {
  name: 'Entreprise',
  table: 'entreprise',
  columns: Object.keys(columns),
  files: { logo: 'picture' },
}

export const Entreprise = builder.objectRef<Seen<'entreprise'>>('Entreprise')
export const EntrepriseEdge = builder.edgeObject({ type: Entreprise, name: 'EntrepriseEdge' })

const ofTable = contentNode('entreprise')

builder.node(Entreprise, {
  ...ofTable,
  // Readers find the default company while it is the one that is shown.
  loadMany: async (ids: string[], context: Context) => {
    const found = await ofTable.loadMany(ids, context)
    if (!ids.includes('0') || (await activeOnes(context.db.read, 'entreprise')).length > 0) return found
    return ids.map((id, index) => (id === '0' ? defaultCompany(context.company) : (found[index] ?? null)))
  },
  interfaces: [Content],
  fields: (t) => ({
    nom: t.exposeString('nom'),
    logo: t.loadable(pictureField('logo')),
    description: t.exposeString('description', { nullable: true, description: 'Sanitised HTML.' }),
    resume: t.exposeString('resume', { nullable: true }),
    email1: t.exposeString('email1'),
    email2: t.exposeString('email2', { nullable: true }),
    phone1: t.exposeString('phone1'),
    phone1Link: t.field({ type: PhoneLink, nullable: true, resolve: (row) => phoneLink(row.phone1) }),
    phone2: t.exposeString('phone2', { nullable: true }),
    phone2Link: t.field({ type: PhoneLink, nullable: true, resolve: (row) => phoneLink(row.phone2) }),
    support: t.exposeString('support', { nullable: true, description: 'A phone number.' }),
    supportLink: t.field({ type: PhoneLink, nullable: true, resolve: (row) => phoneLink(row.support) }),
    urlFacebook: t.exposeString('urlFacebook', { nullable: true }),
    urlInstagram: t.exposeString('urlInstagram', { nullable: true }),
    urlLinkedin: t.exposeString('urlLinkedin', { nullable: true }),
    urlSkype: t.exposeString('urlSkype', { nullable: true }),
    urlTwitter: t.exposeString('urlTwitter', { nullable: true }),
    horaire: t.exposeString('horaire', { nullable: true, description: 'Opening hours, as text.' }),
    annee: t.exposeInt('annee', { nullable: true }),
  }),
})

const inputFields = (t: InputFields) => ({
  nom: t.string(),
  logo: pictureInput(t),
  logoAlt: t.string(),
  logoFocalX: t.float(),
  logoFocalY: t.float(),
  description: t.string(),
  resume: t.string(),
  email1: t.string(),
  email2: t.string(),
  phone1: t.string(),
  phone2: t.string(),
  support: t.string(),
  urlFacebook: t.string(),
  urlInstagram: t.string(),
  urlLinkedin: t.string(),
  urlSkype: t.string(),
  urlTwitter: t.string(),
  horaire: t.string(),
  annee: t.int(),
})

const CreateEntrepriseInput = builder.inputType('CreateEntrepriseInput', {
  fields: (t) => ({ ...inputFields(t), ...newItemFields(t) }),
  validate: createRules(columns),
})

const UpdateEntrepriseInput = builder.inputType('UpdateEntrepriseInput', {
  fields: (t) => ({ ...inputFields(t), ...itemFields(t) }),
  validate: updateRules(columns),
})

const { CreateResult, UpdateResult } = savedResults(entreprise, Entreprise, EntrepriseEdge)

builder.mutationFields((t) => ({
  createEntreprise: t.field({
    type: CreateResult,
    args: { input: t.arg({ type: CreateEntrepriseInput, required: true }) },
    resolve: (_root, { input }, context) => create(entreprise, input, context),
  }),
  updateEntreprise: t.field({
    type: UpdateResult,
    args: { input: t.arg({ type: UpdateEntrepriseInput, required: true }) },
    resolve: (_root, { input }, context) => update(entreprise, input, context),
  }),
}))
lifecycleMutations(entreprise)
swapMutation(entreprise)

builder.objectField(Admin, 'entreprises', (t) =>
  t.connection(
    {
      type: Entreprise,
      args: adminListArgs(),
      resolve: (_admin, args, context) => adminConnection(context, 'entreprise', args),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('entreprise') }) }) },
    EntrepriseEdge,
  ),
)

builder.objectField(Site, 'entreprise', (t) =>
  t.field({
    type: Entreprise,
    description: 'The active company; while there is none, one with databaseId 0.',
    resolve: async (_site, _args, { db, company }) =>
      (await activeOnes(db.read, 'entreprise'))[0] ?? defaultCompany(company),
  }),
)
