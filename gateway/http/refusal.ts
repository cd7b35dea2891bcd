import type { ServerResponse } from 'node:http'
import { GraphQLError } from 'graphql'
import { Refusal } from '../../rest-compat/refusal.ts'
import { ExpectedError } from '../../schema/errors.ts'

const statuses: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403, BAD_REQUEST: 400 }

interface Told {
  status: number | undefined
  headers?: Record<string, string> | undefined
}

function told(error: unknown): Told {
  if (error instanceof Refusal) return error
  if (error instanceof ExpectedError) return { status: statuses[error.code] }
  const { code, http } = error instanceof GraphQLError ? error.extensions : {}
  return { status: http?.status ?? statuses[String(code)], headers: http?.headers }
}

/** Tells of a failure that is not ours, where neither GraphQL nor REST answers; throws any other on. */
export function refuse(error: unknown, res: ServerResponse): void {
  const { status, headers } = told(error)
  // The right has ended meanwhile: what has begun breaks off, and whoever reads it finds out.
  if (res.headersSent && (status === 401 || status === 403)) return void res.destroy()
  if (res.headersSent || status === undefined || !(error instanceof Error)) throw error
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(error.message)
}
