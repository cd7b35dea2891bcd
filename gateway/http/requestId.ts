import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What a proxy may call a request: nothing that ends a line or a header, and no text of somebody's. */
const fit = /^[\w.:=@~+/-]{1,100}$/

/**
 * Names a request, for the log and the client: as a proxy in front has named it, where one is trusted, else anew. From then on
 * its header says that name and no other.
 */
export function assignRequestId({ headers }: IncomingMessage, trustProxy: number): string {
  const given = requestId(headers)
  const id = trustProxy > 0 && given !== undefined && fit.test(given) ? given : randomUUID()
  headers['x-request-id'] = id
  return id
}

/** The name of a request that has one. */
export function requestId(headers: IncomingMessage['headers'] | undefined): string | undefined {
  return headers?.['x-request-id']?.toString()
}
