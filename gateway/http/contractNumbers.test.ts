import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { administrator, client } from '../lab/servers/server.ts'
import { resetLink } from '../auth/newPassword.ts'

/*
 * The numbers of the contract as a caller meets them. They stand here as literals: one that were imported from the code
 * would follow whatever the code says.
 */

const second = 1_000
const hour = 3_600 * second
const day = 24 * hour

let server: InProcess
let staff: ReturnType<typeof client>

beforeAll(async () => {
  server = await startInProcess({ TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost' })
  staff = client(server.origin)
  await staff.signIn()
})
afterAll(() => server.stop())

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const from = (address: string) => ({ 'x-forwarded-for': address })
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const message = (n: number) => ({ nom: `Awa ${n}`, email: 'awa@example.com', message: `Bonjour ${n}` })

/** How many are let through before the first 429, and what that says. */
async function untilRefused(ask: (n: number) => Promise<Response>) {
  for (let n = 0; n < 1_000; n++) {
    const answer = await ask(n)
    await answer.arrayBuffer()
    const { status, headers } = answer
    if (status === 429)
      return { let: n, limit: headers.get('x-ratelimit-limit'), wait: Number(headers.get('retry-after')) }
  }
  throw new Error('Nothing was refused.')
}

describe('a caller is let through so often', () => {
  test('20 public creates a minute from one address, of the three together', async () => {
    const refused = await untilRefused((n) => post('/api/contact/store', message(n), from('198.51.100.1')))
    expect(refused).toEqual({ let: 20, limit: '20', wait: expect.closeTo(50, -1.4) })
    const devis = { nom: 'Awa', email: 'awa@example.com', description: 'Un bornage' }
    expect((await post('/api/devis/store', devis, from('198.51.100.1'))).status).toBe(429)
    expect((await post('/api/devis/store', devis, from('198.51.100.2'))).status).toBe(201)
  })

  test('the addresses of one /64 count as one', async () => {
    const refused = await untilRefused((n) =>
      post('/api/contact/store', message(100 + n), from(`2001:db8:1:2::${n + 1}`)),
    )
    expect(refused).toMatchObject({ let: 20, limit: '20' })
    const neighbour = from('2001:db8:1:3::1')
    expect((await post('/api/contact/store', message(200), neighbour)).status).toBe(201)
  })

  test('10 failed sign-ins for one account from one address, and 50 from one address for all, in 15 minutes', async () => {
    const fail = (email: string, address: string) =>
      post('/api/login', { email, password: 'pas la bonne phrase' }, from(address))
    const ofAccount = await untilRefused(() => fail(administrator.email, '198.51.100.3'))
    expect(ofAccount).toMatchObject({ let: 10, limit: '10' })
    expect(ofAccount.wait).toBeGreaterThan(14 * 60 - 60)
    expect(ofAccount.wait).toBeLessThanOrEqual(15 * 60)
    // Nobody locks another out.
    expect((await post('/api/login', administrator, from('198.51.100.4'))).status).toBe(200)
    const ofAddress = await untilRefused((n) => fail(`personne${n}@example.com`, '198.51.100.5'))
    expect(ofAddress).toMatchObject({ let: 50, limit: '50' })
  })

  test('600 requests a minute with an API token', async () => {
    const { made } = await staff.run<{ made: { token: string } }>(
      'mutation { made: createApiToken(input: { nom: "Essai", personalData: true }) { ... on ApiTokenPayload { token } } }',
    )
    const headers = { authorization: `Bearer ${made.token}` }
    const refused = await untilRefused(() => fetch(`${server.origin}/api/contact`, { headers }))
    expect(refused).toMatchObject({ let: 600, limit: '600' })
  })
})

describe('what is kept ends after so long', () => {
  test.each([
    ['lastSeenAt', 7],
    ['createdAt', 30],
  ] as const)('a session, by its %s, after %s days', async (column, days) => {
    const headers = {
      authorization: `Bearer ${(await (await post('/api/login', administrator)).json()).token}`,
    }
    for (const [ms, status] of [
      [days * day - 60 * second, 200],
      [days * day + 60 * second, 401],
    ] as const) {
      await server.db.transaction((trx) =>
        trx
          .updateTable('session')
          .set({ lastSeenAt: ago(0), [column]: ago(ms) })
          .where('id', '=', (eb) =>
            eb.selectFrom('session').select(({ fn }) => fn.max<number>('id').as('last')),
          )
          .execute(),
      )
      expect((await fetch(`${server.origin}/api/contact`, { headers })).status).toBe(status)
    }
  })

  test('the cookie of a session with it: after 30 days', async () => {
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }'
    const answer = await post('/graphql', { query, variables: { input: administrator } })
    expect(answer.headers.get('set-cookie')).toContain('; Max-Age=2592000;')
  })

  test('the answer to an Idempotency-Key: after 24 hours', async () => {
    const key = { ...from('198.51.100.6'), 'idempotency-key': 'une-fois' }
    const create = async () => (await (await post('/api/contact/store', message(300), key)).json()).id
    const first = await create()
    const age = (ms: number) =>
      server.db.transaction((trx) =>
        trx
          .updateTable('idempotentCreate')
          .set({ createdAt: ago(ms) })
          .execute(),
      )
    await age(24 * hour - 60 * second)
    expect(await create()).toBe(first)
    await age(24 * hour + 60 * second)
    expect(await create()).not.toBe(first)
  })

  test('a link to a new password: after one hour', async () => {
    await resetLink(server.db, 'http://localhost', administrator.email)
    const { expiresAt } = await server.db.read
      .selectFrom('oneTimeToken')
      .select('expiresAt')
      .where('purpose', '=', 'reset')
      .executeTakeFirstOrThrow()
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / (60 * second))).toBe(60)
  })

  test('a preview link: after 7 days', async () => {
    const { made } = await staff.run<{ made: { content: { id: string } } }>(
      'mutation { made: createFaq(input: { titre: "Délais" }) { ... on CreateFaqPayload { content { id } } } }',
    )
    const { shared } = await staff.run<{ shared: { previewLink: { expiresAt: string } } }>(
      `mutation ($id: ID!) { shared: createPreviewLink(input: { id: $id }) {
        ... on CreatePreviewLinkPayload { previewLink { expiresAt } } } }`,
      { id: made.content.id },
    )
    expect((Date.parse(shared.previewLink.expiresAt) - Date.now()) / day).toBeCloseTo(7, 2)
  })

  test('a message suspected to be a robot’s: after 30 days', async () => {
    const query = `mutation { createContact(input: { nom: "R", email: "r@example.com", message: "Bonjour", siteWeb: "x" }) {
      __typename } }`
    await post('/graphql', { query }, from('198.51.100.7'))
    const { admin } = await staff.run<{
      admin: { indesirables: { edges: { node: { createdAt: string; expiresAt: string } }[] } }
    }>('{ admin { indesirables(type: CONTACT) { edges { node { createdAt expiresAt } } } } }')
    const spans = admin.indesirables.edges.map(
      ({ node }) => (Date.parse(node.expiresAt) - Date.parse(node.createdAt)) / day,
    )
    expect(spans).toEqual([30])
  })
})

describe('what is asked and sent is so much', () => {
  test('so many may be active of each limited type', async () => {
    const types = ['entreprises', 'services', 'presentations', 'equipes', 'slides', 'projets'] as const
    const fields = types.map((type) => `${type} { stats { activeLimit } }`).join(' ')
    const { admin } = await staff.run<{ admin: Record<string, { stats: { activeLimit: number | null } }> }>(
      `{ admin { ${fields} } }`,
    )
    expect(types.map((type) => [type, admin[type]?.stats.activeLimit])).toEqual([
      ['entreprises', 1],
      ['services', 3],
      ['presentations', 1],
      ['equipes', 4],
      ['slides', null],
      ['projets', null],
    ])
  })

  test('a page of REST has 15, a connection 20, and 100 at most', async () => {
    const create = 'createCategorieProjet(input: { nom: "Sorte N" }) { __typename }'
    const many = Array.from({ length: 18 }, (_, n) => `c${n}: ${create.replace('N', String(n))}`)
    for (const one of many) await staff.run(`mutation { ${one} }`)
    const token = (await (await post('/api/login', administrator)).json()).token
    const page = await fetch(`${server.origin}/api/categoriesprojet?page=1`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await page.text()).toContain('"per_page":15')
    const listed = (args: string) =>
      staff.run<{ admin: { list: { edges: unknown[] } } | null }>(
        `{ admin { list: categoriesProjet${args} { totalCount edges { node { id } } } } }`,
      )
    expect((await listed('')).admin?.list).toMatchObject({ totalCount: 22, edges: { length: 20 } })
    expect((await listed('(first: 100)')).admin?.list.edges).toHaveLength(22)
    expect((await listed('(first: 101)')).admin).toBeNull()
  })

  test('a body is 1 MiB at most, and 12 MiB of a form with files', async () => {
    const MiB = 1_048_576
    const sized = (bytes: number) => {
      const frame = JSON.stringify({ nom: 'A', email: 'a@example.com', message: '' }).length
      return { nom: 'A', email: 'a@example.com', message: 'm'.repeat(bytes - frame) }
    }
    const sent = async (bytes: number) =>
      (await post('/api/contact/store', sized(bytes), from('198.51.100.8'))).status
    expect([await sent(MiB), await sent(MiB + 1)]).toEqual([422, 413])
    const uploaded = async (bytes: number) => {
      const form = new FormData()
      form.set('nom', 'A')
      form.set('ignored', new File([new Uint8Array(bytes)], 'a.bin'))
      const headers = from('198.51.100.8')
      return (await fetch(`${server.origin}/api/carriere/store`, { method: 'POST', headers, body: form }))
        .status
    }
    expect([await uploaded(11.9 * MiB), await uploaded(12 * MiB)]).toEqual([422, 413])
  })
})
