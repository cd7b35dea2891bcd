import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { administrator } from '../lab/servers/server.ts'
import { isCrossSite } from './csrf.ts'

let server: InProcess

beforeAll(async () => {
  server = await startInProcess()
})
afterAll(() => server.stop())

function ask(query: string, headers: Record<string, string> = {}, variables = {}): Promise<Response> {
  return fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
}

test('a sign-out that a cookie carries needs the header, and ends nothing without it', async () => {
  const signedIn = await ask(
    'mutation ($input: LoginInput!) { login(input: $input) { __typename } }',
    {},
    { input: administrator },
  )
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const script = { 'x-requested-with': 'XMLHttpRequest' }
  const logout = 'mutation { logout { __typename } }'
  const viewer = async () => (await ask('{ viewer { email } }', { cookie, ...script })).json()
  for (const query of [logout, `mutation { login: __typename logout { __typename } }`]) {
    const refused = await ask(query, { cookie })
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null])
  }
  expect(await viewer()).toMatchObject({ data: { viewer: { email: administrator.email } } })
  expect((await ask(logout, { cookie, ...script })).status).toBe(200)
  expect(await viewer()).toMatchObject({ data: { viewer: null } })
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://geometre.example' }, true],
  [{ 'sec-fetch-site': 'cross-site', 'x-requested-with': 'XMLHttpRequest' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://autre.example' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://geometre.example.autre.example' }, true],
  [{ origin: 'http://geometre.example' }, true],
  [{}, false],
])('isCrossSite() of %o is %s', (headers: IncomingMessage['headers'], expected) => {
  const request = { headers }
  expect(isCrossSite(request, 'https://geometre.example/')).toBe(expected)
})
