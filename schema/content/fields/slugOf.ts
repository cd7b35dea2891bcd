import { fold } from '../../../db/content/fold.ts'

const longest = 100

/**
 * Slug of a nom: folded, hyphens between words, and never digits alone, which would read as an id. The editors show it
 * as one types, by this same function, which knows nothing of the server.
 */
export function slugOf(nom: string, stem: string): string {
  const slug = shortened(
    fold(nom)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  )
  if (slug === '') return stem
  return /[a-z]/.test(slug) ? slug : `${stem}-${slug}`
}

/** Cuts at a word boundary, where the first word is not too long by itself. */
function shortened(slug: string): string {
  if (slug.length <= longest) return slug
  const end = slug.lastIndexOf('-', longest)
  return slug.slice(0, end > 0 ? end : longest)
}
