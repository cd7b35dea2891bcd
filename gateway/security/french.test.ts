import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inFrench } from '../../schema/publishing/checks/typography.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

/*
 * What each door says of what it does not take, in French sentences. English are, by the contract, Laravel's own words in REST
 * (`Unauthenticated.`, `(and 2 more errors)`), and what graphql-js says of a place in a document or of a variable, which only
 * who writes documents meets: the back office sends persisted ones, and shows none of these.
 */

let server: InProcess
let staff: Record<string, string>
beforeAll(async () => {
  server = await startInProcess()
  const root = client(server.origin)
  await root.signIn()
  staff = root.credentials()
})
afterAll(() => server.stop())

/** A word of an English sentence, or of a program. */
const foreign =
  /\b(the|is|not|must|should|expected|invalid|cannot|could|unknown|too|null|undefined|error|only|of|param|string|array)\b/i

function expectFrench(texts: readonly string[]): void {
  expect(texts).not.toEqual([])
  for (const text of texts) {
    expect(text).not.toMatch(foreign)
    expect(inFrench(text)).toBe(text)
    expect(text).toMatch(/^[A-ZÀÉ«].*[.!?]$/u)
  }
}

/** All that a JSON answer tells people. */
function told(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return name === 'message' ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => told(one, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([own, held]) => told(held, own))
}

async function answerTo(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(server.origin + path, init)
  return response.json()
}

const json = { 'content-type': 'application/json' }
const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...json, ...staff, ...headers },
  body,
})
const form = (body: string, type = 'multipart/form-data; boundary=a') => post(body, { 'content-type': type })

const failures = '{ ... on Error { message } ... on ValidationError { fields { message } } }'

describe('GraphQL', () => {
  test.each([
    '{ site { projets(after: "rien") { totalCount } } }',
    '{ site { projets(first: 100000) { totalCount } } }',
    '{ site { projets(first: -1) { totalCount } } }',
    '{ site { projets(first: 1, last: 1) { totalCount } } }',
    '{ admin { accounts(first: 100000) { totalCount } } }',
    '{ admin { accounts(after: "x") { totalCount } } }',
    '{ admin { journal(first: 9999) { totalCount } } }',
    '{ admin { latestChanges(first: 9999) { id } } }',
    '{ admin { person(email: "a@example.com") { messages(first: 99999) { id } } } }',
    `{ admin { projets(search: "${'a'.repeat(5000)}") { totalCount } } }`,
    'subscription { notifications(after: "x") { cursor } }',
    `mutation { r: scheduleContent(input: { id: "x", publishAt: "2001-01-01T00:00:00Z" }) ${failures} }`,
    `mutation { r: scheduleContent(input: { id: "x", publishAt: "demain" }) ${failures} }`,
    `mutation { r: revokeSessions(input: { ids: [] }) ${failures} }`,
    `mutation { r: revokeSessions(input: { ids: [${'"a",'.repeat(101)}] }) ${failures} }`,
    `mutation { r: publishContent(input: { id: "x" }) ${failures} }`,
    `mutation { r: publishContents(input: { items: [] }) ${failures} }`,
    `mutation { r: login(input: { email: "", password: "" }) ${failures} }`,
    `mutation { r: register(input: { nom: "", email: "x", password: "1" }) ${failures} }`,
    `mutation { r: resetPassword(input: { token: "x", password: "1" }) ${failures} }`,
    `mutation { r: requestPasswordReset(input: { email: "" }) ${failures} }`,
    `mutation { r: changePassword(input: { currentPassword: "${'a'.repeat(1001)}", newPassword: "" }) ${failures} }`,
    `mutation { r: createApiToken(input: { nom: "" }) ${failures} }`,
    `mutation { r: updateAccount(input: { nom: "" }) ${failures} }`,
    `mutation { r: disableAccount(input: { id: "x" }) { ... on Error { message } } }`,
    `mutation { r: createPreviewLink(input: { id: "x" }) ${failures} }`,
    `mutation { r: revokePreviewLink(input: { id: "x" }) ${failures} }`,
    `mutation { r: createContact(input: { nom: "", email: "rien", message: "", telephone: "x", sujet: "${'a'.repeat(999)}" }) ${failures} }`,
    `mutation { r: createService(input: { nom: "a\\u0001", slug: "//", categories: ["x", "x"] }) ${failures} }`,
    `mutation { r: createProjet(input: { nom: "a", latitude: 1234, longitude: -9999, annee: -1 }) ${failures} }`,
    `mutation { r: createTestimonial(input: { nom: "a", message: "b", note: 9 }) ${failures} }`,
    `mutation { r: createEquipe(input: { nom: "a", email: "x", urlLinkedin: "javascript:1", ordre: -1 }) ${failures} }`,
  ])('%s', async (query) => {
    expectFrench(told(await answerTo('/graphql', post(JSON.stringify({ query })))))
  })

  const two = 'query A { __typename } query B { __typename }'
  test.each<[string, () => [path: string, init?: RequestInit]]>([
    ['nothing', () => ['/graphql', post('{}')]],
    ['half of a body', () => ['/graphql', post('{')]],
    ['a list', () => ['/graphql', post(JSON.stringify([{ query: '{ __typename }' }]))]],
    ['null', () => ['/graphql', post('null')]],
    ['variables as a list', () => ['/graphql', post('{"query":"{ __typename }","variables":[1]}')]],
    ['extensions as a number', () => ['/graphql', post('{"query":"{ __typename }","extensions":4}')]],
    ['a number as operation', () => ['/graphql', post('{"query":1}')]],
    ['two operations, none named', () => ['/graphql', post(JSON.stringify({ query: two }))]],
    ['an unknown name', () => ['/graphql', post(JSON.stringify({ query: two, operationName: 'C' }))]],
    ['no boundary', () => ['/graphql', form('x', 'multipart/form-data')]],
    ['a form that is none', () => ['/graphql', form('x')]],
    ['bytes that are packed', () => ['/graphql', post('x', { 'content-encoding': 'gzip' })]],
    ['GET without an operation', () => ['/graphql']],
    ['a mutation by GET', () => ['/graphql?query=mutation{logout{__typename}}']],
    ['variables that end early', () => ['/graphql?query={__typename}&variables={']],
    ['an unknown id', () => ['/graphql?id=zz']],
    ['PUT', () => ['/graphql', { method: 'PUT' }]],
    ['an ended token', () => ['/graphql', post('{}', { authorization: 'Bearer rien' })]],
  ])('%s', async (_what, request) => {
    expectFrench(told(await answerTo(...request())))
  })
})

describe('REST', () => {
  /** Laravel's words, as the contract has them. */
  const withoutLaravel = (text: string) => text.replace(/ \(and \d+ more errors?\)$/, '')

  test.each<[string, string, () => RequestInit]>([
    ['half of a body', '/api/projets/store', () => post('{')],
    ['a list', '/api/projets/store', () => post('[]')],
    [
      'other kinds',
      '/api/projets/store',
      () => post('{"nom":[1],"latitude":{"a":1},"annee":"x","ordre":"y"}'),
    ],
    ['a text', '/api/projets/store', () => post('x', { 'content-type': 'text/plain' })],
    ['no boundary', '/api/projets/store', () => form('x', 'multipart/form-data')],
    ['a form that is none', '/api/projets/store', () => form('x')],
    ['a form in latin1', '/api/projets/store', () => form('nom=%E9', 'application/x-www-form-urlencoded')],
    [
      'a picture that is none',
      '/api/projets/store',
      () =>
        form(
          '--a\r\ncontent-disposition: form-data; name="nom"\r\n\r\nUn\r\n--a\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nrien\r\n--a--\r\n',
        ),
    ],
    ['nothing', '/api/contact/store', () => post('{}')],
    ['nothing to sign in by', '/api/login', () => post('{}')],
    ['a wrong password', '/api/login', () => post('{"email":"a@b.ci","password":"x"}')],
  ])('%s', async (_what, path, init) => {
    const answer: object = Object(await answerTo(path, init()))
    const { message = '', errors = {} }: { message?: string; errors?: Record<string, string[]> } = answer
    expectFrench([withoutLaravel(message), ...Object.values(errors).flat()])
  })
})

test.each<[string, () => RequestInit]>([
  ['/admin/exports/contact.csv', () => ({})],
  [`/admin/exports/contact.csv?search=${'a'.repeat(3000)}`, () => ({ headers: staff })],
  ['/admin/exports/personne.zip', () => ({ method: 'POST' })],
  ['/admin/exports/personne.zip', () => ({ method: 'POST', headers: staff, body: 'x' })],
  ['/documents/rien', () => ({})],
  ['/uploads/rien', () => ({})],
])('%s', async (path, init) => {
  const response = await fetch(server.origin + path, init())
  expect(response.status).toBeGreaterThanOrEqual(400)
  expectFrench([await response.text()])
})

test.each(['/rien', '/%ZZ', '/apercu/rien', '/projets/rien', '/services/rien'])(
  'the page %s',
  async (path) => {
    const response = await fetch(server.origin + path)
    expect(response.status).toBe(404)
    const main = /<main[^]*<\/main>/.exec(await response.text())?.[0] ?? ''
    const texts = [...main.matchAll(/<(?:p|h1)[^>]*>([^<]+)/g)].map(([, text = '']) => text)
    expect(texts).not.toEqual([])
    for (const text of texts) expect(text).not.toMatch(foreign)
  },
)
