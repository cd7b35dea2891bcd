import { globalIdOf } from '../globalId.ts'

/** Converts columns, and what is stored beside them, to input fields. */
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
