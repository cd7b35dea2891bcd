import type { ContentTable } from '../../../db/tables.ts'

interface Reference {
  /** Input field that gives it. */
  field: string
  /** Type of what it names. */
  table: ContentTable
}

/** Columns, and what is stored beside them, that name other items by their numbers. */
export const references: Readonly<Record<string, Reference>> = {
  faqId: { field: 'faq', table: 'faq' },
  responsableId: { field: 'responsable', table: 'equipe' },
  categories: { field: 'categories', table: 'categorieService' },
}
