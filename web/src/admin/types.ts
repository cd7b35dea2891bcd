import type { MessageType } from '../__generated__/DashboardPageQuery.graphql.ts'
import type { ContentName } from '../__generated__/ListePageQuery.graphql.ts'
import type { Typename } from './editeur/definition/item.ts'
import type { Tri } from './liste/filtres/filtre.ts'
import type { GenrePropre } from './liste/genre.ts'
import type { Mots } from './mots.ts'
import type { ListPath } from './paths.ts'

/** What staff write; messages have their box on the dashboard. */
export type Nom = Exclude<ContentName, MessageType>

/** How a list is narrowed to what belongs to one item of another type. */
export interface Classement {
  parametre: 'categorie' | 'faq'
  parmi: Nom
  mot: string
  toutes: string
}

/** What must be known of a content type before its own file has come. */
export interface Fiche extends Mots {
  /** Its name in the schema. */
  type: Typename
  /** What names one of them, and several. */
  un: string
  plusieurs: string
  /** The page that lists them, */
  page: ListPath
  /** and which of its lists that is, where it is not the first. */
  liste?: string
  /** The orders worth offering; the first one is the usual. */
  tris: readonly [Tri, ...Tri[]]
  /** The parameter of the address that narrows the list to the items of one parent; they have their order there. */
  parent?: 'faq'
  /** By what the list is narrowed: a parameter of the address, with the number of one of these. */
  classement?: Classement
  charger(): Promise<GenrePropre>
}

const parCategorie = { parametre: 'categorie', mot: 'Catégorie', toutes: 'Toutes' } as const

const parNom: Pick<Fiche, 'tris'> = { tris: ['anciens', 'nom'] }
const parDate: Pick<Fiche, 'tris'> = { tris: ['recents', 'anciens', 'nom'] }
const parOrdre: Pick<Fiche, 'tris'> = { tris: ['ordre', 'recents', 'nom'] }

/** The content types of the back office. */
export const types: Record<Nom, Fiche> = {
  ENTREPRISE: {
    type: 'Entreprise',
    un: 'Entreprise',
    plusieurs: 'Entreprises',
    mot: 'entreprise',
    feminin: true,
    page: '/admin/pages/createntreprise',
    tris: ['recents'],
    charger: async () => (await import('./contenus/entreprise.ts')).entreprise,
  },
  PRESENTATION: {
    type: 'Presentation',
    un: 'Présentation',
    plusieurs: 'Présentations',
    mot: 'présentation',
    feminin: true,
    page: '/admin/pages/presentation',
    tris: ['recents'],
    charger: async () => (await import('./contenus/presentation.ts')).presentation,
  },
  SLIDE: {
    type: 'Slide',
    un: 'Slide',
    plusieurs: 'Slides',
    mot: 'slide',
    page: '/admin/pages/presentation',
    liste: 'slides',
    ...parOrdre,
    charger: async () => (await import('./contenus/slide.ts')).slide,
  },
  PROJET: {
    type: 'Projet',
    un: 'Projet',
    plusieurs: 'Projets',
    mot: 'projet',
    page: '/admin/pages/createprojet',
    tris: ['ordre', 'recents', 'anciens', 'nom'],
    classement: { ...parCategorie, parmi: 'CATEGORIE_PROJET' },
    charger: async () => (await import('./contenus/projet.ts')).projet,
  },
  SERVICE: {
    type: 'Service',
    un: 'Service',
    plusieurs: 'Services',
    mot: 'service',
    page: '/admin/pages/createservice',
    ...parOrdre,
    classement: { ...parCategorie, parmi: 'CATEGORIE_SERVICE' },
    charger: async () => (await import('./contenus/service.ts')).service,
  },
  EQUIPE: {
    type: 'Equipe',
    un: 'Équipe',
    plusieurs: 'Équipes',
    mot: 'membre',
    page: '/admin/pages/createquipe',
    ...parOrdre,
    charger: async () => (await import('./contenus/equipe.ts')).equipe,
  },
  CATEGORIE_PROJET: {
    type: 'CategorieProjet',
    un: 'Catégorie de projets',
    plusieurs: 'Catégories de projets',
    mot: 'catégorie',
    feminin: true,
    complement: 'de projets',
    page: '/admin/pages/createcategory',
    ...parNom,
    charger: async () => (await import('./contenus/categorieProjet.ts')).categorieProjet,
  },
  CATEGORIE_SERVICE: {
    type: 'CategorieService',
    un: 'Catégorie de services',
    plusieurs: 'Catégories de services',
    mot: 'catégorie',
    feminin: true,
    complement: 'de services',
    page: '/admin/pages/createcategory',
    liste: 'services',
    ...parNom,
    charger: async () => (await import('./contenus/categorieService.ts')).categorieService,
  },
  FAQ: {
    type: 'Faq',
    un: 'Section',
    plusieurs: 'Sections',
    mot: 'section',
    feminin: true,
    page: '/admin/pages/createfaq',
    ...parOrdre,
    charger: async () => (await import('./contenus/faq.ts')).faq,
  },
  FAQ_QUESTION: {
    type: 'FaqQuestion',
    un: 'Question',
    plusieurs: 'Questions',
    mot: 'question',
    feminin: true,
    page: '/admin/pages/createfaq',
    liste: 'questions',
    parent: 'faq',
    classement: { parametre: 'faq', parmi: 'FAQ', mot: 'Section', toutes: 'Toutes' },
    ...parOrdre,
    charger: async () => (await import('./contenus/faqQuestion.ts')).faqQuestion,
  },
  PARTENAIRE: {
    type: 'Partenaire',
    un: 'Partenaire',
    plusieurs: 'Partenaires',
    mot: 'partenaire',
    page: '/admin/pages/createpartenaire',
    ...parOrdre,
    charger: async () => (await import('./contenus/partenaire.ts')).partenaire,
  },
  TESTIMONIAL: {
    type: 'Testimonial',
    un: 'Témoignage',
    plusieurs: 'Témoignages',
    mot: 'témoignage',
    page: '/admin/pages/testimonial',
    ...parDate,
    charger: async () => (await import('./contenus/testimonial.ts')).testimonial,
  },
}

/** One of them by its name in the schema; undefined for other types, such as messages. */
export function ficheOf(typename: string): Fiche | undefined {
  return Object.values(types).find(({ type }) => type === typename)
}

/** Those that a page lists, its first list first. */
export function nomsDe(page: ListPath): Nom[] {
  return Object.keys(types)
    .filter(isNom)
    .filter((nom) => types[nom].page === page)
}

function isNom(name: string): name is Nom {
  return Object.hasOwn(types, name)
}
