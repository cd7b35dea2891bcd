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
    'The catalogue of codes (gateway/http/README.md), the same in `extensions.code` and over REST.',
  values: Object.keys(errorCodes),
})

const ErrorInterface = builder.interfaceRef<ExpectedError>('Error').implement({
  description:
    'A failure that its reader can do something about. Codes: see the catalogue in gateway/http/README.md.',
  fields: (t) => ({
    code: t.exposeString('code', { description: '`errorCode`, as text.' }),
    errorCode: t.expose('code', { type: ErrorCode }),
    message: t.exposeString('message', { description: 'In French, for people.' }),
  }),
})

const FieldErrorCode = builder.enumType('FieldErrorCode', { values: fieldErrorCodes })

const FieldError = builder.objectRef<FieldFailure>('FieldError').implement({
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Its name in the input; a dot leads into what it holds.' }),
    message: t.exposeString('message', { description: 'In French, for people.' }),
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
  description: 'As many items are active as may be; nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ limit: t.exposeInt('limit'), activeCount: t.exposeInt('activeCount') }),
})

builder.objectType(ConflictError, {
  name: 'ConflictError',
  description: 'The version sent is older than the item; nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ current: t.expose('current', { type: Content }) }),
})

builder.objectType(ForbiddenError, { name: 'ForbiddenError', interfaces: [ErrorInterface] })
builder.objectType(RateLimitError, {
  name: 'RateLimitError',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    limit: t.exposeInt('limit'),
    retryAfter: t.exposeInt('retryAfter', { description: 'Seconds.' }),
  }),
})

/** The members that every mutation's result has beside its payload. */
export const writeErrors = [
  ValidationError,
  NotFoundError,
  ActiveLimitError,
  ConflictError,
  ForbiddenError,
  RateLimitError,
]
