import { activeItems, type ContentItem, type ContentValues } from '../../../db/content/contentStore.ts'
import type { ContentRow } from '../../../db/tables.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection } from '../../execution/connection.ts'
import type { Context } from '../../context.ts'
import { Site } from '../../site.ts'
import { columnFields, type ColumnsOf, described } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import {
  annee,
  flag,
  latitude,
  line,
  longitude,
  optionalCouleur,
  optionalEmail,
  optionalHtml,
  optionalPast,
  optionalPhone,
  optionalUrl,
  paragraph,
  picture,
  pictureAlt,
  pictureFocal,
  requiredEmail,
  requiredLine,
  requiredPhone,
} from '../fields/fields.ts'
import { defaultCompany, shownCompany } from './defaultCompany.ts'
import { contentMutations, lifecycleMutations, swapMutation } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { Publishable } from '../publishableInterface.ts'
import { faultsOfPosition } from '../fields/pairs.ts'
import { PhoneLink, phoneLink } from '../fields/phone.ts'
import { lineOf } from '../../horaires/ligne.ts'
import { heures } from '../../horaires/heuresColumn.ts'
import { readHeures } from '../../horaires/stored.ts'
import { ContentStats, statsOfList } from '../stats.ts'

const columns = {
  nom: requiredLine,
  logo: picture,
  logoAlt: pictureAlt,
  logoFocalX: pictureFocal,
  logoFocalY: pictureFocal,
  symbole: described(picture, 'The mark, where a square is wanted: icons, the picture of shared links.'),
  symboleAlt: pictureAlt,
  symboleFocalX: pictureFocal,
  symboleFocalY: pictureFocal,
  logoSeul: described(flag, 'True: the logo holds the name, and stands in its place.'),
  couleur: described(optionalCouleur, 'Accent of the site, as #rrggbb.'),
  description: optionalHtml,
  resume: paragraph,
  email1: requiredEmail,
  email2: optionalEmail,
  phone1: requiredPhone,
  phone2: optionalPhone,
  support: described(optionalPhone, 'A phone number.'),
  urlFacebook: optionalUrl,
  urlInstagram: optionalUrl,
  urlLinkedin: optionalUrl,
  urlSkype: optionalUrl,
  urlTwitter: optionalUrl,
  horaire: described(line, 'Opening hours, as text.'),
  heures,
  annee,
  adresse: described(
    line,
    'Postal address, as on an envelope. While it is null the site shows a default one.',
  ),
  latitude,
  longitude,
  whatsapp: described(optionalPhone, 'A phone number.'),
  formeJuridique: described(line, 'Legal form: SARL, for one.'),
  capital: described(line, 'Share capital, with its currency.'),
  rccm: described(line, 'Number in the trade register (RCCM).'),
  compteContribuable: described(line, 'Taxpayer account number.'),
  ordre: described(line, 'Professional order that it is of.'),
  ordreNumero: described(line, 'Its number in the professional order.'),
  assurance: described(line, 'Professional liability insurance: insurer and policy.'),
  directeurPublication: described(line, 'Director of publication.'),
  hebergeur: described(paragraph, 'Host of the site, in lines: name, address, telephone.'),
  declarationArtci: described(line, 'Number of its declaration of personal data to ARTCI.'),
  correspondant: described(line, 'Data-protection correspondent, and how to reach them.'),
  repere: described(line, 'Landmark near the office.'),
  fondation: described(optionalPast, 'Since when it exists, such as 1998, 1998-03 or 1998-03-31.'),
} satisfies ColumnsOf<'entreprise'>

export const entreprise: ContentType<'entreprise'> = {
  table: 'entreprise',
  activeLimit: 1,
  columns,
  defaults: { logoSeul: false },
  faults: async (input, { row }) => faultsOfPosition(input, row),
  prepare: async (values, { row }) => ({ ...values, ...withHours(values, row) }),
}

/**
 * Keeps `horaire` and `heures` one: hours by day make the text, which REST and older clients read. Who writes another text
 * and no hours, as these do, writes by hand from then on.
 */
function withHours(
  { heures, horaire }: ContentValues<'entreprise'>,
  row: ContentRow<'entreprise'> | undefined,
): ContentValues<'entreprise'> {
  if (typeof heures === 'string') return { horaire: lineOf(readHeures(heures)) }
  const isByHand = horaire !== undefined && horaire !== row?.horaire
  return isByHand && row?.heures ? { heures: null } : {}
}

export const Entreprise = builder.objectRef<ContentItem<'entreprise'>>('Entreprise')
const EntrepriseEdge = builder.edgeObject({ type: Entreprise, name: 'EntrepriseEdge' })

const ofTable = contentNode('entreprise')

builder.node(Entreprise, {
  ...ofTable,
  // Readers get the default company while it is the one shown.
  loadManyWithoutCache: async (ids: string[], context: Context) => {
    const found = await ofTable.loadManyWithoutCache(ids, context)
    if (!ids.includes('0') || (await activeItems(context.db.read, 'entreprise')).length > 0) return found
    return ids.map((id, index) => (id === '0' ? defaultCompany(context.company) : (found[index] ?? null)))
  },
  interfaces: [Content, Publishable],
  fields: (t) => ({
    ...columnFields(t, columns),
    phone1Link: t.field({ type: PhoneLink, nullable: true, resolve: (row) => phoneLink(row.phone1) }),
    phone2Link: t.field({ type: PhoneLink, nullable: true, resolve: (row) => phoneLink(row.phone2) }),
    supportLink: t.field({ type: PhoneLink, nullable: true, resolve: (row) => phoneLink(row.support) }),
    whatsappLink: t.field({ type: PhoneLink, nullable: true, resolve: (row) => phoneLink(row.whatsapp) }),
  }),
})

contentMutations(entreprise, Entreprise, EntrepriseEdge)
lifecycleMutations(entreprise)
swapMutation(entreprise)

builder.objectField(Admin, 'entreprises', (t) =>
  t.connection(
    {
      type: Entreprise,
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'entreprise', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('entreprise') }) }) },
    EntrepriseEdge,
  ),
)

builder.objectField(Site, 'entreprise', (t) =>
  t.field({
    type: Entreprise,
    description: 'The active company, or the default one, with databaseId 0.',
    resolve: (_site, _args, { db, company }) => shownCompany(db.read, company),
  }),
)
