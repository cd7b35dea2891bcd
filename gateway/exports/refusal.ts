import type { ServerResponse } from 'node:http'
import { GraphQLError } from 'graphql'

const statuses: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403, BAD_REQUEST: 400 }

/** Tells of a failure that is not ours; throws any other on. */
export function refuse(error: unknown, res: ServerResponse): void {
  const { code, http } = error instanceof GraphQLError ? error.extensions : {}
  const status = http?.status ?? statuses[String(code)]
  // What has begun breaks off, and whoever reads it finds out.
  if (res.headersSent && status === 401) return void res.destroy()
  if (res.headersSent || status === undefined || !(error instanceof GraphQLError)) throw error
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...http?.headers }).end(error.message)
}
