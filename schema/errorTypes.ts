import { builder } from './builder.ts'
import { Content } from './content/Content.ts'
import {
  ActiveLimitError,
  ConflictError,
  type ExpectedError,
  ForbiddenError,
  NotFoundError,
  RateLimitError,
  ValidationError,
  type FieldFailure,
} from './errors.ts'

const ErrorInterface = builder.interfaceRef<ExpectedError>('Error').implement({
  description: 'A failure that its reader can do something about. Codes: see the catalogue in the README.',
  fields: (t) => ({
    code: t.exposeString('code'),
    message: t.exposeString('message', { description: 'In French, for people.' }),
  }),
})

const FieldError = builder.objectRef<FieldFailure>('FieldError').implement({
  fields: (t) => ({ field: t.exposeString('field'), message: t.exposeString('message') }),
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
