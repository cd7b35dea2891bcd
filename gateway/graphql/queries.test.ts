import { AsyncLocalStorage } from 'node:async_hooks'
import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ValidDocuments } from './documents.ts'
import { connectAndSend, startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { persistedIdOf } from '../lab/testing/operations.ts'
import { administrator } from '../lab/servers/server.ts'

let server: InProcess

beforeAll(async () => {
  server = await startInProcess({ CONTENT: 'demo' })
})
afterAll(() => server.stop())

interface Ask {
  headers?: Record<string, string>
  path?: string
}

/** A body that does not say how long it is goes the long way, by Yoga. */
async function ask(body: string, long: boolean, { headers = {}, path = '/graphql' }: Ask = {}) {
  const stream = new Blob([body]).stream()
  const response = await fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: long ? stream : body,
    ...(long && { duplex: 'half' }),
  })
  // Each request has its own, and leaves one less.
  const {
    date: _date,
    'x-request-id': _id,
    'x-ratelimit-remaining': _left,
    ...rest
  } = Object.fromEntries(response.headers)
  return { status: response.status, headers: rest, text: await response.text() }
}

const projets = (argument: string) => `{ site { projets(${argument}) { edges { node { nom slug } } } } }`
const questions = (within: string) => `questions { faq { ${within} } }`
const create = `mutation ($input: CreateContactInput!) { createContact(input: $input) {
  __typename ... on ValidationError { message } ... on CreateContactPayload { content { id } } } }`
const own = { nom: 'Awa', email: 'awa@example.com', message: 'Bonjour', clientMutationId: 'courte' }
const login = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }'
const counted = `query ($n: Int) { site { faqs(first: $n) { edges { node { ${questions(questions(questions('titre')))} } } } } }`

describe('a query or a mutation is answered the short way as Yoga answers it', () => {
  test.each<[string, object, Ask?]>([
    ['data', { query: projets('first: 3') }],
    [
      'to who asks for the newer JSON',
      { query: projets('first: 2') },
      { headers: { accept: 'application/graphql-response+json' } },
    ],
    ['with variables', { query: counted, variables: { n: 2 } }],
    ['with a name', { query: 'query A { site { id } } query B { site { demo } }', operationName: 'B' }],
    ['without the name that it needs', { query: 'query A { site { id } } query B { site { demo } }' }],
    ['by its id', { id: persistedIdOf('AccueilPageQuery'), variables: {} }],
    ['by an unknown id', { id: 'nope' }],
    ['refused by its resolver', { query: projets('first: 1000') }],
    [
      'refused by its resolver, newer JSON',
      { query: projets('first: 1001') },
      { headers: { accept: 'application/graphql-response+json' } },
    ],
    ['with a variable of another type', { query: counted, variables: { n: 'x' } }],
    ['with variables that are none', { query: counted, variables: [1] }],
    ['for administrators', { query: '{ admin { contacts { totalCount } } }' }],
    ['of nothing', {}],
    ['with something else', { query: projets('first: 4'), more: 1 }],
    ['that does not exist', { query: '{ nothing }' }],
    ['that cannot be read', { query: '{ site {' }],
    ['that is a mutation', { query: 'mutation { logout { ok } }' }],
    ['that writes, once', { query: create, variables: { input: own } }],
    ['that is refused what it writes', { query: create, variables: { input: { ...own, email: 'x' } } }],
    [
      'that a foreign page has a cookie carry',
      { query: 'mutation { logout { ok } }' },
      { headers: { cookie: 'session=x' } },
    ],
    ['that is a subscription', { query: 'subscription { notifications { cursor } }' }],
    ['by nobody we know', { query: projets('first: 5') }, { headers: { authorization: 'Bearer nope' } }],
    ['to who takes no JSON', { query: projets('first: 6') }, { headers: { accept: 'image/png' } }],
  ])('%s', async (_what, asked, options) => {
    const body = JSON.stringify(asked)
    // Once found good it goes the short way.
    const long = await ask(body, true, options)
    expect(await ask(body, false, options)).toEqual(long)
    expect(await ask(body, false, options)).toEqual(long)
  })
})

test('a session that is opened the short way comes with its cookie', async () => {
  const asked = JSON.stringify({ query: login, variables: { input: administrator } })
  for (const long of [true, false, false]) {
    const { text, headers } = await ask(asked, long)
    expect(JSON.parse(text).data.login.__typename).toBe('LoginPayload')
    expect(headers['set-cookie']).toMatch(/; HttpOnly/)
  }
})

test('what it costs is measured each time: another’s variables say nothing of these', async () => {
  const asked = (n: number) => ask(JSON.stringify({ query: counted, variables: { n } }), false)
  for (const n of [1, 1]) expect(JSON.parse((await asked(n)).text).errors).toBeUndefined()
  expect((await asked(100)).text).toContain('trop coûteuse')
  expect(JSON.parse((await asked(1)).text).errors).toBeUndefined()
})

test('a connection that breaks off amid a body leaves nothing behind', async () => {
  const socket = await connectAndSend(
    server.port,
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"query":',
  )
  const held = () => server.gateway.held()['/graphql']
  await expect.poll(held).toBe(1)
  socket.destroy()
  await expect.poll(held).toBeUndefined()
  expect(server.log()).toBe('')
})

test.each(['POST', 'GET'])(
  'an answer of nine million letters that nobody takes is counted by its bytes: %s',
  async (method) => {
    const letters = Array.from({ length: 440 }, (_, n) => `a${n}: description`).join(' ')
    const query = `{ site { projets(first: 100) { edges { node { ${letters} } } } } }`
    const body = JSON.stringify({ query })
    const words =
      method === 'POST'
        ? `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
        : `GET /graphql?query=${encodeURIComponent(query).replaceAll('%20', '+')} HTTP/1.1\r\nHost: x\r\n\r\n`
    const socket = await connectAndSend(server.port, words)
    socket.pause()
    await expect.poll(() => server.gateway.held()['bytes of answers']).toBeGreaterThan(1_000_000)
    expect(server.gateway.held()['/graphql']).toBeUndefined()
    socket.destroy()
    await expect.poll(() => server.gateway.held()).toEqual({})
  },
)

test('a page leaves promises as cheap as they were', async () => {
  const run = vi.spyOn(AsyncLocalStorage.prototype, 'run')
  try {
    const page = await fetch(`${server.origin}/?n=1`)
    expect(await page.text()).toContain('</html>')
    expect(run).not.toHaveBeenCalled()
  } finally {
    run.mockRestore()
  }
})

test('as many good documents are kept as their texts are long together, those asked for last', () => {
  const good = new ValidDocuments()
  const text = (n: number) => `{ a${n} ${'a '.repeat(2_000)}}`
  for (let n = 0; n < 200; n++) {
    good.add(parse(text(n)))
    good.find(text(0))
  }
  const kept = Array.from({ length: 200 }, (_, n) => n).filter((n) => good.find(text(n)))
  expect(kept.length).toBeGreaterThan(50)
  expect(kept.length * text(0).length).toBeLessThanOrEqual(400_000)
  expect([kept[0], kept.at(-1)]).toEqual([0, 199])
})
