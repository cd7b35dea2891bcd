import { encodeGlobalID } from '@pothos/plugin-relay'
import type { ContentItem } from '../../db/content/contentStore.ts'
import type { ContentTable } from '../../db/tables.ts'

/** GraphQL name of each table's type: Service of createService, ServiceEdge, … */
export const typeNames: { readonly [T in ContentTable]: Capitalize<T> } = {
  entreprise: 'Entreprise',
  service: 'Service',
  categorieService: 'CategorieService',
  presentation: 'Presentation',
  slide: 'Slide',
  projet: 'Projet',
  categorieProjet: 'CategorieProjet',
  contact: 'Contact',
  devis: 'Devis',
  carriere: 'Carriere',
  equipe: 'Equipe',
  partenaire: 'Partenaire',
  testimonial: 'Testimonial',
  faq: 'Faq',
  faqQuestion: 'FaqQuestion',
  page: 'Page',
  offre: 'Offre',
  annonce: 'Annonce',
}

export function globalId({ table, id }: ContentItem): string {
  return globalIdOf(table, id)
}

export function globalIdOf(table: ContentTable, id: number): string {
  return encodeGlobalID(typeNames[table], id)
}
