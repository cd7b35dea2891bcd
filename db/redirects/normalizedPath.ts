/** Longest path that is redirected or counted. */
export const longestPath = 300

/** Control characters, marks that turn the direction of a text, halves of a surrogate pair. */
const invisible = /\p{C}/u

/**
 * The path of an address as redirects and missed addresses know it: decoded, in lower case, without a slash at its end.
 * Null for the home page, and for what is no path that they keep.
 */
export function normalizedPath(pathname: string): string | null {
  const path = withoutEndSlashes(decoded(pathname)?.normalize('NFC').toLowerCase() ?? '')
  if (!path || path.length > longestPath || invisible.test(path)) return null
  return /^\/(?!\/)/.test(path) ? path : null
}

/** Looks for slashes only where the first of them stands: each of a long row would look through all that follow it. */
export function withoutEndSlashes(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '')
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
