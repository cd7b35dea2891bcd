import type { ContentName } from './graphql/graphql.ts'

/** Names of a type on the wire: its paths and JSON keys. Those of its fields are in `resources/`. */
export interface WireNames {
  /** Below /api/. */
  path: string
  /** Last segment of the public list's path, if there is one. */
  site?: string
  /** JSON keys around a page, the public list and a created item; where absent, these are not wrapped. */
  pageKey?: string
  siteKey?: string
  createdKey?: string
  /** Creates have always been multipart forms. */
  form?: true
}

/**
 * Every path and key on the wire: router, description and client read them here. A type that is not here is GraphQL’s
 * alone, as all those are that have come since.
 */
export const wireNames = {
  Entreprise: { path: 'entreprise', site: 'site', form: true },
  Service: { path: 'service', site: 'service', pageKey: 'Service', createdKey: 'Service', form: true },
  CategorieService: { path: 'categoriesservices', createdKey: 'CategoriesServices' },
  Presentation: { path: 'presentations', site: 'site', form: true },
  Slide: { path: 'slides', site: 'site', createdKey: 'Slide', form: true },
  Projet: {
    path: 'projets',
    site: 'site',
    pageKey: 'projets',
    siteKey: 'projets',
    createdKey: 'projets',
    form: true,
  },
  CategorieProjet: { path: 'categoriesprojet', site: 'site', createdKey: 'CategoriesProjets' },
  Contact: { path: 'contact', form: true },
  Devis: { path: 'devis' },
  Carriere: { path: 'carriere', form: true },
  Equipe: { path: 'equipe', site: 'equipe', form: true },
  Partenaire: { path: 'partenaire', site: 'site', form: true },
  Testimonial: { path: 'testimonial', site: 'site', form: true },
  Faq: { path: 'faq', site: 'site' },
  FaqQuestion: { path: 'faqquestion' },
} as const satisfies Partial<Record<ContentName, WireNames>>

/** The types of content that REST knows. */
export type RestType = keyof typeof wireNames
