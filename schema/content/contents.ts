import { isMessageTable } from '../../db/content/contentTypes.ts'
import type { ContentTable } from '../../db/tables.ts'
import { Admin, adminListArgs } from '../admin.ts'
import { builder } from '../builder.ts'
import { adminConnection, firstItems } from '../execution/connection.ts'
import { badRequest, NotFoundError } from '../errors.ts'
import { readContentId, readGlobalId } from '../globalId.ts'
import { annonce } from './types/annonce.ts'
import { carriere } from './types/carriere.ts'
import { categorieProjet } from './types/categorieProjet.ts'
import { categorieService } from './types/categorieService.ts'
import { contact } from './types/contact.ts'
import { Content } from './contentInterface.ts'
import { type ContentType } from './contentType.ts'
import { typeNames } from './globalId.ts'
import { devis } from './types/devis.ts'
import { entreprise } from './types/entreprise.ts'
import { equipe } from './types/equipe.ts'
import { faq } from './types/faq.ts'
import { faqQuestion } from './types/faqQuestion.ts'
import { lifecycleOf, reorderOf, swapOf } from './mutations.ts'
import { offre } from './types/offre.ts'
import { page } from './types/page.ts'
import { partenaire } from './types/partenaire.ts'
import { presentation } from './types/presentation.ts'
import { projet } from './types/projet.ts'
import { service } from './types/service.ts'
import { slide } from './types/slide.ts'
import { idListLimit, mostAtOnce } from './states.ts'
import { ContentStats, statsOfList } from './stats.ts'
import { testimonial } from './types/testimonial.ts'

/** All content types, by table. */
export const contentTypes: { [T in ContentTable]: ContentType<T> } = {
  entreprise,
  service,
  categorieService,
  presentation,
  slide,
  projet,
  categorieProjet,
  contact,
  devis,
  carriere,
  equipe,
  partenaire,
  testimonial,
  faq,
  faqQuestion,
  page,
  offre,
  annonce,
}

/** Finds the type with this GraphQL name. */
export function contentTypeNamed(name: string): ContentType<ContentTable> {
  const found = Object.values(contentTypes).find(({ table }) => typeNames[table] === name)
  if (!found) throw new Error(`No content type is called ${name}.`)
  return found
}

/** Enum name of a table: CATEGORIE_SERVICE of categorieService. */
type EnumName<T extends string> = T extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? Uppercase<First> : `_${First}`}${EnumName<Rest>}`
  : ''

export const ContentName = builder.enumType('ContentName', {
  values: {
    ENTREPRISE: { value: 'entreprise' },
    SERVICE: { value: 'service' },
    CATEGORIE_SERVICE: { value: 'categorieService' },
    PRESENTATION: { value: 'presentation' },
    SLIDE: { value: 'slide' },
    PROJET: { value: 'projet' },
    CATEGORIE_PROJET: { value: 'categorieProjet' },
    CONTACT: { value: 'contact' },
    DEVIS: { value: 'devis' },
    CARRIERE: { value: 'carriere' },
    EQUIPE: { value: 'equipe' },
    PARTENAIRE: { value: 'partenaire' },
    TESTIMONIAL: { value: 'testimonial' },
    FAQ: { value: 'faq' },
    FAQ_QUESTION: { value: 'faqQuestion' },
    PAGE: { value: 'page' },
    OFFRE: { value: 'offre' },
    ANNONCE: { value: 'annonce' },
  } as const satisfies { [T in ContentTable as EnumName<T>]: { value: T } },
})

/** Finds the type of the item with this global id. Throws NotFoundError. */
export function typeOf(id: string): ContentType<ContentTable> {
  const typename = readGlobalId(id)?.typename
  const found = Object.values(contentTypes).find(({ table }) => typeNames[table] === typename)
  if (!found) throw new NotFoundError()
  return found
}

lifecycleOf('Content', typeOf)
swapOf('Content', typeOf)
reorderOf('reorderContents', typeOf)

/** Arguments of `contents` beside those of a type's own list. */
const narrowing = () =>
  builder.args((t) => ({
    type: t.field({ type: ContentName, required: true }),
    faq: t.id({ description: 'For FAQ_QUESTION: only questions of this Faq.' }),
    category: t.id({
      description: 'For PROJET and SERVICE: only items of this CategorieProjet or CategorieService.',
    }),
    drafted: t.boolean({ description: 'True: only items that have a draft.' }),
  }))

interface Narrowed {
  type: ContentTable
  faq?: string | null | undefined
  category?: string | null | undefined
}

/** Narrows a list to the questions of a Faq, or to a category. An id of another type finds nothing. */
function within({ type, faq, category }: Narrowed): { faqId?: number; categorieId?: number } {
  if (typeof faq === 'string' && type !== 'faqQuestion')
    throw badRequest('«\u00a0faq\u00a0» ne choisit que parmi FAQ_QUESTION.')
  const categories = { projet: 'CategorieProjet', service: 'CategorieService' } as const
  const of = type === 'projet' || type === 'service' ? categories[type] : null
  if (typeof category === 'string' && of === null)
    throw badRequest('«\u00a0category\u00a0» ne choisit que parmi PROJET et SERVICE.')
  return {
    ...(typeof faq === 'string' && { faqId: readContentId(faq, 'Faq') ?? 0 }),
    ...(typeof category === 'string' && of !== null && { categorieId: readContentId(category, of) ?? 0 }),
  }
}

/** Scope of a list of any type: of messages only who sees them. */
function seesType(_admin: object, { type }: Narrowed) {
  return isMessageTable(type) ? { MESSAGES: true } : { administrator: true }
}

builder.objectField(Admin, 'everyContent', (t) => {
  const { skip: _, ...filters } = adminListArgs()
  return t.field({
    type: [Content],
    authScopes: seesType,
    extensions: idListLimit,
    description: `The first ${mostAtOnce} items that \`contents\` finds, unpaged, for acts on several items.`,
    args: { ...narrowing(), ...filters },
    resolve: (_admin, { type, faq, category, ...args }, context) =>
      firstItems(context, type, { ...args, ...within({ type, faq, category }) }, mostAtOnce),
  })
})

export const ContentEdge = builder.edgeObject({ type: Content, name: 'ContentEdge' })

builder.objectField(Admin, 'contents', (t) =>
  t.connection(
    {
      type: Content,
      authScopes: seesType,
      description: 'Lists the items of any type.',
      args: { ...narrowing(), ...adminListArgs() },
      resolve: (_admin, { type, faq, category, ...args }, context, info) =>
        adminConnection(context, type, { ...args, ...within({ type, faq, category }) }, info),
    },
    {
      name: 'ContentConnection',
      fields: (c) => ({
        stats: c.field({
          type: ContentStats,
          resolve: (list, args, context) => statsOfList(list.table)(list, args, context),
        }),
      }),
    },
    ContentEdge,
  ),
)
