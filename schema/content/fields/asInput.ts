import { globalIdOf } from '../contentType.ts'

/** Columns and what is kept beside them, by the names and in the form in which an input gives them. */
export function asInput({
  faqId,
  categories,
  ...columns
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    ...columns,
    ...(typeof faqId === 'number' && { faq: globalIdOf('faq', faqId) }),
    ...(Array.isArray(categories) && {
      categories: categories.map((id) => globalIdOf('categorieService', Number(id))),
    }),
  }
}
