import { fold } from '../../db/fold.ts'

/**
 * The address of a nom: folded, hyphens between words, and never digits alone, which would read as an id. The editors
 * show it while it is typed, by this same function; it knows nothing of the server.
 */
export function slugOf(nom: string, stem: string): string {
  const slug = fold(nom)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '')
  if (slug === '') return stem
  return /[a-z]/.test(slug) ? slug : `${stem}-${slug}`
}
