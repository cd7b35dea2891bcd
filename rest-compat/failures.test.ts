import { expect, test } from 'vitest'
import {
  methodNotAllowed,
  operationRefusal,
  invalid,
  itemNotFound,
  routeNotFound,
  mutationRefusal,
} from './failures.ts'

const notFound = itemNotFound('Faq', '999')
const wireName = (name: string) => (name === 'urlFacebook' ? 'url_facebook' : name)

test.each([
  [1, 'Un'],
  [2, 'Un (and 1 more error)'],
  [3, 'Un (and 2 more errors)'],
])('%i errors make one message', (count, message) => {
  const errors = Object.fromEntries(['Un', 'Deux', 'Trois'].slice(0, count).map((text) => [text, [text]]))
  expect(invalid(errors)).toMatchObject({
    status: 422,
    message,
    body: { message, errors, code: 'VALIDATION' },
  })
})

test('404 has two texts', () => {
  expect(notFound.body).toEqual({ message: 'No query results for model [Faq] 999', code: 'NOT_FOUND' })
  expect(routeNotFound('api/x').body).toEqual({
    message: 'The route api/x could not be found.',
    code: 'NOT_FOUND',
  })
})

test('405 names what is allowed', () => {
  expect(methodNotAllowed('POST', 'api/faq', ['GET', 'HEAD'])).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  })
})

test('the failures of mutations', () => {
  const one = { message: 'M' }
  const of = (failure: Parameters<typeof mutationRefusal>[0]) => mutationRefusal(failure, notFound, wireName)
  const fields = [
    { field: 'urlFacebook', message: 'A' },
    { field: 'urlFacebook', message: 'B' },
    { field: 'categories.0', message: 'C' },
  ]
  expect(of({ __typename: 'ValidationError', code: 'VALIDATION', ...one, fields }).body).toEqual({
    message: 'A (and 2 more errors)',
    errors: { url_facebook: ['A', 'B'], categories: ['C'] },
    code: 'VALIDATION',
  })
  expect(of({ __typename: 'ActiveLimitError', code: 'ACTIVE_LIMIT', ...one })).toMatchObject({
    status: 422,
    body: { message: 'M', errors: { status: ['M'] }, code: 'ACTIVE_LIMIT' },
  })
  expect(of({ __typename: 'NotFoundError', code: 'NOT_FOUND', ...one })).toBe(notFound)
  expect(of({ __typename: 'ConflictError', code: 'CONFLICT', ...one })).toMatchObject({
    status: 412,
    code: 'CONFLICT',
  })
  expect(of({ __typename: 'ForbiddenError', code: 'FORBIDDEN', ...one })).toMatchObject({ status: 403 })
  const rate = { __typename: 'RateLimitError', code: 'RATE_LIMITED', limit: 20, retryAfter: 7 } as const
  expect(of({ ...rate, ...one })).toMatchObject({
    status: 429,
    message: 'Too Many Attempts.',
    headers: { 'retry-after': '7', 'x-ratelimit-limit': '20', 'x-ratelimit-remaining': '0' },
  })
})

test('operations that failed as a whole', () => {
  const of = (code: string | undefined, more = {}) =>
    operationRefusal([{ message: 'Secret', extensions: { code, ...more } }])
  expect(of('UNAUTHENTICATED')).toMatchObject({ status: 401, message: 'Unauthenticated.' })
  expect(of('FORBIDDEN')).toMatchObject({ status: 403, message: 'Secret' })
  expect(of('BAD_REQUEST')).toMatchObject({ status: 400 })
  expect(of('RATE_LIMITED', { http: { headers: { 'retry-after': 30 } } })).toMatchObject({
    status: 429,
    headers: { 'retry-after': '30' },
  })
  expect(of('UNAVAILABLE', { http: { headers: { 'retry-after': '5' } } })).toMatchObject({
    status: 503,
    body: { message: 'Service Unavailable', code: 'UNAVAILABLE' },
    headers: { 'retry-after': '5' },
  })
  for (const unexpected of [of('INTERNAL'), of(undefined), operationRefusal([])]) {
    expect(unexpected).toMatchObject({ status: 500, body: { message: 'Server Error', code: 'INTERNAL' } })
  }
})
