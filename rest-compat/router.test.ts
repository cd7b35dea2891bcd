import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Execute } from './execute.ts'
import type { OperationError } from './failures.ts'
import { introspectionTypes } from './graphql/introspect.ts'
import { createRestApi } from './router.ts'

async function answered(
  execute: Execute<null>,
  extensions: OperationError['extensions'] = { code: 'INTERNAL' },
): Promise<{ response: Response; reported: unknown[] }> {
  const reported: unknown[] = []
  const rest = createRestApi({
    origin: 'https://h',
    execute,
    publicMutations: [],
    boundsOf: () => ({}),
    validateInput: async () => [],
    report(error) {
      reported.push(error)
      return { message: 'x', extensions }
    },
  })
  return { response: await rest(new Request('http://h/api/faq'), null), reported }
}

test('what is unexpected is 500 without a detail, and reported', async () => {
  const error = new Error('secret')
  const { response, reported } = await answered(() => Promise.reject(error))
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ message: 'Server Error', code: 'INTERNAL' })
  expect(reported).toEqual([error])
})

test('an outage is 503 and says when to come back', async () => {
  const outage = { code: 'UNAVAILABLE', http: { headers: { 'retry-after': '5' } } }
  const { response } = await answered(() => Promise.reject(new Error('away')), outage)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
})

test('what the gateway has masked is 500 as well', async () => {
  const { response, reported } = await answered(async () => ({
    errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }],
  }))
  expect([response.status, reported]).toEqual([500, []])
})

test('the types of the schema are fresh: `tsx rest-compat/graphql/introspect.ts`', () => {
  const written = readFileSync(new URL('__generated__/introspection.d.ts', import.meta.url), 'utf8')
  expect(introspectionTypes() === written).toBe(true)
})
