import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Says which version an answer is; true, and answered with 304, where the client has that one. The tag is a weak one:
 * the same text goes out in several codings.
 */
export function answerNotModified(req: IncomingMessage, res: ServerResponse, version: string): boolean {
  res.setHeader('etag', `W/"${version}"`)
  if (!matchesEtag(req, version)) return false
  res.writeHead(304).end()
  return true
}

/** Whether If-None-Match names this version. */
export function matchesEtag({ headers }: IncomingMessage, version: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? []
  return known.some((tag) => tag.trim().replace(/^W\//, '') === `"${version}"`)
}

/** Version of a text, from its content alone. */
export function versionOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
