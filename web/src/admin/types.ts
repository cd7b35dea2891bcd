import type { ContentPath } from './paths.ts'

interface ContentType {
  /** What one of them is called. */
  un: string
  /** The page that lists them, */
  page: ContentPath
  /** and which of its lists that is, where it is not the first. */
  liste?: string
}

/** The content types of the back office, by their name in the schema. */
export const types = {
  Entreprise: { un: 'Entreprise', page: '/admin/pages/createntreprise' },
  Presentation: { un: 'Présentation', page: '/admin/pages/presentation' },
  Slide: { un: 'Slide', page: '/admin/pages/presentation', liste: 'slides' },
  Equipe: { un: 'Équipe', page: '/admin/pages/createquipe' },
  Projet: { un: 'Projet', page: '/admin/pages/createprojet' },
  Service: { un: 'Service', page: '/admin/pages/createservice' },
  CategorieProjet: { un: 'Catégorie de projets', page: '/admin/pages/createcategory' },
  CategorieService: { un: 'Catégorie de services', page: '/admin/pages/createcategory', liste: 'services' },
  Faq: { un: 'FAQ', page: '/admin/pages/createfaq' },
  FaqQuestion: { un: 'Question', page: '/admin/pages/createfaq', liste: 'questions' },
  Partenaire: { un: 'Partenaire', page: '/admin/pages/createpartenaire' },
  Testimonial: { un: 'Témoignage', page: '/admin/pages/testimonial' },
} as const satisfies Record<string, ContentType>

export type Typename = keyof typeof types

/** One of them; null for what is no content, as messages are. */
export function typeOf(typename: string): ContentType | null {
  return isTypename(typename) ? types[typename] : null
}

function isTypename(name: string): name is Typename {
  return Object.hasOwn(types, name)
}
