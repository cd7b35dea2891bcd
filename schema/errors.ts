import type { StandardSchemaV1 } from '@pothos/plugin-validation'
import { GraphQLError } from 'graphql'
import type { z } from 'zod'
import type { ContentItem } from '../db/content/contentStore.ts'

/**
 * Catalogue of codes, with a default message for each (`gateway/http/README.md`): the same by every door. Expected
 * failures of mutations are classes, returned as data; all other failures are a GraphQLError with the code in its
 * extensions.
 */
export const errorCodes = {
  UNAUTHENTICATED: 'Connectez-vous pour continuer.',
  FORBIDDEN: 'Ce jeton d’accès permet de lire, non de modifier.',
  NOT_FOUND: 'Cet élément n’existe pas ou n’existe plus.',
  VALIDATION: 'Certains champs sont à corriger.',
  ACTIVE_LIMIT: 'Le maximum d’éléments actifs est atteint.',
  CONFLICT: 'Quelqu’un a modifié cet élément entre-temps.',
  RATE_LIMITED: 'Trop de demandes\u00a0: réessayez dans quelques instants.',
  UNAVAILABLE: 'Le service est momentanément indisponible\u00a0: réessayez dans quelques instants.',
  RELEASE_MISMATCH: 'Le site est en cours de mise à jour\u00a0: réessayez dans quelques instants.',
  CURSOR_EXPIRED: 'Ce curseur n’est pas, ou n’est plus, dans le journal\u00a0: reprenez toute la copie.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'PersistedQueryNotSupported',
  BAD_REQUEST: 'Cette demande n’est pas lisible.',
  INTERNAL: 'Erreur interne du serveur.',
} as const

export type ErrorCode = keyof typeof errorCodes

/** Base of the failures that a mutation answers; the message is for people, in French. */
export abstract class ExpectedError extends Error {
  abstract readonly code: ErrorCode
}

/** Message of a missing required field, whose code is then `REQUIRED`. */
export const missing = 'Ce champ est obligatoire.'

/** Codes of field errors, for programs; the message is for people. */
export const fieldErrorCodes = {
  REQUIRED: { description: 'Nothing was given.' },
  WRONG_TYPE: { description: 'The value is of another type than wanted.' },
  TOO_LONG: { description: 'The text, list or file is too large.' },
  TOO_SHORT: { description: 'The text is too short.' },
  OUT_OF_RANGE: { description: 'The number or moment is out of range.' },
  TAKEN: { description: 'The value must be unique, and is taken.' },
  UNKNOWN: { description: 'The value names something that does not exist.' },
  INVALID: { description: 'Anything else; see the message.' },
} as const

export type FieldErrorCode = keyof typeof fieldErrorCodes

export interface FieldFailure {
  field: string
  message: string
  /** `INVALID` by default. */
  code?: FieldErrorCode
}

export class ValidationError extends ExpectedError {
  readonly code = 'VALIDATION'
  readonly fields: FieldFailure[]
  constructor(fields: FieldFailure[], message?: string) {
    const isOne = new Set(fields.map(({ field }) => field)).size === 1
    super(message ?? (isOne ? 'Un champ est à corriger.' : errorCodes.VALIDATION))
    this.fields = fields
  }
}

/** Converts the issues of an input's checks to failures by field. */
export function invalid(issues: readonly StandardSchemaV1.Issue[]): ValidationError {
  const failures = issues.map((issue) => {
    const { path = [], message } = issue
    const names = path.map((part) => String(typeof part === 'object' ? part.key : part))
    return { field: names.filter((name) => name !== 'input').join('.'), message, code: codeOf(issue) }
  })
  return new ValidationError(failures)
}

/** Code of an issue. The checks are zod's, whose issues say more than the standard that plugins know. */
function codeOf(issue: StandardSchemaV1.Issue & { code?: unknown; origin?: unknown }): FieldErrorCode {
  if (issue.message === missing) return 'REQUIRED'
  const isNumber = issue.origin === 'number' || issue.origin === 'int'
  switch (issue.code) {
    case 'invalid_type':
      return 'WRONG_TYPE'
    case 'too_big':
      return isNumber ? 'OUT_OF_RANGE' : 'TOO_LONG'
    case 'too_small':
      return isNumber ? 'OUT_OF_RANGE' : 'TOO_SHORT'
    default:
      return 'INVALID'
  }
}

/** Checks the input of a mutation that is open to visitors, in its own resolver. */
export function checked<Rules extends z.ZodType>(rules: Rules, input: z.input<Rules>): z.output<Rules> {
  const { data, error } = rules.safeParse(input)
  if (error) throw invalid(error.issues)
  return data
}

export class NotFoundError extends ExpectedError {
  readonly code = 'NOT_FOUND'
  constructor(message: string = errorCodes.NOT_FOUND) {
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
  readonly current: ContentItem
  constructor(current: ContentItem) {
    super(errorCodes.CONFLICT)
    this.current = current
  }
}

export class ForbiddenError extends ExpectedError {
  readonly code = 'FORBIDDEN'
  constructor(message: string = errorCodes.FORBIDDEN) {
    super(message)
  }
}

export class RateLimitError extends ExpectedError {
  readonly code = 'RATE_LIMITED'
  /** Number of requests allowed at a time. */
  readonly limit: number
  /** Seconds until the next request is allowed. */
  readonly retryAfter: number
  constructor(limit: number, retryAfter: number) {
    super(errorCodes.RATE_LIMITED)
    this.limit = limit
    this.retryAfter = retryAfter
  }
}

export function unauthenticated(): GraphQLError {
  return new GraphQLError(errorCodes.UNAUTHENTICATED, { extensions: { code: 'UNAUTHENTICATED' } })
}

export function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } })
}

/** Refusal of a cursor of the journal whose line is gone, or never was: an older backup was restored, or its time is over. */
export function cursorExpired(): GraphQLError {
  return new GraphQLError(errorCodes.CURSOR_EXPIRED, { extensions: { code: 'CURSOR_EXPIRED' } })
}

export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })
}
