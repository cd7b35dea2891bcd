import type { ContentName } from './graphql.ts'

/** The names that the wire has for a type, beside those of its fields. */
export interface Names {
  /** Below /api/. */
  path: string
  /** How the path of the public list ends, where there is one. */
  site?: string
  /** What a page, the public list and a created item stand under, where they do. */
  pageKey?: string
  siteKey?: string
  createdKey?: string
}

/** Every path and key on the wire: router, description and client read them here. */
export const table = {
  Entreprise: { path: 'entreprise', site: 'site' },
  Service: { path: 'service', site: 'service', pageKey: 'Service', createdKey: 'Service' },
  CategorieService: { path: 'categoriesservices', createdKey: 'CategoriesServices' },
  Presentation: { path: 'presentations', site: 'site' },
  Slide: { path: 'slides', site: 'site', createdKey: 'Slide' },
  Projet: { path: 'projets', site: 'site', pageKey: 'projets', siteKey: 'projets', createdKey: 'projets' },
  CategorieProjet: { path: 'categoriesprojet', site: 'site', createdKey: 'CategoriesProjets' },
  Contact: { path: 'contact' },
  Devis: { path: 'devis' },
  Carriere: { path: 'carriere' },
  Equipe: { path: 'equipe', site: 'equipe' },
  Partenaire: { path: 'partenaire', site: 'site' },
  Testimonial: { path: 'testimonial', site: 'site' },
  Faq: { path: 'faq', site: 'site' },
  FaqQuestion: { path: 'faqquestion' },
} as const satisfies Record<ContentName, Names>
