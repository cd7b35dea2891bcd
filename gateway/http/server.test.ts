import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { administrator } from '../lab/servers/server.ts'
import { newDemo } from '../lab/testing/checkpointed.ts'

interface Answer {
  data?: unknown
  errors?: { message: string; extensions: { code: string } }[]
}

describe('the server', () => {
  let server: InProcess
  let remove: () => void
  let operations: Record<string, string>

  beforeAll(async () => {
    const place = await newDemo()
    remove = place.remove
    server = await startInProcess({ CONTENT: 'demo', LOG_LEVEL: 'info' }, place)
    operations = (await import('../../web/persisted-operations.json', { with: { type: 'json' } })).default
  })
  afterAll(async () => {
    await server.stop()
    remove()
  })

  async function graphql(
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Answer & { status: number }> {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const answer: Answer = await response.json()
    return { ...answer, status: response.status }
  }

  function homeOperation(): string {
    const found = Object.entries(operations).find(([, text]) => text.startsWith('query AccueilPageQuery'))
    if (!found) throw new Error('The home page has no operation.')
    return found[0]
  }

  test('it is alive and ready', async () => {
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
    for (const path of ['/readyz', '/servez']) {
      const answer = await fetch(server.origin + path)
      expect([answer.status, await answer.text()]).toEqual([200, 'ok'])
    }
  })

  test('the home page is whole, cacheable, compressed and without a cookie', async () => {
    const response = await fetch(server.origin, { headers: { 'accept-encoding': 'br' } })
    const html = await response.text()
    expect(html).toContain('Alidade Ébrié')
    expect(html).toContain('</html>')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toBe('public, s-maxage=10, stale-while-revalidate=30')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const again = await fetch(server.origin, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  test('a page is one version in every coding, and is not sent again to who has it', async () => {
    const codings = ['br', 'gzip', 'br;q=0, gzip;q=0.5', 'br; q=0.000', 'identity']
    const answers = await Promise.all(
      codings.map((coding) => fetch(server.origin, { headers: { 'accept-encoding': coding } })),
    )
    expect(answers.map((answer) => answer.headers.get('content-encoding'))).toEqual([
      'br',
      'gzip',
      'gzip',
      null,
      null,
    ])
    const [tag = '', ...others] = new Set(answers.map((answer) => answer.headers.get('etag') ?? ''))
    expect([others, tag]).toEqual([[], expect.stringMatching(/^W\/"[\w-]+"$/)])
    for (const path of ['/', '/robots.txt', '/og.jpg']) {
      const its = (await fetch(server.origin + path)).headers.get('etag') ?? ''
      for (const known of [its, its.replace('W/', ''), `"autre", ${its}`]) {
        const again = await fetch(server.origin + path, { headers: { 'if-none-match': known } })
        expect([path, known, again.status, again.headers.get('etag')]).toEqual([path, known, 304, its])
      }
      const other = await fetch(server.origin + path, { headers: { 'if-none-match': '"autre"' } })
      expect([path, other.status]).toEqual([path, 200])
    }
  })

  test('pages are the same for an administrator', async () => {
    const [cookie] = (await signIn()).headers.getSetCookie()
    const page = await fetch(server.origin, { headers: { cookie: cookie?.split(';')[0] ?? '' } })
    expect(page.headers.get('set-cookie')).toBeNull()
    expect(await page.text()).toBe(await (await fetch(server.origin)).text())
  })

  test('pictures and scripts never change, and nothing else lies under their paths', async () => {
    const html = await (await fetch(server.origin)).text()
    const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0]
    const picture = /\/uploads\/[\w-]+\/\d+\.avif/.exec(html)?.[0]
    for (const path of [script, picture]) {
      const response = await fetch(`${server.origin}${path}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/)
    }
    expect((await fetch(`${server.origin}${picture}`)).headers.get('content-security-policy')).toContain(
      'sandbox',
    )
    for (const path of [
      '/uploads/',
      '/uploads/x/1.avif',
      `/uploads/${'0'.repeat(32)}/1.avif`,
      '/uploads/..%2fgeometre.sqlite',
      '/uploads/%2e%2e/geometre.sqlite',
      '/assets/../../package.json',
    ]) {
      expect({ path, status: (await fetch(server.origin + path)).status }).toEqual({ path, status: 404 })
    }
  })

  test('the template of the pages is no page', async () => {
    const response = await fetch(`${server.origin}/index.html`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, '/'])
    expect(response.headers.get('cache-control')).not.toContain('immutable')
  })

  test('an unknown page is a real 404, and a page cannot be posted to', async () => {
    const missing = await fetch(`${server.origin}/nulle-part`)
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain('</html>')
    const posted = await fetch(server.origin, { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('persisted operations go by id, by POST and by GET', async () => {
    const id = homeOperation()
    const posted = await graphql({ id, variables: {} })
    expect(posted).toMatchObject({ status: 200, data: { site: { entreprise: { nom: 'Alidade Ébrié' } } } })
    const got = await fetch(`${server.origin}/graphql?${new URLSearchParams({ id, variables: '{}' })}`)
    expect(await got.json()).toMatchObject({ data: posted.data })
    expect(got.headers.get('cache-control')).toBe('public, s-maxage=10, stale-while-revalidate=30')
    expect((await graphql({ id: 'unknown' })).errors?.[0]?.message).toBeTruthy()
  })

  test.each(['br', 'gzip', 'identity'])('what anybody may read comes as %s where asked', async (coding) => {
    const address = `${server.origin}/graphql?${new URLSearchParams({ id: homeOperation(), variables: '{}' })}`
    const got = await fetch(address, { headers: { 'accept-encoding': coding } })
    expect(got.headers.get('content-encoding') ?? 'identity').toBe(coding)
    expect(got.headers.get('vary')).toContain('accept-encoding')
    expect(await got.json()).toMatchObject({ data: { site: { entreprise: { nom: 'Alidade Ébrié' } } } })
    const own = await fetch(`${server.origin}/graphql?query={site{id}}`, {
      headers: { 'accept-encoding': coding },
    })
    expect(own.headers.get('content-encoding')).toBeNull()
  })

  test.each(['application/json', 'application/graphql-response+json'])(
    'a body that is no JSON is 400 for %s, in French',
    async (accept) => {
      const response = await fetch(`${server.origin}/graphql`, {
        method: 'POST',
        headers: { accept, 'content-type': 'application/json' },
        body: '{',
      })
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({
        errors: [{ message: 'Cette demande n’est pas lisible.', extensions: { code: 'BAD_REQUEST' } }],
      })
    },
  )

  test('HEAD answers as GET does, without a body', async () => {
    const id = homeOperation()
    const picture = /\/uploads\/[\w-]+\/\d+\.avif/.exec(await (await fetch(server.origin)).text())?.[0] ?? ''
    for (const path of [
      `/graphql?${new URLSearchParams({ id, variables: '{}' })}`,
      `/graphql?${new URLSearchParams({ query: '{ __typename }' })}`,
      '/graphql?id=inconnue',
      '/api/equipe/equipe',
      '/contact',
      '/nulle-part',
      '/sitemap.xml',
      picture,
    ]) {
      const [got, head] = await Promise.all(
        ['GET', 'HEAD'].map((method) => fetch(server.origin + path, { method })),
      )
      const shown = (response: Response | undefined) => ({
        path,
        status: response?.status,
        ...Object.fromEntries(
          ['cache-control', 'content-type', 'vary', 'content-encoding', 'etag'].map((name) => [
            name,
            response?.headers.get(name),
          ]),
        ),
      })
      expect(shown(head)).toEqual(shown(got))
      expect(await head?.text()).toBe('')
    }
  })

  test('a persisted GET of the site ignores who asks; everything else is private', async () => {
    const [cookie] = (await signIn()).headers.getSetCookie()
    const headers = { cookie: cookie?.split(';')[0] ?? '' }
    const got = await fetch(
      `${server.origin}/graphql?${new URLSearchParams({ id: homeOperation(), variables: '{}' })}`,
      { headers },
    )
    expect(got.headers.get('set-cookie')).toBeNull()
    const own = await fetch(
      `${server.origin}/graphql?${new URLSearchParams({ query: '{ viewer { nom } site { id } }' })}`,
      { headers },
    )
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(await own.json()).toMatchObject({ data: { viewer: { nom: 'Administrateur' } } })
  })

  test('no failure is kept by a cache, and none tells more than its message', async () => {
    const id = homeOperation()
    const failures = await Promise.all([
      fetch(`${server.origin}/graphql?id=${id}&variables=${encodeURIComponent('[1]')}`),
      fetch(`${server.origin}/graphql?id=unknown`),
      fetch(`${server.origin}/graphql`),
      fetch(`${server.origin}/graphql?query={`),
      fetch(`${server.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{',
      }),
    ])
    for (const response of failures) {
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      const { errors }: Answer = await response.json()
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_REQUEST'])
      expect(errors?.flatMap(({ extensions }) => Object.keys(extensions)).sort()).toEqual(
        response.url.endsWith('id=unknown') ? ['code', 'unknownOperation'] : ['code'],
      )
    }
  })

  test('GET never writes', async () => {
    const query =
      'mutation { createContact(input: { nom: "A", email: "a@example.com", message: "B" }) { __typename } }'
    const response = await fetch(`${server.origin}/graphql?${new URLSearchParams({ query })}`)
    expect(response.status).toBe(405)
  })

  test('sign-in opens a session, sign-out ends it', async () => {
    const response = await signIn()
    const cookie = response.headers.getSetCookie()[0] ?? ''
    expect(cookie).toMatch(/^session=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Lax$/)
    const headers = { cookie: cookie.split(';')[0] ?? '', 'x-requested-with': 'XMLHttpRequest' }
    const admin = { query: '{ admin { services { totalCount } } viewer { email } }' }
    expect(await graphql(admin, headers)).toMatchObject({ data: { viewer: { email: administrator.email } } })
    await graphql({ query: 'mutation { logout { viewer { nom } } }' }, headers)
    expect((await graphql(admin, headers)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test('a wrong password and an unknown e-mail get the same answer', async () => {
    const answers = await Promise.all([
      signIn({ ...administrator, password: 'une autre phrase longue' }),
      signIn({ ...administrator, email: 'personne@example.com' }),
    ])
    const [wrong, unknown] = await Promise.all(answers.map((answer) => answer.json()))
    expect(wrong).toEqual(unknown)
    expect(JSON.stringify(wrong)).toContain('Adresse e-mail ou mot de passe incorrect.')
    expect(answers.map((answer) => answer.headers.get('set-cookie'))).toEqual([null, null])
  })

  test('a write carried by the cookie needs the header; a public create ignores the cookie', async () => {
    const cookie = ((await signIn()).headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    const write = { query: 'mutation { createFaq(input: { titre: "F" }) { __typename } }' }
    const refused = await graphql(write, { cookie })
    expect([refused.status, refused.errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN'])
    expect(await graphql(write, { cookie, 'x-requested-with': 'XMLHttpRequest' })).toMatchObject({
      status: 200,
    })
    const named = {
      query: 'query A { __typename } mutation B { createFaq(input: { titre: "G" }) { __typename } }',
    }
    const oneOfTwo = await graphql(
      { ...named, operationName: 'B' },
      { cookie, 'x-requested-with': 'XMLHttpRequest' },
    )
    expect(oneOfTwo).toMatchObject({ data: { createFaq: { __typename: 'CreateFaqPayload' } } })
    expect((await graphql({ ...named, operationName: 'B' }, { cookie })).status).toBe(403)
    const message = {
      query: `mutation { createContact(input: { nom: "A", email: "a@example.com", message: "B" }) {
      __typename ... on CreateContactPayload { stats { total } } } }`,
    }
    expect(await graphql(message, { cookie })).toMatchObject({
      data: { createContact: { __typename: 'CreateContactPayload', stats: null } },
    })
  })

  test('a query that is none is refused, and no secret or body is logged', async () => {
    expect((await graphql({ query: '{ nothing }' })).errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
    await signIn()
    const log = server.log()
    expect(log).toContain('"path":"/graphql"')
    for (const secret of [administrator.password, administrator.email, 'session='])
      expect(log).not.toContain(secret)
  })

  function signIn(input: object = administrator): Promise<Response> {
    const query =
      'mutation ($input: LoginInput!) { login(input: $input) { ... on LoginPayload { viewer { nom } } ... on Error { code message } ... on ValidationError { fields { field message } } } }'
    return fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    })
  }
})
