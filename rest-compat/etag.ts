import { createHash } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** ETag of an item: its version, and a hash of its JSON, since nested items have versions of their own. */
export function etag(version: number, json: string): string {
  return `"v${version}-${createHash('sha256').update(json).digest('base64url').slice(0, 16)}"`
}

/**
 * The version that If-Match asks for; null where any will do. The hash is not looked at: it differs with what the
 * caller may see. Throws 412 for what is no ETag of ours, as no item has it.
 */
export function expectedVersion(ifMatch: string | null): number | null {
  if (ifMatch === null || ifMatch.trim() === '*') return null
  const versions = [...ifMatch.matchAll(/"v([1-9]\d{0,8})-[\w-]+"/g)].map((match) => Number(match[1]))
  if (versions.length === 0) {
    throw new Refusal(412, 'CONFLICT', 'L’en-tête If-Match n’est l’ETag d’aucune version de cet élément.')
  }
  return Math.max(...versions)
}

/** Tells whether If-None-Match names this ETag. */
export function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes(tag) || known.includes('*')
}
