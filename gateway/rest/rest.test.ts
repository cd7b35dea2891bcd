import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openDatabase } from '../../db/connection/connect.ts'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { administrator, client } from '../lab/servers/server.ts'

const cacheable = 'public, s-maxage=10, stale-while-revalidate=30'
const fromScript = { 'x-requested-with': 'XMLHttpRequest' }

describe.each(programKinds)('REST on a real server, on %s', (kind) => {
  let server: InProcess
  let place: Awaited<ReturnType<typeof newMigrated>>
  let bearer: { authorization: string }
  let cookie: { cookie: string }

  beforeAll(async () => {
    place = await newMigrated(kind)
    server = await startInProcess({ PUBLIC_URL: 'http://geo.example' }, place)
    const response = await ask('POST', '/login', { body: administrator })
    const { token }: { token: string } = await response.json()
    bearer = { authorization: `Bearer ${token}` }
    const again = await ask('POST', '/login', { body: administrator })
    cookie = { cookie: again.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  })
  afterAll(async () => {
    await server.stop()
    place.remove()
  })

  function ask(
    method: string,
    path: string,
    { body, headers }: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    return fetch(`${server.origin}/api${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  test('a token of POST /api/login writes and reads; without one there is nothing to see', async () => {
    const created = await ask('POST', '/faq/store', { headers: bearer, body: { titre: 'Délais' } })
    expect([created.status, created.headers.get('etag')]).toEqual([201, expect.stringMatching(/^"v1-/)])
    const { id }: { id: number } = await created.json()
    expect((await ask('GET', `/faq/show/${id}`, { headers: bearer })).status).toBe(200)
    expect((await ask('GET', `/faq/show/${id}`)).status).toBe(404)
    const page = await ask('GET', '/faq', { headers: bearer })
    expect(await page.json()).toMatchObject({ total: 1, path: 'http://geo.example/api/faq' })
    const refused = await ask('GET', '/faq')
    expect([refused.status, await refused.json()]).toEqual([
      401,
      { message: 'Unauthenticated.', code: 'UNAUTHENTICATED' },
    ])
    expect((await ask('GET', '/faq', { headers: { authorization: 'Bearer faux', ...cookie } })).status).toBe(
      401,
    )
  })

  test('a wrong password is 422 and says nothing more', async () => {
    const body = { ...administrator, password: 'une autre phrase longue' }
    const refused = await ask('POST', '/login', { body })
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([422, []])
  })

  test('a password for a proxy in front takes nothing from the cookie, nor from what guards it', async () => {
    const headers = { ...cookie, authorization: `Basic ${Buffer.from('essai:secret').toString('base64')}` }
    expect((await ask('GET', '/service', { headers })).status).toBe(200)
    expect((await ask('POST', '/faq/store', { headers, body: { titre: 'F' } })).status).toBe(403)
    for (const authorization of ['Bearer', 'bearer faux', 'Bearer a b'])
      expect((await ask('GET', '/service', { headers: { ...cookie, authorization } })).status).toBe(401)
  })

  test('a write that the cookie carries needs X-Requested-With; a read does not', async () => {
    const body = { nom: 'Bornage' }
    expect((await ask('GET', '/service', { headers: cookie })).status).toBe(200)
    const refused = await ask('POST', '/service/store', { headers: cookie, body })
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'FORBIDDEN' }])
    const created = await ask('POST', '/service/store', { headers: { ...cookie, ...fromScript }, body })
    expect(created.status).toBe(201)
    expect((await ask('POST', '/service/store', { headers: bearer, body })).status).toBe(201)
  })

  test('a create that anybody may send ignores the cookie', async () => {
    const body = { nom: 'Awa', email: 'awa@example.com', message: 'Bonjour', status: false, lu: true }
    const created = await ask('POST', '/contact/store', { headers: cookie, body })
    expect([created.status, await created.json()]).toMatchObject([201, { status: true, lu: false }])
  })

  test('public lists are cacheable, the same for everybody and set no cookie; the rest is private', async () => {
    const { id }: { id: number } = await ask('POST', '/equipe/store', {
      headers: bearer,
      body: { nom: 'Koné', status: true },
    }).then((response) => response.json())
    await ask('POST', '/equipe/store', { headers: bearer, body: { nom: 'Cachée' } })
    for (const headers of [{}, bearer, cookie]) {
      const list = await ask('GET', '/equipe/equipe', { headers })
      expect(list.status).toBe(200)
      expect(list.headers.get('cache-control')).toBe(cacheable)
      expect(list.headers.getSetCookie()).toEqual([])
      expect(await list.json()).toMatchObject([{ id, nom: 'Koné' }])
    }
    const turnedAway = await ask('GET', '/equipe/equipe', { headers: { authorization: 'Bearer faux' } })
    expect([turnedAway.status, turnedAway.headers.get('cache-control')]).toEqual([401, 'private, no-store'])
    for (const [method, path] of [
      ['GET', '/equipe'],
      ['GET', `/equipe/show/${id}`],
      ['GET', '/nulle/part'],
      ['PUT', `/equipe/update/${id}`],
      ['GET', '/openapi.json'],
    ] as const) {
      const answer = await ask(method, path, { headers: bearer })
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'private, no-store'])
    }
  })

  test('HEAD has the headers of GET and no body; OPTIONS and 405 say what is allowed', async () => {
    const head = await ask('HEAD', '/equipe/equipe')
    expect([head.status, head.headers.get('cache-control'), await head.text()]).toEqual([200, cacheable, ''])
    expect((await ask('HEAD', '/equipe')).status).toBe(401)
    const options = await ask('OPTIONS', '/equipe/store')
    expect([options.status, options.headers.get('allow')]).toEqual([200, 'POST'])
    const patch = await ask('PATCH', '/equipe', { headers: bearer })
    expect([patch.status, patch.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('a path that leads nowhere is 404 in JSON', async () => {
    for (const path of [
      '/x',
      '/docs/x',
      '/assets/x.js',
      '/assets/..%2fdocs.html',
      '/client.ts',
      '//equipe',
    ]) {
      const missing = await ask('GET', path)
      expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
    }
  })

  /** Headers of refusals that the description speaks of. */
  const told = [
    'ETag',
    'Retry-After',
    'WWW-Authenticate',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
  ]

  interface Described {
    paths: Record<
      string,
      Record<string, { responses: Record<string, { headers?: Record<string, { example?: string }> }> }>
    >
  }

  /** Compares the headers of a refusal with those that the description names, by status and header. */
  async function expectDescribed(method: string, path: string, response: Response): Promise<void> {
    const document: Described = await (await ask('GET', '/openapi.json')).json()
    const refusal = document.paths[`/api${path}`]?.[method.toLowerCase()]?.responses[response.status]
    const names = told.filter((name) => response.headers.has(name))
    const described = refusal && Object.keys(refusal.headers ?? {}).sort()
    expect([method, path, response.status, described]).toEqual([method, path, response.status, names.sort()])
  }

  test('each refusal carries the headers that the description names, and no others of their kind', async () => {
    const { paths }: Described = await (await ask('GET', '/openapi.json')).json()
    for (const [at, operations] of Object.entries(paths)) {
      const path = at.replace('/api', '')
      for (const method of Object.keys(operations)) {
        const headers = { authorization: 'Bearer geo_nul' }
        const body = method === 'get' ? undefined : {}
        const ended = await ask(method.toUpperCase(), path.replace('{id}', '1'), {
          headers,
          ...(body && { body }),
        })
        expect([path, ended.status]).toEqual([path, 401])
        await expectDescribed(method, path, ended)
      }
    }
    const created = await ask('POST', '/faq/store', { headers: bearer, body: { titre: 'Étiquettes' } })
    const { id }: { id: number } = await created.json()
    const present = created.headers.get('etag')
    for (const verb of ['update', 'delete'])
      for (const old of ['"autre"', '"v9-x"']) {
        const headers = { ...bearer, 'if-match': old }
        const late = await ask('PUT', `/faq/${verb}/${id}`, { headers, body: { softdelete: true } })
        expect([late.status, late.headers.get('etag')]).toEqual([412, present])
        await expectDescribed('PUT', `/faq/${verb}/{id}`, late)
      }
    const headers = { ...bearer, 'if-match': present ?? '' }
    expect((await ask('PUT', `/faq/delete/${id}`, { headers, body: {} })).status).toBe(200)
  })

  test('who asks too often is told when to come back: 429, whichever limit it is', async () => {
    const body = { nom: 'Awa', email: 'awa@example.com', message: 'Bonjour' }
    const first = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        ask('POST', '/contact/store', { body: { ...body, message: `Bonjour ${n}` } }),
      ),
    )
    const refused = first.find(({ status }) => status !== 201)
    if (!refused) throw new Error('none was refused')
    await expectTooMany(refused, '20')
    await expectDescribed('POST', '/contact/store', refused)

    const { run, bear } = client(server.origin)
    bear(bearer.authorization.slice(7))
    const { made, other } = await run<Record<'made' | 'other', { token: string }>>(
      `mutation {
        made: createApiToken(input: { nom: "Lecture" }) { ... on ApiTokenPayload { token } }
        other: createApiToken(input: { nom: "Autre" }) { ... on ApiTokenPayload { token } }
      }`,
    )
    const headers = { authorization: `Bearer ${made.token}` }
    for (let n = 0; n < 600; n += 50) {
      await Promise.all(Array.from({ length: 50 }, () => ask('GET', '/faq/show/999', { headers })))
    }
    await expectTooMany(await ask('GET', '/faq', { headers }), '600')
    // Each token is counted for itself, also those of one account.
    const others = { authorization: `Bearer ${other.token}` }
    expect((await ask('GET', '/faq', { headers: others })).status).toBe(200)
    // Public lists ask nobody who he is.
    expect((await ask('GET', '/faq/site', { headers })).status).toBe(200)
  })

  async function expectTooMany(response: Response, limit: string): Promise<void> {
    expect(response.status).toBe(429)
    expect(await response.json()).toEqual({ message: 'Too Many Attempts.', code: 'RATE_LIMITED' })
    expect(response.headers.get('x-ratelimit-limit')).toBe(limit)
    expect(response.headers.get('x-ratelimit-remaining')).toBe('0')
    const wait = Number(response.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    const reset = Number(response.headers.get('x-ratelimit-reset')) - Date.now() / 1000
    expect(Math.abs(reset - wait)).toBeLessThan(3)
  }

  test('what fails inside is told as nothing and logged whole', async () => {
    const db = await openDatabase(place)
    await db.transaction((trx) => sql`alter table "partenaire" rename to "ailleurs"`.execute(trx))
    const failed = await ask('GET', '/partenaire/site')
    expect([failed.status, await failed.json()]).toEqual([500, { message: 'Server Error', code: 'INTERNAL' }])
    expect(failed.headers.get('cache-control')).toBe('private, no-store')
    await expect.poll(() => server.log()).toMatch(/"level":50.*partenaire/)
    await db.transaction((trx) => sql`alter table "ailleurs" rename to "partenaire"`.execute(trx))
    await db.close()
    for (const secret of [administrator.password, bearer.authorization.slice(7)]) {
      expect(server.log()).not.toContain(secret)
    }
  })
})
