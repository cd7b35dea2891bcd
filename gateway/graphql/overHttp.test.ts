import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'

/* GraphQL over HTTP, as clients other than ours speak it. */

let server: InProcess
beforeAll(async () => {
  server = await startInProcess()
})
afterAll(() => server.stop())

const response = 'application/graphql-response+json'

interface Body {
  data?: unknown
  errors?: { message: string; extensions: Record<string, unknown> }[]
}

async function ask(body: string | Buffer, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })
  const { data, errors }: Body = await answer.json()
  return { status: answer.status, data, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message }
}

const list = 'query ($first: Int!) { site { projets(first: $first) { totalCount } } }'

describe('a request that is not run', () => {
  test.each([
    ['a wrong variable', { query: list, variables: { first: 'douze' } }],
    ['a missing variable', { query: list }],
    ['no query', {}],
    ['an unknown id', { id: 'inconnue' }],
    ['an unknown field', { query: '{ nulle }' }],
    ['no document', { query: '{' }],
    ['an unknown name', { query: 'query A { __typename }', operationName: 'B' }],
  ])('(%s) is 400 as graphql-response+json', async (_, body) => {
    const { status, data, code } = await ask(JSON.stringify(body), { accept: response })
    expect([status, data, code]).toEqual([400, undefined, 'BAD_REQUEST'])
  })

  test('is 200 as JSON where it is well formed', async () => {
    const { status, code } = await ask(JSON.stringify({ query: list }), { accept: 'application/json' })
    expect([status, code]).toEqual([200, 'BAD_REQUEST'])
  })
})

test.each(['application/json', response])(
  'a persisted query that nobody registered has clients send the text, for %s',
  async (accept) => {
    const query = '{ __typename }'
    const sha256Hash = createHash('sha256').update(query).digest('hex')
    const extensions = { persistedQuery: { version: 1, sha256Hash } }
    const asked = await ask(JSON.stringify({ extensions }), { accept })
    expect([asked.code, asked.message]).toEqual([
      'PERSISTED_QUERY_NOT_SUPPORTED',
      'PersistedQueryNotSupported',
    ])
    const sent = await ask(JSON.stringify({ query, extensions }), { accept })
    expect(sent).toMatchObject({ status: 200, data: { __typename: 'Query' } })
    const got = await fetch(
      `${server.origin}/graphql?${new URLSearchParams({ extensions: JSON.stringify(extensions) })}`,
    )
    expect(await got.json()).toHaveProperty('errors.0.extensions.code', 'PERSISTED_QUERY_NOT_SUPPORTED')
  },
)

test.each<[object]>([
  [{ doc_id: '1' }],
  [{ extensions: { tracing: true } }],
  [{ constructor: 1, length: 2 }],
])('unknown members of a body are ignored: %j', async (more) => {
  const query = '{ __typename }'
  expect(await ask(JSON.stringify({ query, ...more }))).toMatchObject({ data: { __typename: 'Query' } })
})

describe('what is not UTF-8 is 400', () => {
  const message =
    'mutation { createContact(input: { nom: "A\u00e9cha", email: "a@example.com", message: "M" }) { __typename } }'
  const latin1 = Buffer.from(JSON.stringify({ query: message }), 'latin1')

  test.each(['application/json', 'application/json; charset=utf-8'])('as %s', async (type) => {
    const { status, code } = await ask(latin1, { 'content-type': type })
    expect([status, code]).toEqual([400, 'BAD_REQUEST'])
  })

  test('in an address, a form and a part', async () => {
    const typename = encodeURIComponent('{ __typename }')
    const got = await fetch(`${server.origin}/graphql?query=${typename}&variables=%7B%22a%22:%22%E9%22%7D`)
    expect(got.status).toBe(400)
    for (const text of ['{site{projet(key:"A%E9cha"){nom}}}', '{site{projet(key:"%E9%C3%A9"){nom}}}'])
      expect((await fetch(`${server.origin}/graphql?query=${text}`)).status).toBe(400)
    const pairs = await ask(`query=${typename}&x=%E9`, {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(pairs.status).toBe(400)
    const part = Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n'),
      latin1,
      Buffer.from('\r\n--x--\r\n'),
    ])
    expect((await ask(part, { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(400)
  })

  test('and nothing is kept of it', async () => {
    const { n } = await server.db.read
      .selectFrom('contact')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(0)
  })
})
