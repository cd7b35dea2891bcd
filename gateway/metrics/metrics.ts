import type { ServerResponse } from 'node:http'
import { getOperationAST, type DocumentNode } from 'graphql'
import { Timings, type Family } from './families.ts'
import { createReadings, type Sources } from './readings.ts'

/** Each tap is told what has happened. Without METRICS_PORT there are none. */
export interface Metrics {
  /** An answer has gone out, `ms` after it was asked for at one of the server's own routes. */
  answered(route: string, res: ServerResponse, ms: number): void
  /** This answer was kept, or has been made to be kept. */
  cached(res: ServerResponse, how: 'kept' | 'made'): void
  /** Documents of our own, which are told of by their names; all others are one. */
  know(documents: Iterable<DocumentNode>): void
  ran(document: DocumentNode, ms: number, hasFailed: boolean): void
  queried(sql: string, ms: number): void
  /** All there is to tell now. */
  read(sources: Sources): Promise<Family[]>
}

const requestBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const sqlBounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5]
const verbs = new Set(['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback'])

/** Counts what this process does. */
export function createMetrics(): Metrics {
  const requests = new Timings(
    { name: 'geometre_http_request_seconds', help: 'Answers, from the request to the last byte.' },
    ['route', 'status', 'cache'],
    requestBounds,
  )
  const operations = new Timings(
    { name: 'geometre_graphql_seconds', help: 'GraphQL operations, by every door; unknown texts are other.' },
    ['operation', 'outcome'],
  )
  const statements = new Timings(
    { name: 'geometre_sql_seconds', help: 'SQL statements: begin waits for the lock, commit for the disk.' },
    ['statement'],
    sqlBounds,
  )
  const caches = new WeakMap<ServerResponse, string>()
  const names = new WeakMap<DocumentNode, string>()
  const read = createReadings()

  return {
    answered(route, res, ms) {
      // It takes as long as its reader stays: geometre_subscriptions tells of it.
      if (res.getHeader('content-type') === 'text/event-stream') return
      requests.add(ms / 1000, route, String(res.statusCode), caches.get(res) ?? 'none')
    },
    cached: (res, how) => void caches.set(res, how),
    know(documents) {
      for (const document of documents) {
        const name = getOperationAST(document)?.name?.value
        if (name !== undefined) names.set(document, name)
      }
    },
    ran(document, ms, hasFailed) {
      operations.add(ms / 1000, names.get(document) ?? 'other', hasFailed ? 'failed' : 'ok')
    },
    queried(sql, ms) {
      const verb = /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? ''
      statements.add(ms / 1000, verbs.has(verb) ? verb : 'other')
    },
    async read(sources) {
      const counted = [requests, operations, statements].map((times) => times.family())
      return [...counted, ...(await read(sources))]
    },
  }
}
