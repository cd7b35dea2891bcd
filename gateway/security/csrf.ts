import type { IncomingMessage } from 'node:http'
import { GraphQLError } from 'graphql'
import { publicMutations } from '../../schema/rights.ts'

/**
 * A browser sends the cookie along with whatever a foreign page makes it send, but lets no foreign page set this
 * header on a request that carries the cookie (CORS never allows credentials). So a write that a cookie carries needs
 * it. SameSite=Lax guards the same door; two locks, since older browsers lack that one and subdomains pass it.
 */
export function isFromScript(req: Pick<IncomingMessage, 'headers'>): boolean {
  return req.headers['x-requested-with'] === 'XMLHttpRequest'
}

/**
 * Does the browser say that a page of another site sends this? Older ones, and all over http, say by `Origin` alone from where it
 * comes; a page of ours that is open at another address than PUBLIC_URL shows by the header that it is one.
 */
export function isCrossSite(req: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, origin } = req.headers
  if (site !== undefined) return site === 'cross-site'
  return origin !== undefined && origin !== new URL(publicUrl).origin && !isFromScript(req)
}

/** They mean the same whoever asks, so the cookie is ignored and nothing rides on it. Signing out does not. */
const writesOfAnybody: ReadonlySet<string> = new Set(
  ['__typename', ...publicMutations].filter((name) => name !== 'logout'),
)

export function isAnonymousWrite(rootFields: ReadonlySet<string>): boolean {
  return [...rootFields].every((field) => writesOfAnybody.has(field))
}

export function missingHeader(): GraphQLError {
  return new GraphQLError('L’en-tête «\u00a0X-Requested-With: XMLHttpRequest\u00a0» manque.', {
    extensions: { code: 'FORBIDDEN', http: { status: 403 } },
  })
}
