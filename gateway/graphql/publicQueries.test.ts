import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from '../security/connections.ts'
import { KeyedSemaphore } from '../queues/keyedSemaphore.ts'
import { createResponseCache } from '../cache/responseCache.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { hasNginx, startNginx } from '../lab/servers/nginx.ts'
import { persistedIdOf } from '../lab/testing/operations.ts'
import { freePort } from '../lab/servers/server.ts'
import { createPublicQueries } from './publicQueries.ts'

const document = parse(
  'query Q($category: String, $count: Int = 12) { site { projets(first: $count, category: $category) { totalCount } } }',
)

/** Answers how often the query is run for these, asked for one after the other. */
async function runs(...queries: Record<string, string>[]): Promise<number> {
  let count = 0
  const answer = createPublicQueries({
    operations: { get: () => document, isPublic: () => true, find: () => Promise.resolve(document) },
    runPersisted: () => Promise.resolve({ data: { n: (count += 1) } }),
    inTurn: (_req, _res, read) => read(),
    cache: createResponseCache({ version: () => 1 }),
  })
  const server = createHttpServer({
    places: new KeyedSemaphore(),
    trustProxy: 0,
    cutOff() {},
    handle: (req, res) => void answer(req, res).then((isAnswered) => isAnswered || res.writeHead(400).end()),
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  for (const query of queries) {
    const response = await fetch(
      `http://127.0.0.1:${port}/graphql?${new URLSearchParams({ id: 'a', ...query })}`,
    )
    await response.text()
  }
  return count
}

describe('an answer is kept once', () => {
  test('whatever is asked beside the variables of the operation', async () => {
    const junk = Array.from({ length: 50 }, (_, n) => ({
      variables: JSON.stringify({ category: 'zz', x: 'x'.repeat(500) + n }),
      y: String(n),
    }))
    expect(await runs(...junk)).toBe(1)
  })

  test('however the variables are written', async () => {
    const written = ['{"category":"a","count":12}', '{ "count": 12, "category": "a" }', '{"category":"a"}']
    expect(await runs(...written.map((variables) => ({ variables })))).toBe(1)
    expect(await runs({ variables: '{"count":12}' }, {}, { variables: '{}' })).toBe(1)
    expect(await runs({ variables: '{"count":11}' }, { variables: '{"count":13}' })).toBe(2)
  })

  test('and what is no variable of it is not run', async () => {
    expect(await runs({ variables: '{"count":"douze"}' }, { variables: '[' }, { query: '{site{id}}' })).toBe(
      0,
    )
  })
})

describe('a public persisted GET', () => {
  let server: InProcess
  beforeAll(async () => {
    server = await startInProcess()
  })
  afterAll(() => server.stop())

  const path = `/graphql?id=${persistedIdOf('AccueilPageQuery')}`
  const get = (origin: string, accept?: string, coding = 'identity') =>
    fetch(origin + path, { headers: { 'accept-encoding': coding, ...(accept !== undefined && { accept }) } })
  const kinds: [accept: string | undefined, type: string][] = [
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/*;q=0.5', 'application/json'],
    ['application/graphql-response+json, application/json;q=0.9', 'application/graphql-response+json'],
    ['application/graphql-response+json;q=0.1, application/json', 'application/json'],
    ['multipart/mixed, application/json;q=0.5', 'application/json'],
  ]
  const others = ['image/png', 'multipart/mixed', 'text/event-stream', 'text/html', 'constructor', 'a/b;q=0']

  test.each(kinds)('for %s is %s, and says on what that depends', async (accept, type) => {
    const response = await get(server.origin, accept)
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(response.headers.get('vary')).toBe('accept, accept-encoding')
    expect(response.headers.get('cache-control')).toBe('public, s-maxage=10, stale-while-revalidate=30')
    expect(await response.json()).toHaveProperty('data.site')
  })

  test.each(others)('for %s is 406 with a body that says what there is, for nobody else', async (accept) => {
    const response = await get(server.origin, accept, 'gzip')
    const { headers } = response
    expect([response.status, headers.get('cache-control')]).toEqual([406, 'private, no-store'])
    expect([headers.get('vary'), headers.get('content-encoding')]).toEqual(['accept', null])
    expect(await response.json()).toEqual({
      errors: [
        {
          message: 'Réponses possibles\u202f: application/json, application/graphql-response+json.',
          extensions: { code: 'BAD_REQUEST' },
        },
      ],
    })
  })

  test.skipIf(!hasNginx)('comes right from a cache, whoever has asked before', async () => {
    const port = await freePort()
    const folder = mkdtempSync(join(tmpdir(), 'cache-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const nginx = await startNginx(
      `proxy_cache_path ${folder} keys_zone=kept:1m use_temp_path=off;
      server { listen 127.0.0.1:${port}; location / {
        proxy_pass http://127.0.0.1:${server.port}; proxy_http_version 1.1; proxy_set_header Connection "";
        proxy_cache kept; proxy_cache_key $request_uri; add_header X-Cache $upstream_cache_status always; } }`,
      port,
    )
    onTestFinished(() => nginx.stop())
    const origin = `http://127.0.0.1:${port}`
    const found: (string | null)[] = []
    for (const coding of ['gzip', 'identity', 'br', 'gzip', 'identity']) {
      for (const accept of others) expect((await get(origin, accept, coding)).status).toBe(406)
      for (const [accept, type] of kinds) {
        const response = await get(origin, accept, coding)
        expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
        expect(response.headers.get('content-encoding') ?? 'identity').toBe(coding)
        expect(await response.json()).toHaveProperty('data.site')
        found.push(response.headers.get('x-cache'))
      }
    }
    expect(found).toContain('HIT')
  })

  test('a subscription that takes no stream is told so', async () => {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'image/png' },
      body: JSON.stringify({ query: '{ __typename }' }),
    })
    expect([response.status, response.headers.get('cache-control')]).toEqual([406, 'private, no-store'])
    expect(await response.json()).toHaveProperty(
      'errors.0.message',
      'Réponses possibles\u202f: application/json, application/graphql-response+json, text/event-stream, multipart/mixed.',
    )
  })
})

test.each(['/references?categorie=zz&utm_source=a', '/?fbclid=1', '/contact?merci=oui&gclid=2'])(
  '%s is the page without what it does not read',
  async (address) => {
    const server = await startInProcess()
    onTestFinished(() => server.stop())
    const read = async (path: string) => {
      const response = await fetch(server.origin + path)
      return [response.status, response.headers.get('etag'), await response.text()]
    }
    const [plain] = address.replace(/[?&](utm_source|fbclid|gclid)=\w+/, '').split('|')
    expect(await read(address)).toEqual(await read(plain ?? ''))
  },
)
