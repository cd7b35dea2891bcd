import { fold } from '../../../db/content/fold.ts'

const longest = 100

/**
 * The address of a nom: folded, hyphens between words, and never digits alone, which would read as an id. The editors
 * show it while it is typed, by this same function; it knows nothing of the server.
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

/** Whole words, where the first is not too long by itself. */
function shortened(slug: string): string {
  if (slug.length <= longest) return slug
  const end = slug.lastIndexOf('-', longest)
  return slug.slice(0, end > 0 ? end : longest)
}
