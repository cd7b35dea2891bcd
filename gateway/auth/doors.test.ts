import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { administrator } from '../lab/servers/server.ts'

let server: InProcess

beforeAll(async () => {
  server = await startInProcess({ PUBLIC_URL: 'https://geometre.example' })
})
afterAll(() => server.stop())

test.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'https://geometre.example' }, true],
  ['a foreign page', { 'sec-fetch-site': 'cross-site', origin: 'https://autre.example' }, false],
  ['a foreign page that names no origin', { 'sec-fetch-site': 'cross-site' }, false],
  [
    'a foreign page, with the header of ours',
    { 'sec-fetch-site': 'cross-site', 'x-requested-with': 'XMLHttpRequest' },
    false,
  ],
  ['ours, in an older browser', { origin: 'https://geometre.example' }, true],
  ['a foreign page, in an older browser', { origin: 'https://autre.example' }, false],
  ['a page of no origin, in an older browser', { origin: 'null' }, false],
  [
    'a page of ours at another address',
    { origin: 'http://192.0.2.1:4000', 'x-requested-with': 'XMLHttpRequest' },
    true,
  ],
  ['a program', {}, true],
])('%s signs in: a cookie is set as it may be', async (_who, headers, isSet) => {
  const response = await login(headers)
  expect(response.headers.get('set-cookie') !== null).toBe(isSet)
  expect(await response.text()).toContain('LoginPayload')
})

test('who signs in by REST gets a token, and it is not what the cookie holds', async () => {
  const response = await fetch(`${server.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  const answer: { token: string } = await response.json()
  expect(answer).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) })
  expect(response.headers.get('set-cookie')).not.toContain(answer.token)
})

function login(headers: Record<string, string>): Promise<Response> {
  return fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      query: 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }',
      variables: { input: administrator },
    }),
  })
}
