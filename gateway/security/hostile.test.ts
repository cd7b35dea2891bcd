import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

/* Attempts from the advisories of comparable systems, each through the door it would come by. */

/** Of a picture. */
const key = 'a'.repeat(32)

let server: InProcess
let remove: () => void
const root = { run: client('').run, bearer: {} as Record<string, string> }

beforeAll(async () => {
  const place = await newMigrated('sqlite')
  remove = place.remove
  server = await startInProcess({}, place)
  mkdirSync(join(place.dataDir, 'uploads', key), { recursive: true })
  writeFileSync(join(place.dataDir, 'uploads', key, '480.avif'), 'une image')
  const staff = client(server.origin)
  await staff.signIn()
  Object.assign(root, { run: staff.run, bearer: staff.credentials() })
})
afterAll(async () => {
  await server.stop()
  remove()
})

interface Answer {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions: { code: string } }[]
}

async function ask(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return response.json()
}

const codes = ({ errors }: Answer) => (errors ?? []).map(({ extensions }) => extensions.code)

describe('variables that do not fit', () => {
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }'
  const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }'

  test.each([
    ['nothing', login, {}],
    ['a list for a text', login, { email: ['a@b.ci', 'c@d.ci'], password: 'x' }],
    ['an object for a text', login, { email: { $ne: null }, password: { $gt: '' } }],
    ['a number for a password', login, { email: 'a@b.ci', password: 12 }],
    ['an object as reset token', reset, { token: { $ne: '' }, password: 'une phrase assez longue' }],
    ['a list as reset token', reset, { token: ['a', 'b'], password: 'une phrase assez longue' }],
    ['true as reset token', reset, { token: true, password: 'une phrase assez longue' }],
  ])('%s: refused as the caller’s fault', async (_what, query, input) => {
    const answer = await ask({ query, variables: { input } })
    expect(answer.data ?? null).toBeNull()
    expect(codes(answer)).toContain('BAD_REQUEST')
    expect(codes(answer)).not.toContain('INTERNAL')
  })
})

describe('keys of prototypes', () => {
  test('in variables and bodies change nothing', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const body = `{"query":"{ viewer { nom } }","variables":{"${key}":{"polluted":true}}}`
      expect((await ask(body)).data).toEqual({ viewer: null })
      const stored = await fetch(`${server.origin}/api/contact/store`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"nom":"A","email":"a@b.ci","message":"M","${key}":{"status":false,"lu":true}}`,
      })
      expect(await stored.json()).toMatchObject({ status: true, lu: false })
    }
    const form = new URLSearchParams({ '__proto__[lu]': '1', 'constructor[prototype][lu]': '1', nom: 'A' })
    form.set('email', 'a@b.ci')
    form.set('message', 'M')
    const stored = await fetch(`${server.origin}/api/contact/store`, { method: 'POST', body: form })
    expect(await stored.json()).toMatchObject({ lu: false })
  })

  test.each([
    'variables.__proto__.telephone',
    '__proto__.variables',
    'variables.input.constructor.prototype.telephone',
    'query',
    'variables.input.cv.x',
    '',
  ])('in the map of a multipart request, %s: no object but the operation is touched', async (path) => {
    const form = new FormData()
    const input = { nom: 'A', email: 'a@b.ci', cv: null }
    form.set(
      'operations',
      JSON.stringify({
        query: `mutation ($input: CreateCarriereInput!) {
          createCarriere(input: $input) { ... on CreateCarrierePayload { content { nom telephone } } } }`,
        variables: { input },
      }),
    )
    form.set('map', JSON.stringify({ 0: [path] }))
    form.set('0', new File(['%PDF-1.7\n%%EOF'], 'cv.pdf'))
    const response = await fetch(`${server.origin}/graphql`, { method: 'POST', body: form })
    const answer: Answer = await response.json()
    expect(codes(answer)).toEqual(['BAD_REQUEST'])
    const then = await ask({
      query: `mutation ($input: CreateContactInput!) {
        createContact(input: $input) { ... on CreateContactPayload { content { nom telephone } } } }`,
      variables: { input: { nom: 'B', email: 'b@b.ci', message: `Chemin ${path}` } },
    })
    expect(then.data).toEqual({ createContact: { content: { nom: 'B', telephone: null } } })
  })
})

describe('what a public create may not set', () => {
  test.each(['createContact', 'createDevis', 'createCarriere'])('%s', async (name) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
    const input = {
      nom: 'A',
      email: 'a@b.ci',
      ...(name === 'createContact' ? { message: 'M' } : {}),
      ...(name === 'createDevis' ? { description: 'D' } : {}),
    }
    for (const more of [
      { status: false },
      { lu: true },
      { softdelete: true },
      { id: 1 },
      { version: 9 },
      { reference: 'DV-1' },
    ]) {
      const answer = await ask({
        query: `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
        variables: { input: { ...input, ...more } },
      })
      expect(codes(answer), JSON.stringify(more)).toEqual(['BAD_REQUEST'])
    }
  })
})

describe('hidden content', () => {
  test('does not tell whether it is there: by ETag, by count, by cursor, by search or by the way it is refused', async () => {
    const { made } = await root.run<{ made: { content: { id: string; databaseId: number } } }>(
      'mutation { made: createFaq(input: { titre: "Caché" }) { ... on CreateFaqPayload { content { id databaseId } } } }',
    )
    const { id, databaseId } = made.content
    const seen = await fetch(`${server.origin}/api/faq/show/${databaseId}`, { headers: root.bearer })
    const etag = seen.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"v1-/)
    const conditions: Record<string, string>[] = [
      {},
      { 'if-none-match': etag },
      { 'if-none-match': '*' },
      { 'if-match': etag },
    ]
    for (const headers of conditions) {
      const there = await fetch(`${server.origin}/api/faq/show/${databaseId}`, { headers })
      const nowhere = await fetch(`${server.origin}/api/faq/show/999`, { headers })
      expect([there.status, there.headers.get('etag')]).toEqual([nowhere.status, nowhere.headers.get('etag')])
      expect((await there.text()).replace(String(databaseId), '999')).toBe(await nowhere.text())
    }
    const { data } = await ask({
      query: `{ node(id: "${id}") { id } site { faqs { totalCount edges { cursor } } } }`,
    })
    expect(data).toEqual({ node: null, site: { faqs: { totalCount: 0, edges: [] } } })
    const forged = Buffer.from(JSON.stringify(['POSITION', 0, databaseId])).toString('base64url')
    const after = await ask({
      query: `{ site { faqs(after: "${forged}") { edges { node { id } } pageInfo { hasPreviousPage } } } }`,
    })
    expect(JSON.stringify(after)).not.toContain(id)
    expect(codes(await ask({ query: '{ site { faqs(search: "Caché") { totalCount } } }' }))).toEqual([
      'BAD_REQUEST',
    ])
  })

  test('a CV has no ETag, and its address tells nothing of the next one', async () => {
    const refused = await fetch(`${server.origin}/documents/${'0'.repeat(32)}`, {
      headers: { 'if-none-match': '*' },
    })
    expect([refused.status, refused.headers.get('etag')]).toEqual([404, null])
  })
})

describe('the Host header', () => {
  test('is never believed', async () => {
    const headers = { 'x-forwarded-host': 'mal.example', forwarded: 'host=mal.example', host: 'mal.example' }
    for (const path of [
      '/',
      '/contact',
      '/sitemap.xml',
      '/robots.txt',
      '/api/faq?page=1',
      '/api/openapi.json',
      '/admin/dashboard',
    ]) {
      const answer = await fetch(server.origin + path, {
        headers: { ...headers, ...root.bearer },
        redirect: 'manual',
      })
      expect(`${JSON.stringify([...answer.headers])} ${await answer.text()}`, path).not.toContain(
        'mal.example',
      )
    }
  })
})

describe('a range that no file has', () => {
  const ranges = [
    'bytes=5-2',
    'bytes=-5',
    'bytes=9999999999-',
    'bytes=0-99999999999',
    'bytes=a-b',
    'lines=1-2',
  ]

  test.each([`/uploads/${key}/480.avif`, '/assets', '/api/client.js', '/api/docs', '/graphql'])(
    '%s comes whole, and the server goes on',
    async (path) => {
      const home = await (await fetch(server.origin)).text()
      const script = /\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? ''
      const address = server.origin + (path === '/assets' ? script : path)
      const headers = { accept: 'text/html', ...root.bearer }
      const whole = await (await fetch(address, { headers })).text()
      for (const range of ranges) {
        const answer = await fetch(address, { headers: { ...headers, range } })
        expect([range, answer.status]).toEqual([range, 200])
        expect(await answer.text()).toBe(whole)
      }
    },
  )
})

describe('limits', () => {
  test('are counted by the address of the socket, whatever a body or header says', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 30; n++) {
      const response = await fetch(`${server.origin}/api/contact/store`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.0.${n}`,
          'x-real-ip': `10.0.0.${n}`,
          forwarded: `for=10.0.0.${n}`,
        },
        body: JSON.stringify({
          nom: 'A',
          email: `a${n}@b.ci`,
          message: `M ${n}`,
          ip: `10.0.0.${n}`,
          address: `10.0.0.${n}`,
        }),
      })
      statuses.push(response.status)
    }
    expect(statuses.at(-1)).toBe(429)
  })
})
