import { getNamedType, graphql, isInputObjectType, isNonNullType, type ExecutionResult } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { record } from '../../db/journal/journal.ts'
import { absoluteLimit, idleLimit } from '../../db/accounts/openSessions.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { publicMutations } from '../rights.ts'
import type { Caller } from '../context.ts'
import { schema } from '../schema.ts'
import { newSchema, visitor, type TestSchema } from '../testing/testSchema.ts'

describe.each(kinds)('signing in and out on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  /** One operation of a visitor who may sign in with any password but `faux`. */
  function run(source: string, who: Caller = { ...visitor, scope: 'WRITE' }): Promise<ExecutionResult> {
    const context = gateway.context(who)
    const { account } = gateway.administrator
    const signIn = async (_email: string, password: string) =>
      account && password !== 'faux' ? { account, sessionId: 1, token: 'jeton' } : null
    return graphql({ schema, source, contextValue: { ...context, auth: { ...context.auth, signIn } } })
  }

  const login = (password: string) => `login(input: { email: "awa@example.com", password: "${password}" }) {
    __typename ... on LoginPayload { token viewer { nom email } }
    ... on ValidationError { message fields { field message } } }`

  test('the payload names who signed in, and what follows is theirs', async () => {
    expect(
      await run(`mutation { ${login('juste')} createFaq(input: { titre: "F" }) { __typename } }`),
    ).toEqual({
      data: {
        login: {
          __typename: 'LoginPayload',
          token: 'jeton',
          viewer: { nom: 'Awa', email: 'awa@example.com' },
        },
        createFaq: { __typename: 'CreateFaqPayload' },
      },
    })
  })

  test('a wrong password says nothing about the account, and gives no right', async () => {
    const { data, errors } = await run(`mutation { ${login('faux')} }`)
    expect([data, errors]).toEqual([
      {
        login: {
          __typename: 'ValidationError',
          message: 'Un champ est à corriger.',
          fields: [{ field: 'email', message: 'Adresse e-mail ou mot de passe incorrect.' }],
        },
      },
      undefined,
    ])
    for (const email of ['\\u0000', 'a\\u0000@b.ci', 'a'.repeat(321)]) {
      const answer = await run(`mutation { ${login('faux').replace('awa@example.com', email)} }`)
      expect(answer).toEqual({ data })
    }
    const both = await run(`mutation { ${login('faux')} createFaq(input: { titre: "F" }) { __typename } }`)
    expect(both.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED'])
  })

  test.each(publicMutations)(
    '%s is open to visitors: bad input is told by field, in French',
    async (name) => {
      const field = schema.getMutationType()?.getFields()[name]
      const input = field?.args[0]?.type
      if (!input) return
      const type = isNonNullType(input) ? input.ofType : input
      const inputs = isInputObjectType(type) ? Object.values(type.getFields()) : []
      const texts = inputs.filter((one) => getNamedType(one.type).name === 'String')
      for (const text of ['\u0000', 'a'.repeat(20_000)]) {
        const source = `mutation ($input: ${String(input)}) { ${name}(input: $input) { __typename
        ... on ValidationError { fields { field message } } } }`
        const values = Object.fromEntries(texts.map((one) => [one.name, text]))
        const { data, errors } = await gateway.answer(source, { input: values })
        expect(errors).toBeUndefined()
        expect(data).toMatchObject({ [name]: { __typename: 'ValidationError' } })
        expect(JSON.stringify(data)).not.toMatch(/Invalid|Too big|expected/)
      }
    },
  )

  test('after logout nothing is theirs any more, in the same operation either', async () => {
    const answer = await run(
      'mutation { logout { viewer { nom } } createFaq(input: { titre: "F" }) { __typename } }',
      gateway.administrator,
    )
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED'])
    const name = 'updateAccount(input: { nom: "Aïssa" }) { __typename }'
    const email = 'erasePerson(input: { email: "a@example.com" }) { __typename }'
    const after = await run(`mutation { ${name} logout { viewer { nom } } ${email} }`, gateway.administrator)
    expect(after.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED'])
    const acts = await gateway.db.read.selectFrom('journal').select(['act', 'accountNom']).execute()
    expect(acts.filter(({ act }) => act === 'erasePerson')).toEqual([])
    await run('mutation { updateAccount(input: { nom: "Awa" }) { __typename } }', gateway.administrator)
    const titles = '{ admin { faqs(search: "F") { totalCount } } }'
    expect(await gateway.read('admin.faqs.totalCount', titles, {}, gateway.administrator)).toBe(1)
  })

  test('one ends a session of one’s own, and finds nobody else’s', async () => {
    const open = (accountId: number) =>
      gateway.db.transaction((trx) =>
        trx
          .insertInto('session')
          .values({ tokenHash: `${accountId}`, accountId, createdAt: '', lastSeenAt: '', userAgent: null })
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
    const own = gateway.administrator.account?.id ?? 0
    const other = await gateway.db.transaction((trx) =>
      trx
        .insertInto('account')
        .values({ nom: 'Koffi', email: 'koffi@example.com', passwordHash: '-', status: true, createdAt: '' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const end = async ({ id }: { id: number }) =>
      gateway.read(
        'revokeSession.__typename',
        'mutation ($id: ID!) { revokeSession(input: { id: $id }) { __typename } }',
        { id: Buffer.from(`Session:${id}`).toString('base64') },
        gateway.administrator,
      )
    const session = await open(own)
    expect(await end(session)).toBe('RevokePayload')
    expect(await end(session)).toBe('NotFoundError')
    expect(await end(await open(other.id))).toBe('NotFoundError')
    const others = () => gateway.db.read.selectFrom('session').select('accountId').execute()
    expect(await others()).toEqual([{ accountId: other.id }])
    const [foreign] = await gateway.db.read.selectFrom('session').select('id').execute()
    const all = [await open(own), ...(foreign ? [foreign] : [])]
    const endAll =
      'mutation ($ids: [ID!]!) { done: revokeSessions(input: { ids: $ids }) { __typename ... on RevokeSessionsPayload { count } } }'
    const ids = all.map(({ id }) => Buffer.from(`Session:${id}`).toString('base64'))
    for (const count of [1, 0])
      expect(await gateway.read('done.count', endAll, { ids }, gateway.administrator)).toBe(count)
    expect(await others()).toEqual([{ accountId: other.id }])
    await gateway.db.transaction((trx) => trx.deleteFrom('account').where('id', '=', other.id).execute())
  })

  test('a registration that nobody wants is deleted, an active account is not', async () => {
    const register = (email: string, status: boolean) =>
      gateway.db.transaction((trx) =>
        trx
          .insertInto('account')
          .values({ nom: 'Robot', email, passwordHash: '-', status, createdAt: '' })
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
    const remove = async ({ id }: { id: number }) =>
      gateway.read(
        'done.__typename',
        'mutation ($id: ID!) { done: deleteAccount(input: { id: $id }) { __typename } }',
        { id: Buffer.from(`Account:${id}`).toString('base64') },
        gateway.administrator,
      )
    const [waiting, active] = [
      await register('robot@example.com', false),
      await register('b@example.com', true),
    ]
    expect(await remove(waiting)).toBe('DeleteAccountPayload')
    expect(await remove(waiting)).toBe('NotFoundError')
    expect(await remove(active)).toBe('ForbiddenError')
    await gateway.db.transaction((trx) => trx.deleteFrom('account').where('id', '=', active.id).execute())
  })

  test('the open sessions are those that still open the door', async () => {
    const accountId = gateway.administrator.account?.id ?? 0
    const open = (userAgent: string, createdAt: string, lastSeenAt: string) => ({
      tokenHash: userAgent,
      accountId,
      createdAt,
      lastSeenAt,
      userAgent,
    })
    const [now, idle, old] = [0, idleLimit, absoluteLimit].map((limit) =>
      new Date(Date.now() - limit - 1000).toISOString(),
    )
    if (!now || !idle || !old) throw new Error('Three times were expected.')
    const ids = await gateway.db.transaction((trx) =>
      trx
        .insertInto('session')
        .values([open('ouverte', idle, now), open('oubliée', idle, idle), open('ancienne', old, now)])
        .returning('id')
        .execute(),
    )
    const sessions = '{ viewer { sessions { userAgent } } }'
    expect(await gateway.read('viewer.sessions', sessions, {}, gateway.administrator)).toEqual([
      { userAgent: 'ouverte' },
    ])
    const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Session { userAgent } } }'
    const named = { ids: ids.map(({ id }) => Buffer.from(`Session:${id}`).toString('base64')) }
    expect(await gateway.read('nodes', nodes, named, gateway.administrator)).toEqual([
      { userAgent: 'ouverte' },
      null,
      null,
    ])
    await gateway.db.transaction((trx) => trx.deleteFrom('session').execute())
  })

  test('viewer is the account, or null; accounts are for administrators', async () => {
    const viewer = '{ viewer { nom } }'
    expect(await run(viewer)).toEqual({ data: { viewer: null } })
    expect(await run(viewer, gateway.administrator)).toEqual({ data: { viewer: { nom: 'Awa' } } })
    const accounts = '{ admin { accounts { totalCount edges { node { nom email status } } } } }'
    expect((await run(accounts)).data).toEqual({ admin: null })
    expect(await gateway.read('admin.accounts.totalCount', accounts, {}, gateway.administrator)).toBe(1)
  })

  test('one changes one’s own name, and never the address that a new password is sent to', async () => {
    const save = (input: Record<string, string>) =>
      gateway.answer(
        'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { __typename } }',
        { input },
        gateway.administrator,
      )
    const { errors } = await save({ nom: 'Aya', email: 'autre@example.com' })
    expect(errors?.[0]?.message).toContain('"email" is not defined')
    expect((await save({ nom: 'Awa K.' })).data).toEqual({ updateAccount: { __typename: 'AccountPayload' } })
    expect(await gateway.db.read.selectFrom('account').select(['nom', 'email']).execute()).toEqual([
      { nom: 'Awa K.', email: 'awa@example.com' },
    ])
  })

  test('ids of nothing are null, whatever number they hold', async () => {
    for (const id of [
      'Account:99999999999',
      'Account:1e0',
      'Account:0x1',
      'Account:-1',
      'Service:99999999999',
      'ContentStats:toString',
      'ContentStats:__proto__',
      'ContentStats:',
      'Site:x',
      'Admin:x',
      'toString:1',
      'Service:1:2',
      '\u0000:\u0000',
    ]) {
      const document = 'query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } }'
      const answer = await gateway.answer(
        document,
        { id: Buffer.from(id).toString('base64') },
        gateway.administrator,
      )
      expect([id, answer]).toEqual([id, { data: { node: null, nodes: [null] } }])
    }
  })

  test('cursors of accounts are numbers of a reasonable size', async () => {
    for (const after of ['', '0', '-1', '1.5', '99999999999', 'rien', 'NaN']) {
      const document = 'query ($after: String) { admin { accounts(after: $after) { totalCount } } }'
      const { errors } = await gateway.answer(document, { after }, gateway.administrator)
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_REQUEST'])
    }
  })

  test('nothing that staff alone may do is journaled as nobody’s', async () => {
    const visitorsDb = gateway.context(visitor).db
    const act = visitorsDb.transaction((trx) => record(trx, { act: 'erasePerson' }))
    await expect(act).rejects.toThrow('Nobody is signed in')
  })

  test('a READ token is told that it may not write before it is told what is wrong', async () => {
    const reader = { ...gateway.administrator, scope: 'READ' as const }
    const wrong = await gateway.mutate('create', 'service', { nom: '', ordre: -1 }, reader)
    expect(wrong).toMatchObject({ __typename: 'ForbiddenError', code: 'FORBIDDEN' })
  })
})
