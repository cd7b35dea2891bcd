import { builder } from './builder.ts'
import { Content } from './content/contentInterface.ts'
import {
  ActiveLimitError,
  ConflictError,
  errorCodes,
  type ExpectedError,
  fieldErrorCodes,
  ForbiddenError,
  NotFoundError,
  RateLimitError,
  ValidationError,
  type FieldFailure,
} from './errors.ts'

const ErrorCode = builder.enumType('ErrorCode', {
  description:
    'Catalogue of error codes (gateway/http/README.md), the same in `extensions.code` and over REST.',
  values: Object.keys(errorCodes),
})

export const ErrorInterface = builder.interfaceRef<ExpectedError>('Error').implement({
  description: 'A failure that the caller can act on.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The `errorCode` as text.' }),
    errorCode: t.expose('code', { type: ErrorCode }),
    message: t.exposeString('message', { description: 'Message in French, for people.' }),
  }),
})

const FieldErrorCode = builder.enumType('FieldErrorCode', { values: fieldErrorCodes })

const FieldError = builder.objectRef<FieldFailure>('FieldError').implement({
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Path of the field in the input, dotted.' }),
    message: t.exposeString('message', { description: 'Message in French, for people.' }),
    code: t.field({ type: FieldErrorCode, resolve: ({ code }) => code ?? 'INVALID' }),
  }),
})

builder.objectType(ValidationError, {
  name: 'ValidationError',
  interfaces: [ErrorInterface],
  fields: (t) => ({ fields: t.expose('fields', { type: [FieldError] }) }),
})

builder.objectType(NotFoundError, { name: 'NotFoundError', interfaces: [ErrorInterface] })

builder.objectType(ActiveLimitError, {
  name: 'ActiveLimitError',
  description: 'The limit of active items is reached; nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ limit: t.exposeInt('limit'), activeCount: t.exposeInt('activeCount') }),
})

builder.objectType(ConflictError, {
  name: 'ConflictError',
  description: 'The version sent is out of date; nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ current: t.expose('current', { type: Content }) }),
})

builder.objectType(ForbiddenError, { name: 'ForbiddenError', interfaces: [ErrorInterface] })
builder.objectType(RateLimitError, {
  name: 'RateLimitError',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    limit: t.exposeInt('limit'),
    retryAfter: t.exposeInt('retryAfter', { description: 'Seconds until the next try.' }),
  }),
})

/** Members that every mutation's result has beside its payload. */
export const writeErrors = [
  ValidationError,
  NotFoundError,
  ActiveLimitError,
  ConflictError,
  ForbiddenError,
  RateLimitError,
]
