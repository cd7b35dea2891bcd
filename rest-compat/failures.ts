import type { GraphQLFormattedError } from 'graphql'
import { graphql, type ResultOf } from './graphql/graphql.ts'
import { type Code, type FieldErrors, Refusal, badRequest, retryAfterHeaders } from './refusal.ts'

/** The schema's own sentence, which this room cannot ask for. */
export const requiredMessage = 'Ce champ est obligatoire.'

/** 422. Its message is the first text, and how many more there are. */
export function invalid(errors: FieldErrors, code: Code = 'VALIDATION'): Refusal {
  const [first = '', ...others] = Object.values(errors).flat()
  const more = others.length === 0 ? '' : ` (and ${others.length} more error${others.length > 1 ? 's' : ''})`
  return new Refusal(422, code, first + more, { errors })
}

export function routeNotFound(path: string): Refusal {
  return new Refusal(404, 'NOT_FOUND', `The route ${path} could not be found.`)
}

export function itemNotFound(type: string, id: string): Refusal {
  return new Refusal(404, 'NOT_FOUND', `No query results for model [${type}] ${id}`)
}

export function methodNotAllowed(method: string, path: string, supported: readonly string[]): Refusal {
  const message = `The ${method} method is not supported for route ${path}. Supported methods: ${supported.join(', ')}.`
  return new Refusal(405, 'BAD_REQUEST', message, { headers: { allow: supported.join(', ') } })
}

export function unauthenticated(): Refusal {
  return new Refusal(401, 'UNAUTHENTICATED', 'Unauthenticated.')
}

export function readOnly(): Refusal {
  return new Refusal(403, 'FORBIDDEN', 'Ce jeton d’accès permet de lire, non de modifier.')
}

export function notWritable(): Refusal {
  return new Refusal(403, 'FORBIDDEN', 'Vous n’avez pas le droit de modifier ce type de contenu.')
}

export function serverError(): Refusal {
  return new Refusal(500, 'INTERNAL', 'Server Error')
}

/** What the operations read of a failure that a mutation answers with. */
export const failure = graphql(`
  fragment Failure on Error {
    __typename
    code
    message
    ... on ValidationError {
      fields {
        field
        message
      }
    }
    ... on RateLimitError {
      limit
      retryAfter
    }
  }
`)

export type Failure = ResultOf<typeof failure>

/** The refusal for a mutation's failure. `wireName` translates the names of input fields. */
export function mutationRefusal(
  failure: Failure,
  notFound: Refusal,
  wireName: (field: string) => string,
): Refusal {
  switch (failure.__typename) {
    case 'ValidationError':
      return invalid(errorsByField(failure.fields, wireName))
    case 'ActiveLimitError':
      return invalid({ status: [failure.message] }, 'ACTIVE_LIMIT')
    case 'NotFoundError':
      return notFound
    case 'ConflictError':
    case 'TextConflictError':
      return new Refusal(412, 'CONFLICT', failure.message)
    case 'ForbiddenError':
      return new Refusal(403, 'FORBIDDEN', failure.message)
    case 'RateLimitError':
      return tooMany(retryAfterHeaders(failure))
  }
}

export interface FieldFailure {
  field: string
  message: string
}

/** The messages under their wire names. `wireName` translates the names of input fields. */
export function errorsByField(
  failures: readonly FieldFailure[],
  wireName: (field: string) => string,
): FieldErrors {
  const errors = new Map<string, string[]>()
  for (const { field, message } of failures) {
    const name = wireName(field.split('.')[0] ?? field)
    errors.set(name, [...(errors.get(name) ?? []), message])
  }
  return Object.fromEntries(errors)
}

function tooMany(headers: Record<string, string>): Refusal {
  return new Refusal(429, 'RATE_LIMITED', 'Too Many Attempts.', { headers })
}

/** What is read of an operation's error. */
export type OperationError = Pick<GraphQLFormattedError, 'message' | 'extensions'>

/** The refusal for an operation that failed as a whole; it says nothing of an unexpected error. */
export function operationRefusal(errors: readonly OperationError[]): Refusal {
  const [first] = errors
  const message = first?.message ?? ''
  switch (first?.extensions?.code) {
    case 'UNAUTHENTICATED':
      return unauthenticated()
    case 'FORBIDDEN':
      return new Refusal(403, 'FORBIDDEN', message)
    case 'RATE_LIMITED':
      return tooMany(headersOf(first))
    case 'UNAVAILABLE':
      return new Refusal(503, 'UNAVAILABLE', 'Service Unavailable', { headers: headersOf(first) })
    case 'BAD_REQUEST':
      return badRequest(message)
    default:
      return serverError()
  }
}

/** The headers that say when to come back, where the gateway gives them as Yoga does: `extensions.http.headers`. */
function headersOf({ extensions }: OperationError): Record<string, string> {
  const http: unknown = extensions?.http
  const headers = typeof http === 'object' && http !== null && 'headers' in http ? http.headers : null
  if (typeof headers !== 'object' || headers === null) return {}
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
