import { getNamedType, type GraphQLField, isInputObjectType, isLeafType, isRequiredArgument } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpointsOf } from '../../rest-compat/router.ts'
import { publicMutations, tokenMutations } from '../../schema/rights.ts'
import { schema } from '../../schema/schema.ts'
import { someInput, someValue } from '../../schema/testing/testMutations.ts'
import { askQuickly } from '../lab/testing/quickRequest.ts'
import { type Caller, everybody } from '../lab/testing/callers.ts'
import { events } from '../lab/testing/events.ts'
import { rows } from '../lab/testing/restRows.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { persistedIdOf } from '../lab/testing/operations.ts'
import { client } from '../lab/servers/server.ts'

/*
 * Every door × type × verb × caller. The rows come from the schema and from REST's table of endpoints, so that a new one is
 * here before anybody has thought of it.
 */
const endpoints = endpointsOf(publicMutations)

/** What the back office tells nobody but who signed in. */
const personal = ['accounts', 'person', 'retention', 'webhooks']

let server: InProcess
let callers: Caller[]
/** With tokens that are over, or never were. */
let ended: Caller[]
/** An unpublished item of each type, by its REST path; and a CV. */
const hidden = new Map<string, number>()
let document: string

beforeAll(async () => {
  server = await startInProcess({}, undefined, { thread: true })
  ;({ callers, ended } = await everybody(server))
  const headers = { 'content-type': 'application/json', ...callerNamed('session').headers }
  for (const [path, { body, createdKey }] of Object.entries(rows)) {
    const faq = path === 'faqquestion' ? { faq: hidden.get('faq') } : {}
    const response = await fetch(`${server.origin}/api/${path}/store`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...body, ...faq, categories: [], status: false }),
    })
    const answer = await response.json()
    hidden.set(path, (createdKey ? answer[createdKey] : answer).id)
  }
  const { made } = await client(server.origin).run<{ made: { content: { id: string } } }>(
    `mutation ($input: CreateCarriereInput!) {
      made: createCarriere(input: $input) { ... on CreateCarrierePayload { content { id } } }
    }`,
    { input: { nom: 'Koné', email: 'kone@example.com', cv: null } },
    { 'variables.input.cv': new File(['%PDF-1.7\n%%EOF'], 'cv.pdf', { type: 'application/pdf' }) },
  )
  const number = atob(made.content.id).split(':')[1]
  const shown = await fetch(`${server.origin}/api/carriere/show/${number}`, { headers })
  document = new URL((await shown.json()).cv).pathname
})
afterAll(() => server.stop())

function callerNamed(name: string): Caller {
  const found = callers.find((one) => one.name === name)
  if (!found) throw new Error(`Nobody is called ${name}.`)
  return found
}

/** Only a token does: a cookie counts for nothing where visitors may write. */
function onlyReads({ name }: Caller): boolean {
  return name === 'READ token'
}

interface Answer {
  data?: Record<string, unknown> | null
  errors?: { extensions: { code: string } }[]
}

async function ask({ headers }: Caller, query: string): Promise<Answer> {
  const { text } = await askQuickly(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
  return JSON.parse(text)
}

/** What `check` finds for each caller, beside what it should find: one look shows the whole column. */
async function column<T>(
  found: (caller: Caller) => Promise<T>,
  wanted: (caller: Caller) => T,
): Promise<void> {
  const table: Record<string, [T, T]> = {}
  for (const caller of callers) table[caller.name] = [await found(caller), wanted(caller)]
  const side = (n: 0 | 1) => Object.fromEntries(Object.entries(table).map(([name, pair]) => [name, pair[n]]))
  expect(side(0)).toEqual(side(1))
}

function fieldsOf(name: string): GraphQLField<unknown, unknown>[] {
  const type = schema.getType(name)
  return type && 'getFields' in type && !isInputObjectType(type) ? Object.values(type.getFields()) : []
}

test('a token that is over, or never was, is 401 on every door of the APIs, the open ones too', async () => {
  expect(ended).toHaveLength(7)
  const json = 'application/json'
  const contact = { nom: 'A', email: 'a@example.com', message: 'M' }
  const operations = [
    '{ __typename }',
    '{ site { projets { totalCount } } }',
    'mutation { logout { __typename } }',
    'mutation { createContact(input: { nom: "A", email: "a@example.com", message: "M" }) { __typename } }',
    'subscription { notifications { cursor } }',
  ]
  const doors: [path: string, method: string, body?: object, accept?: string][] = [
    ...operations.map((query): [string, string, object] => ['/graphql', 'POST', { query }]),
    ['/graphql', 'POST', { query: operations[4] }, 'text/event-stream'],
    ['/graphql?query={__typename}', 'GET'],
    [`/graphql?id=${persistedIdOf('AccueilPageQuery')}`, 'GET'],
    ['/api/projets/site', 'GET'],
    ['/api/faq/site?page=1', 'GET'],
    ['/api/contact', 'GET'],
    ['/api/faq/show/1', 'GET'],
    ['/api/contact/store', 'POST', contact],
    ['/api/nulle-part', 'GET'],
  ]
  for (const { name, headers } of ended)
    for (const [path, method, body, accept = json] of doors) {
      const answer = await askQuickly(server.origin + path, {
        method,
        headers: { 'content-type': json, accept, ...headers },
        body: body && JSON.stringify(body),
      })
      const said = [name, path, answer.status, answer.headers.get('www-authenticate')]
      expect(said).toEqual([name, path, 401, 'Bearer error="invalid_token"'])
      expect(answer.text).toContain('"code":"UNAUTHENTICATED"')
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
  for (const path of ['/', '/api/docs', '/contact']) {
    const { status } = await askQuickly(server.origin + path, {
      method: 'GET',
      headers: ended[0]?.headers ?? {},
    })
    expect([path, status]).toEqual([path, 200])
  }
})

describe('GraphQL', () => {
  test('has no root field that this table does not know', () => {
    expect(
      fieldsOf('Query')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['admin', 'node', 'nodes', 'site', 'viewer'])
    const subscriptions = fieldsOf('Subscription').map(({ name }) => name)
    expect(subscriptions.toSorted()).toEqual(['contentChanged', 'notifications'])
  })

  test.each(
    fieldsOf('Admin')
      .filter(({ name }) => name !== 'id')
      .map((field) => [field.name, field] as const),
  )('admin.%s', (name, { type, args }) =>
    column(
      async (caller) => {
        const needed = args.filter(isRequiredArgument).map((one) => `${one.name}: ${someValue(one.type)}`)
        const given = needed.length > 0 ? `(${needed.join(', ')})` : ''
        const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }'
        const { data, errors } = await ask(caller, `{ admin { ${name}${given} ${selection} } }`)
        const codes = (errors ?? []).map(({ extensions }) => extensions.code)
        return codes.length > 0 || data?.admin ? codes : ['nothing']
      },
      ({ reads, inPerson }) => {
        if (!reads) return ['UNAUTHENTICATED']
        return inPerson || !personal.includes(name) ? [] : ['FORBIDDEN']
      },
    ),
  )

  test('to whom an e-mail goes that was given up: it may be an account’s address', async () => {
    const payload = JSON.stringify({ text: 'newPassword', to: 'awa@example.com' })
    await server.db.transaction((trx) =>
      trx
        .insertInto('job')
        .values({ kind: 'email', key: 'matrix', payload, due: null, createdAt: new Date().toISOString() })
        .execute(),
    )
    await column(
      async (caller) => {
        const { data, errors } = await ask(caller, '{ admin { unsentEmails { edges { node { to } } } } }')
        const codes = (errors ?? []).map(({ extensions }) => extensions.code)
        return codes.length > 0 ? codes : JSON.stringify(data).includes('awa@example.com')
      },
      ({ reads, inPerson }) => (reads ? inPerson || ['FORBIDDEN'] : ['UNAUTHENTICATED']),
    )
  })

  test.each(
    fieldsOf('Mutation')
      .filter(({ name }) => !publicMutations.includes(name))
      .map((field) => [field.name, field] as const),
  )('%s', (name, field) => {
    return column(
      async (caller) => {
        const { data, errors } = await ask(
          caller,
          `mutation { done: ${name}${someInput(field)} { __typename ... on Error { code } } }`,
        )
        const done = data?.done
        const code = done && typeof done === 'object' && 'code' in done ? done.code : undefined
        const refusal = errors?.[0]?.extensions.code ?? code
        return refusal === 'UNAUTHENTICATED' || refusal === 'FORBIDDEN' ? refusal : 'allowed'
      },
      ({ reads, writes, inPerson }) => {
        const may = writes && (inPerson || tokenMutations.has(name))
        return may ? 'allowed' : reads ? 'FORBIDDEN' : 'UNAUTHENTICATED'
      },
    )
  })

  test('a token is given a right to what there is, and to nothing of accounts, tokens, sessions and persons', () => {
    const names = fieldsOf('Mutation').map(({ name }) => name)
    const personal = names.filter((name) => !tokenMutations.has(name) && !publicMutations.includes(name))
    expect(personal.toSorted()).toEqual([
      'activateAccount',
      'addPasskey',
      'changePassword',
      'createApiToken',
      'createPasswordLink',
      'createWebhook',
      'deleteAccount',
      'deleteWebhook',
      'disableAccount',
      'dropEmails',
      'erasePerson',
      'hideFirstSteps',
      'inviteAccount',
      'passkeyOptions',
      'removePasskey',
      'renamePasskey',
      'resendEmails',
      'resendWebhookDelivery',
      'revokeApiToken',
      'revokeSession',
      'revokeSessions',
      'rotateWebhookSecret',
      'sendTestEmail',
      'setAccessibilite',
      'setAccueil',
      'setChiffres',
      'setMenu',
      'setRegistrations',
      'setRetention',
      'setRole',
      'testWebhook',
      'updateAccount',
      'updateWebhook',
    ])
    for (const name of [
      'restoreVersion',
      'undoChange',
      'markMessages',
      'createProjet',
      'saveFaqDraft',
      'saveContent',
      'saveDraft',
    ])
      expect(names.filter((one) => tokenMutations.has(one))).toContain(name)
  })

  test.each(['createContact', 'createDevis', 'createCarriere'])('%s', (name) =>
    column(
      async (caller) => {
        const { data } = await ask(
          caller,
          `mutation { done: ${name}(input: {}) { __typename ... on Error { code } } }`,
        )
        return data?.done
      },
      (caller) =>
        onlyReads(caller)
          ? { __typename: 'ForbiddenError', code: 'FORBIDDEN' }
          : { __typename: 'ValidationError', code: 'VALIDATION' },
    ),
  )

  test('notifications', () =>
    column(
      async ({ headers }) => {
        let text = ''
        // An open one begins with the application that has come in before.
        for await (const part of events({ origin: server.origin, credentials: () => headers }, '0')) {
          text += part
          if (text.includes('"libelle"')) return 'open'
        }
        return text.includes('UNAUTHENTICATED') ? 'refused' : text
      },
      ({ reads }) => (reads ? 'open' : 'refused'),
    ))
})

describe('REST', () => {
  test.each(endpoints.map((endpoint) => [`${endpoint.method} /api/${endpoint.path}`, endpoint] as const))(
    '%s',
    (_name, { method, path, verb, open }) =>
      column(
        async ({ headers }) => {
          const id = String(hidden.get(path.split('/', 1)[0] ?? ''))
          const { status } = await askQuickly(`${server.origin}/api/${path.replace('{id}', id)}`, {
            method,
            headers: { 'content-type': 'application/json', ...headers },
            // Too little to be stored; what it may delete stays to be deleted once more.
            ...(method !== 'GET' && { body: '{}' }),
          })
          return status
        },
        (caller) => {
          const { reads, writes } = caller
          if (verb === 'login') return 422
          if (verb === 'store' && open) return onlyReads(caller) ? 403 : 422
          if (verb === 'show') return reads ? 200 : 404
          if (open) return 200
          if (method === 'GET') return reads ? 200 : 401
          if (!writes) return reads ? 403 : 401
          return verb === 'store' ? 422 : 200
        },
      ),
  )

  test.each(
    endpoints
      .filter(({ method, verb }) => method !== 'GET' && verb !== 'login')
      .map((endpoint) => [`${endpoint.method} /api/${endpoint.path}`, endpoint] as const),
  )('%s, whatever is sent by whoever may not', async (_name, { method, path, open }) => {
    const id = String(hidden.get(path.split('/', 1)[0] ?? ''))
    const refused = [callerNamed('READ token'), ...(open ? [] : [callerNamed('visitor')])]
    for (const { name, headers } of refused) {
      for (const body of ['{', '{"status": "peut-être", "ordre": []}', '{"softdelete": false}', '']) {
        const { status } = await askQuickly(`${server.origin}/api/${path.replace('{id}', id)}`, {
          method,
          headers: { 'content-type': 'application/json', 'if-match': 'rien', ...headers },
          ...(method !== 'GET' && { body }),
        })
        expect([name, body, status]).toEqual([name, body, name === 'visitor' ? 401 : 403])
      }
    }
  })
})

describe('files and pages', () => {
  test('a CV', () =>
    column(
      async ({ headers }) => (await fetch(server.origin + document, { headers })).status,
      ({ reads }) => (reads ? 200 : 404),
    ))

  test('the pages of the back office', () =>
    column(
      async ({ headers }) =>
        (await fetch(`${server.origin}/admin/dashboard`, { headers, redirect: 'manual' })).status,
      ({ reads }) => (reads ? 200 : 302),
    ))
})
