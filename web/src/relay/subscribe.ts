import { type GraphQLResponse, Observable, type RequestParameters, type Variables } from 'relay-runtime'
import { noteChange } from './changes.ts'
import { fromScript } from './fromScript.ts'

const firstDelayMs = 500
const longestDelayMs = 30_000

/**
 * Subscribes by server-sent events. A connection that breaks is made again, `after` the cursor of the last event, so that
 * nothing is missed and nothing comes twice. Completes when the session has ended.
 */
export function subscribe({ id }: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const stopping = new AbortController()
    const { signal } = stopping
    // Read anew for each connection.
    const operation = { id, query: '', variables }

    async function start(): Promise<void> {
      const { createClient } = await import('graphql-sse')
      if (signal.aborted) return
      const client = createClient({
        url: '/graphql',
        headers: fromScript,
        retryAttempts: Infinity,
        retry: (tries) => delay(Math.min(longestDelayMs, firstDelayMs * 2 ** tries)),
      })
      const stop = client.subscribe<Record<string, unknown>>(operation, {
        next({ data, errors = [] }) {
          if (errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) return
          const after = cursorOf(Object.values(data ?? {})[0])
          if (after !== null) operation.variables = { ...variables, after }
          noteChange()
          sink.next(data ? { data } : { errors: errors.map(({ message }) => ({ message })) })
        },
        error: (error) => sink.error(error instanceof Error ? error : new Error('La connexion est rompue.')),
        complete: () => sink.complete(),
      })
      signal.addEventListener('abort', stop)
    }

    start().catch((error: Error) => sink.error(error))
    return () => stopping.abort()
  })
}

/** Half of it by chance, so that a server that comes back is not asked by all at once. */
function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, (ms / 2) * (1 + Math.random())))
}

function cursorOf(event: unknown): string | null {
  const cursor: unknown =
    typeof event === 'object' && event !== null && 'cursor' in event ? event.cursor : null
  return typeof cursor === 'string' ? cursor : null
}
