import type { Typename } from '../../admin/contentTypeName.ts'
import { referencesHref } from '../projet/OngletsProjets.tsx'

/** An item of the content, as far as its page goes by it. */
export interface ShownItem {
  /** The name of its type in the schema. */
  typename: string
  libelle: string
  slug: string | null
}

const accueil = '/'

type PageOf = (item: ShownItem) => string

/** The types that visitors see, and where: one that is missing does not compile. */
const pages: Readonly<Record<string, PageOf>> = {
  Entreprise: () => '/contact',
  Presentation: () => '/histoire',
  Slide: () => accueil,
  Projet: ({ slug }) => `/projets/${slug}`,
  CategorieProjet: ({ libelle }) => referencesHref(libelle),
  Service: ({ slug }) => `/services/${slug}`,
  CategorieService: () => accueil,
  Equipe: () => '/equipe',
  Faq: () => '/Faq',
  FaqQuestion: () => '/Faq',
  Partenaire: () => accueil,
  Testimonial: () => accueil,
  Page: ({ slug }) => `/pages/${slug}`,
  Offre: ({ slug }) => `/carriere/${slug}`,
  Annonce: () => accueil,
} satisfies Record<Typename, PageOf>

/** The path of the page on which visitors see an item once it is published; null for what they never see. */
export function publicPageOf(item: ShownItem): string | null {
  return pages[item.typename]?.(item) ?? null
}
