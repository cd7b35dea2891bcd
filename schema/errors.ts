import { GraphQLError } from 'graphql'
import type { Seen } from '../db/contentStore.ts'

/**
 * The catalogue of codes (README): the same by every door. Expected failures of mutations are classes, returned as
 * data; what is no mutation's business is a GraphQLError with the code in its extensions.
 */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'VALIDATION'
  | 'ACTIVE_LIMIT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'BAD_REQUEST'
  | 'INTERNAL'

/** Base of the failures that a mutation answers with; the message is for people, in French. */
export abstract class ExpectedError extends Error {
  abstract readonly code: ErrorCode
}

export interface FieldFailure {
  field: string
  message: string
}

export class ValidationError extends ExpectedError {
  readonly code = 'VALIDATION'
  readonly fields: FieldFailure[]
  constructor(fields: FieldFailure[]) {
    super('Certains champs sont à corriger.')
    this.fields = fields
  }
}

export class NotFoundError extends ExpectedError {
  readonly code = 'NOT_FOUND'
  constructor(message = 'Cet élément n’existe pas ou n’existe plus.') {
    super(message)
  }
}

export class ActiveLimitError extends ExpectedError {
  readonly code = 'ACTIVE_LIMIT'
  readonly limit: number
  readonly activeCount: number
  constructor(limit: number, activeCount: number) {
    super(limit === 1 ? 'Un élément est déjà actif.' : `${limit} éléments sont déjà actifs, le maximum.`)
    this.limit = limit
    this.activeCount = activeCount
  }
}

export class ConflictError extends ExpectedError {
  readonly code = 'CONFLICT'
  readonly current: Seen
  constructor(current: Seen) {
    super('Quelqu’un a modifié cet élément entre-temps.')
    this.current = current
  }
}

export class ForbiddenError extends ExpectedError {
  readonly code = 'FORBIDDEN'
  constructor(message = 'Ce jeton d’accès permet de lire, non de modifier.') {
    super(message)
  }
}

export class RateLimitError extends ExpectedError {
  readonly code = 'RATE_LIMITED'
  constructor() {
    super('Trop de demandes\u00a0: réessayez dans quelques instants.')
  }
}

export function unauthenticated(): GraphQLError {
  return new GraphQLError('Connectez-vous pour continuer.', { extensions: { code: 'UNAUTHENTICATED' } })
}

export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })
}
