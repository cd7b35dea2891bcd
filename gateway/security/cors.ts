import type { IncomingMessage, ServerResponse } from 'node:http'
import { addVary } from './headers.ts'

const methods = 'GET, HEAD, POST, PUT, OPTIONS'
const shown = [
  'ETag',
  'Retry-After',
  'WWW-Authenticate',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
].join(', ')

/**
 * Lets pages of CORS_ORIGINS call the APIs, with bearer tokens: Access-Control-Allow-Credentials is never sent, so a
 * browser sends no cookie along and shows no answer to one. True where this was the browser's question beforehand,
 * which is answered herewith.
 */
export function allowOrigins(origins: readonly string[], req: IncomingMessage, res: ServerResponse): boolean {
  if (origins.length === 0) return false
  addVary(res, 'Origin')
  const { origin } = req.headers
  if (origin === undefined || !origins.includes(origin)) return false
  res.setHeader('access-control-allow-origin', origin)
  res.setHeader('access-control-expose-headers', shown)
  if (req.method !== 'OPTIONS' || req.headers['access-control-request-method'] === undefined) return false
  res.setHeader('access-control-allow-methods', methods)
  // Any: no cookie comes along, so none of them can act for a browser’s user.
  const asked = req.headers['access-control-request-headers']
  if (asked !== undefined) res.setHeader('access-control-allow-headers', asked)
  addVary(res, 'Access-Control-Request-Headers')
  res.setHeader('access-control-max-age', '600')
  res.writeHead(204).end()
  return true
}
