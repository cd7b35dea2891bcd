import type { ContentName } from './graphql.ts'

/** The names that the wire has for a type, beside those of its fields. */
export interface WireNames {
  /** Below /api/. */
  path: string
  /** How the path of the public list ends, where there is one. */
  site?: string
  /** What a page, the public list and a created item stand under, where they do. */
  pageKey?: string
  siteKey?: string
  createdKey?: string
  /** Its creates were made as multipart forms from the first. */
  form?: true
}

/** Every path and key on the wire: router, description and client read them here. */
export const table = {
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
} as const satisfies Record<ContentName, WireNames>
