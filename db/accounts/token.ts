import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: nobody guesses one, so nothing slower than a plain hash need protect them at rest. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token: who reads it there cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * The same of an API token with bounds. Releases that know no bounds look for another hash: to them the token is unknown, and
 * not one that may do all.
 */
export function boundedHash(token: string): string {
  return hashToken(`bounded ${token}`)
}
