import { afterAll, beforeAll, expect, test } from 'vitest'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

let server: InProcess
const staff = { bearer: {} as Record<string, string> }

beforeAll(async () => {
  server = await startInProcess({ TRUST_PROXY: '1' })
  const signedIn = client(server.origin)
  await signedIn.signIn()
  const { made } = await signedIn.run<{ made: { token: string } }>(
    'mutation { made: createApiToken(input: { nom: "Écran", scope: READ, personalData: true }) { ... on ApiTokenPayload { token } } }',
  )
  staff.bearer = { authorization: `Bearer ${made.token}` }
})
afterAll(() => server.stop())

const leave: AbortController[] = []

function subscribe(address: string): Promise<Response> {
  const leaving = new AbortController()
  leave.push(leaving)
  return fetch(`${server.origin}/graphql`, {
    method: 'POST',
    signal: leaving.signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-forwarded-for': address,
      ...staff.bearer,
    },
    body: JSON.stringify({ query: 'subscription { notifications { cursor } }' }),
  })
}

test('one token opens few subscriptions, is told why it has no more, and takes no place of a query', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => subscribe(`192.0.2.${n}`)))
  const statuses = answers.map((answer) => answer.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  const opened = answers.find((answer) => answer.status === 200)
  // nginx would hand on nothing for half a minute.
  expect(opened?.headers.get('x-accel-buffering')).toBe('no')
  const refused = answers.find((answer) => answer.status !== 200)
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '30'])
  expect(await refused?.text()).toContain('"code":"RATE_LIMITED"')
  await expect.poll(server.gateway.held).toMatchObject({ subscriptions: 20 })
  expect(Object.keys(server.gateway.held())).not.toContain('/graphql')
  const query = await fetch(`${server.origin}/graphql?query={__typename}`)
  expect(await query.json()).toMatchObject({ data: { __typename: 'Query' } })

  leave.pop()
  leave[0]?.abort()
  await expect.poll(server.gateway.held).toMatchObject({ subscriptions: 19 })
  expect((await subscribe('192.0.2.1')).status).toBe(200)

  for (const one of leave) one.abort()
  await expect.poll(server.gateway.held).toEqual({})
})

test('a flood of them is refused before anything is read for it, and the next comes in when it is over', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => subscribe('192.0.2.7')))
  const refused = answers.filter((answer) => answer.status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
  for (const one of leave) one.abort()
  await expect.poll(server.gateway.held).toEqual({})
  expect((await subscribe('192.0.2.7')).status).toBe(200)
  leave.at(-1)?.abort()
  await expect.poll(server.gateway.held).toEqual({})
})

test('who is refused again and again finds it out a few times a second only', async () => {
  const most = await Promise.all(Array.from({ length: 20 }, (_, n) => subscribe(`192.0.2.${n}`)))
  expect(most.map(({ status }) => status)).toEqual(Array(20).fill(200))
  // So few at a time would never be too many, were those that were refused forgotten at once.
  const few = () => Promise.all(Array.from({ length: 5 }, () => subscribe('192.0.2.99')))
  let statuses: number[] = []
  for (let n = 0; n < 20 && !statuses.includes(503); n++) statuses = (await few()).map(({ status }) => status)
  expect(statuses).toContain(503)
  for (const one of leave) one.abort()
  await expect.poll(server.gateway.held).toEqual({})
})

test('nobody who may not subscribe keeps a place', async () => {
  staff.bearer = {}
  const answers = await Promise.all(Array.from({ length: 40 }, () => subscribe('2001:db8::1')))
  for (const answer of answers) await answer.text()
  await expect.poll(server.gateway.held).toEqual({})
})
