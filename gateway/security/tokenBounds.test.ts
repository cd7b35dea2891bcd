import { getNamedType, isInputObjectType, isLeafType, isRequiredArgument, type GraphQLField } from 'graphql'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '../../db/accounts/token.ts'
import { endpointsOf } from '../../rest-compat/router.ts'
import { publicMutations } from '../../schema/rights.ts'
import { schema } from '../../schema/schema.ts'
import { someInput, someValue } from '../../schema/testing/testMutations.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'
import { askQuickly } from '../lab/testing/quickRequest.ts'
import { rows } from '../lab/testing/restRows.ts'

/*
 * Every door × tokens with bounds. What a token may not see is added between two walks: nothing that it is answered may differ.
 */
let server: InProcess
let owner: ReturnType<typeof client>
const tokens = new Map<string, string>()
const bounds = {
  'projets alone': { types: ['PROJET'], scope: 'WRITE', personalData: true },
  'no personal data': {},
  'no personal data, writing': { scope: 'WRITE' },
}
/** Paths of REST whose items each token does not see. */
const unseen: Record<string, string[]> = {
  'projets alone': Object.keys(rows).filter((path) => !['projets', 'categoriesprojet'].includes(path)),
  'no personal data': ['contact', 'devis', 'carriere'],
  'no personal data, writing': ['contact', 'devis', 'carriere'],
}

async function tokenOf(input: object): Promise<string> {
  const { made } = await owner.run<{ made: { token?: string } }>(
    `mutation ($input: CreateApiTokenInput!) { made: createApiToken(input: $input) { ... on ApiTokenPayload { token } } }`,
    { input: { nom: 'Essai', ...input } },
  )
  if (!made.token) throw new Error('No token was made.')
  return made.token
}

beforeAll(async () => {
  server = await startInProcess({}, undefined, { thread: true })
  owner = client(server.origin)
  await owner.signIn()
  for (const [name, input] of Object.entries(bounds)) tokens.set(name, await tokenOf(input))
})
afterAll(() => server.stop())

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#a86432' } })
    .png()
    .toBuffer()

async function ask(token: string, path: string, method = 'GET', body?: string): Promise<[number, string]> {
  const { status, text } = await askQuickly(server.origin + path, {
    method,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer ${token}`,
    },
    ...(body !== undefined && { body }),
  })
  return [status, text]
}

const graphql = (token: string, query: string) => ask(token, '/graphql', 'POST', JSON.stringify({ query }))

function fieldsOf(name: string): GraphQLField<unknown, unknown>[] {
  const type = schema.getType(name)
  return type && 'getFields' in type && !isInputObjectType(type) ? Object.values(type.getFields()) : []
}

/** All leaves and nodes that a field of the back office answers with, two levels deep. */
function selectionOf(field: GraphQLField<unknown, unknown>, depth = 3): string {
  const type = getNamedType(field.type)
  if (isLeafType(type)) return ''
  const fields = fieldsOf(type.name).filter(({ args }) => !args.some(isRequiredArgument))
  const wanted = fields.filter(({ name }) =>
    ['edges', 'node', 'content', 'totalCount', 'libelle', 'id', 'name', 'type', 'total', 'nom'].includes(
      name,
    ),
  )
  const inner = depth === 0 ? [] : wanted
  return `{ __typename ${inner.map((one) => `${one.name} ${selectionOf(one, depth - 1)}`).join(' ')} }`
}

/** Every list and figure of the back office, for each type. */
const queries = fieldsOf('Admin').flatMap((field) => {
  const needed = field.args.filter(isRequiredArgument)
  const types = needed.find(({ name }) => name === 'type')
  const values = types ? enumValues(getNamedType(types.type).name) : ['']
  return values.map((value) => {
    const given = needed.map(
      (one) => `${one.name}: ${one.name === 'type' ? value : someValue(one.type, 'secret')}`,
    )
    return `{ admin { ${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${selectionOf(field)} } }`
  })
})

function enumValues(name: string): string[] {
  const type = schema.getType(name)
  return type && 'getValues' in type ? type.getValues().map((one) => one.name) : []
}

/** What each door answers to a token. */
async function walk(token: string, ids: readonly string[]): Promise<Record<string, [number, string]>> {
  const answers: Record<string, [number, string]> = {}
  for (const query of queries) answers[query] = await graphql(token, query)
  for (const id of ids)
    answers[id] = await graphql(token, `{ node(id: "${id}") { __typename id } nodes(ids: ["${id}"]) { id } }`)
  for (const { method, path, verb } of endpointsOf(publicMutations)) {
    if (method !== 'GET' || verb === 'openapi') continue
    for (const number of ['1', '2', '999']) {
      const url = `/api/${path.replace('{id}', number)}`
      answers[url] = await ask(token, url)
    }
  }
  for (const type of ['contact', 'devis', 'carriere'])
    answers[`export ${type}`] = await ask(token, `/admin/exports/${type}.csv`)
  answers['export person'] = await ask(
    token,
    '/admin/exports/personne.zip',
    'POST',
    '{"email":"a@example.com"}',
  )
  return answers
}

describe('a token with bounds', () => {
  test('is answered the same whether what it does not see is there or not', async () => {
    expect(Object.keys(unseen)).toEqual([...tokens.keys()])
    const ids = Object.values(rows).flatMap(({ model }) =>
      ['1', '2'].map((number) => Buffer.from(`${model}:${number}`).toString('base64')),
    )
    for (const [name, token] of tokens) {
      const before = await walk(token, ids)
      for (const path of unseen[name] ?? []) {
        const body = {
          ...rows[path]?.body,
          ...(path === 'faqquestion' && { faq: 1 }),
          categories: [],
          status: false,
        }
        const [status, text] = await ask(owner.bearer(), `/api/${path}/store`, 'POST', JSON.stringify(body))
        expect([path, status, status === 201 ? '' : text]).toEqual([path, 201, ''])
      }
      expect(await walk(token, ids)).toEqual(before)
    }
  })

  test('is refused every write of what it does not write, whatever is sent', async () => {
    // Others are counted for themselves: a token makes 600 requests a minute.
    const token = await tokenOf(bounds['projets alone'])
    for (const { method, path, verb, open } of endpointsOf(publicMutations)) {
      if (method === 'GET' || verb === 'login' || path.startsWith('projets/')) continue
      // What anybody may send, it may.
      if (open) continue
      for (const body of ['{', '{"softdelete": false}', ''])
        expect([
          path,
          body,
          (await ask(token, `/api/${path.replace('{id}', '1')}`, method, body))[0],
        ]).toEqual([path, body, 403])
    }
    const allowed: string[] = []
    for (const field of fieldsOf('Mutation').filter(({ name }) => !publicMutations.includes(name))) {
      const [, text] = await graphql(
        token,
        `mutation { done: ${field.name}${someInput(field)} { __typename ... on Error { code } } }`,
      )
      if (!text.includes('"FORBIDDEN"')) allowed.push(field.name)
    }
    expect(allowed.filter((name) => !/Projet(Draft)?$/.test(name))).toEqual([])
  })

  test('gets no CV by its address', async () => {
    const { made } = await client(server.origin).run<{ made: { content: { id: string } } }>(
      `mutation ($input: CreateCarriereInput!) {
        made: createCarriere(input: $input) { ... on CreateCarrierePayload { content { id } } } }`,
      { input: { nom: 'Koné', email: 'kone@example.com', cv: null } },
      { 'variables.input.cv': new File(['%PDF-1.7\n%%EOF'], 'cv.pdf', { type: 'application/pdf' }) },
    )
    const number = atob(made.content.id).split(':')[1]
    const [, shown] = await ask(owner.bearer(), `/api/carriere/show/${number}`)
    const { pathname } = new URL(JSON.parse(shown).cv)
    expect((await ask(owner.bearer(), pathname))[0]).toBe(200)
    for (const input of Object.values(bounds))
      expect((await ask(await tokenOf(input), pathname))[0]).toBe(404)
  })
})

test('a token with bounds gets no picture of what it does not see, by any address', async () => {
  const { made } = await owner.run<{ made: { content: { photo: { url: string } } } }>(
    `mutation ($input: CreateEquipeInput!) {
      made: createEquipe(input: $input) { ... on CreateEquipePayload { content { photo { url } } } } }`,
    { input: { nom: 'Aya', poste: 'Géomètre', status: false, photo: null } },
    { 'variables.input.photo': new File([await picture()], 'aya.png', { type: 'image/png' }) },
  )
  const { pathname } = new URL(made.content.photo.url, server.origin)
  const key = pathname.split('/')[2]
  const doors = [pathname, `/uploads/${key}`, `/uploads/${key}/original`]
  const statuses = async (token: string) =>
    Promise.all(doors.map(async (door) => (await ask(token, door))[0]))
  expect(await statuses(owner.bearer())).toEqual([200, 302, 200])
  expect(await statuses(await tokenOf({ types: ['EQUIPE'] }))).toEqual([200, 302, 200])
  expect(await statuses(await tokenOf({ types: ['PROJET'] }))).toEqual([404, 404, 404])
})

describe('the end of a token', () => {
  const apiTokens = '{ viewer { apiTokens { nom types writableTypes personalData expiresAt userAgent } } }'

  test('is in 90 days unless its maker says otherwise, and then 401', async () => {
    const day = 24 * 60 * 60_000
    await tokenOf({ nom: 'Sans fin', neverExpires: true })
    const ending = await tokenOf({ nom: 'Court', expiresAt: new Date(Date.now() + day).toISOString() })
    const { viewer } = await owner.run<{
      viewer: { apiTokens: { nom: string; expiresAt: string | null }[] }
    }>(apiTokens)
    const daysOf = (nom: string) => {
      const end = viewer.apiTokens.find((one) => one.nom === nom)?.expiresAt
      return end ? Math.round((Date.parse(end) - Date.now()) / day) : null
    }
    expect(['Essai', 'Sans fin', 'Court'].map(daysOf)).toEqual([90, null, 1])
    expect((await ask(ending, '/api/projets'))[0]).toBe(200)
    const past = new Date(Date.now() - 1_000).toISOString()
    await server.db.transaction((trx) =>
      trx.updateTable('apiToken').set({ expiresAt: past }).where('nom', '=', 'Court').execute(),
    )
    expect((await ask(ending, '/api/projets'))[0]).toBe(401)
    expect((await ask(ending, '/api/projets/site'))[0]).toBe(401)
  })

  test('a contradiction is refused by its field', async () => {
    const refused = async (input: object) => {
      const { made } = await owner.run<{ made: { fields?: { field: string }[] } }>(
        `mutation ($input: CreateApiTokenInput!) { made: createApiToken(input: $input) {
          ... on ValidationError { fields { field } } } }`,
        { input: { nom: 'Essai', ...input } },
      )
      return made.fields?.map(({ field }) => field)
    }
    expect(await refused({ types: [] })).toEqual(['types'])
    expect(await refused({ types: ['CONTACT'] })).toEqual(['personalData'])
    expect(await refused({ scope: 'READ', writableTypes: ['PROJET'] })).toEqual(['writableTypes'])
    expect(await refused({ scope: 'WRITE', types: ['FAQ'], writableTypes: ['PROJET'] })).toEqual([
      'writableTypes',
    ])
    expect(await refused({ expiresAt: '2020-01-01T00:00:00Z' })).toEqual(['expiresAt'])
    expect(await refused({ expiresAt: '2090-01-01T00:00:00Z', neverExpires: true })).toEqual(['expiresAt'])
  })

  test('a token from before there were bounds keeps all that it had', async () => {
    await server.db.transaction(async (trx) => {
      const { id: accountId } = await trx
        .selectFrom('account')
        .select('id')
        .limit(1)
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('apiToken')
        .values({
          tokenHash: hashToken('geo_ancien'),
          accountId,
          nom: 'Ancien',
          scope: 'WRITE',
          createdAt: '2026-01-01T00:00:00.000Z',
          lastUsedAt: null,
        })
        .execute()
    })
    const [, text] = await graphql(
      'geo_ancien',
      '{ viewer { email } admin { contacts { totalCount } journal { totalCount } } }',
    )
    expect(JSON.parse(text).errors).toBeUndefined()
    expect((await ask('geo_ancien', '/api/contact'))[0]).toBe(200)
  })

  test('its name stands in the lines that it wrote, after it is gone', async () => {
    const token = await tokenOf({ nom: 'Import', scope: 'WRITE' })
    const [status] = await ask(token, '/api/partenaire/store', 'POST', '{"nom":"BTP"}')
    expect(status).toBe(201)
    const names = () =>
      owner.run<{ admin: { journal: { edges: { node: { token: string | null } }[] } } }>(
        '{ admin { journal(first: 1, type: "Partenaire") { edges { node { token } } } } }',
      )
    expect(await names()).toMatchObject({ admin: { journal: { edges: [{ node: { token: 'Import' } }] } } })
    await server.db.transaction((trx) => trx.deleteFrom('apiToken').where('nom', '=', 'Import').execute())
    expect(await names()).toMatchObject({ admin: { journal: { edges: [{ node: { token: 'Import' } }] } } })
  })
})
