import type { ServerResponse } from 'node:http'
import { errorCodes } from '../../schema/errors.ts'
import { privateCache } from '../security/headers.ts'

const failures = {
  UNAUTHENTICATED: { status: 401, rest: 'Unauthenticated.' },
  RATE_LIMITED: { status: 503, rest: 'Service Unavailable' },
  UNAVAILABLE: { status: 503, rest: 'Service Unavailable' },
  INTERNAL: { status: 500, rest: 'Server Error' },
}

/** Seconds until it is worth while to ask again after an outage. */
export const retryAfterOutage = '5'

/** Whether a path is one of the REST API, which answers in JSON whatever happens. */
export function isRest(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

/** Answers what no handler could, in the words of the door that `path` is; a person reads `message`. */
export function fail(
  res: ServerResponse,
  path: string,
  code: keyof typeof failures,
  message: string = errorCodes[code],
): void {
  const { status, rest } = failures[code]
  res.setHeader('cache-control', privateCache)
  res.statusCode = status
  if (code === 'UNAUTHENTICATED') res.setHeader('www-authenticate', 'Bearer error="invalid_token"')
  if (code === 'UNAVAILABLE') res.setHeader('retry-after', retryAfterOutage)
  if (path !== '/graphql' && !isRest(path)) {
    res.setHeader('content-type', 'text/plain; charset=utf-8')
    res.end(message)
    return
  }
  const requestId = code === 'INTERNAL' ? res.getHeader('x-request-id') : undefined
  const body = isRest(path)
    ? { message: rest, code }
    : { errors: [{ message, extensions: { code, requestId } }] }
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify(body))
}
