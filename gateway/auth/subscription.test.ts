import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { newColleague, setRole } from '../lab/testing/colleague.ts'
import { client } from '../lab/servers/server.ts'

let server: InProcess

beforeAll(async () => {
  server = await startInProcess()
})
afterAll(() => server.stop())

/** Opens a subscription with these credentials; the promise is of all that it brings until it ends. */
async function subscribe(headers: Record<string, string>): Promise<{ ended: Promise<string> }> {
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify({ query: 'subscription { notifications { cursor } }' }),
  })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  return { ended: response.text() }
}

test.each([
  ['a revoked token', 'revokeApiToken', 'RevokeInput'],
  ['a disabled account', 'disableAccount', 'AccountInput'],
] as const)('%s ends the subscription that it opened, and brings nothing more', async (_what, end, type) => {
  const root = client(server.origin)
  await root.signIn()
  const email = `${end.toLowerCase()}@example.com`
  const password = 'une phrase assez longue'
  const api = client(server.origin)
  const { id: account, token } = await newColleague(root, { nom: 'Aya', email, password })
  await setRole(root, account, 'PROPRIETAIRE')
  api.bear(token)
  const { made } = await api.run<{ made: { token: string; apiToken: { id: string } } }>(
    `mutation { made: createApiToken(input: { nom: "Écran", personalData: true }) {
      ... on ApiTokenPayload { token apiToken { id } } } }`,
  )
  await setRole(root, account, 'ADMINISTRATEUR')
  const { ended } = await subscribe({ authorization: `Bearer ${made.token}` })
  const owner = end === 'revokeApiToken' ? api : root
  await owner.run(`mutation ($input: ${type}!) { ${end}(input: $input) { __typename } }`, {
    input: { id: end === 'revokeApiToken' ? made.apiToken.id : account },
  })
  await client(server.origin).run(
    'mutation ($input: CreateContactInput!) { createContact(input: $input) { __typename } }',
    { input: { nom: 'Awa', email: 'awa@example.com', message: 'Bonjour' } },
  )
  const text = await ended
  expect(text).toContain('UNAUTHENTICATED')
  expect(text).not.toContain('"cursor"')
})
