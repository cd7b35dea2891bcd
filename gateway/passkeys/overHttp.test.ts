import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { TestAuthenticator } from '../lab/testing/authenticator.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { administrator, client } from '../lab/servers/server.ts'

const origin = 'https://geometre.ci'

describe('over HTTP', () => {
  let server: InProcess
  let authenticator: TestAuthenticator
  beforeAll(async () => {
    server = await startInProcess({ PUBLIC_URL: origin, TRUST_PROXY: '1' })
    authenticator = new TestAuthenticator(origin)
  })
  afterAll(() => server.stop())

  interface Answered {
    __typename: string
    token?: string
    options?: string | null
    passkey?: { id: string; nom: string }
    deletedPasskeyId?: string
    message?: string
    fields?: { field: string; message: string }[]
  }
  const faults = '... on ValidationError { fields { field message } }'
  const query = (name: string, input: string, answer: string) =>
    `mutation ($input: ${input}!) { done: ${name}(input: $input) { __typename ${answer} ... on Error { message } } }`
  const asked = {
    options: query(
      'passkeyOptions',
      'PasskeyOptionsInput',
      `... on PasskeyOptionsPayload { options } ${faults}`,
    ),
    add: query('addPasskey', 'AddPasskeyInput', '... on PasskeyPayload { passkey { id nom } }'),
    rename: query('renamePasskey', 'RenamePasskeyInput', '... on PasskeyPayload { passkey { id nom } }'),
    remove: query('removePasskey', 'RemovePasskeyInput', '... on RemovePasskeyPayload { deletedPasskeyId }'),
    signIn: query('signInWithPasskey', 'SignInWithPasskeyInput', `... on LoginPayload { token } ${faults}`),
  }
  const begin = 'mutation { done: passkeySignInOptions { __typename options } }'

  async function ask(one: ReturnType<typeof client>, text: string, input?: object): Promise<Answered> {
    return (await one.run<{ done: Answered }>(text, { input })).done
  }
  async function signedIn() {
    const one = client(server.origin)
    await one.signIn()
    return one
  }
  const currentPassword = administrator.password

  async function added(one: ReturnType<typeof client>, device: TestAuthenticator, nom: string) {
    const { options } = await ask(one, asked.options, { currentPassword })
    return ask(one, asked.add, { nom, credential: device.create(options ?? '') })
  }

  test('an account adds, renames and removes its own, by its password; each is journaled', async () => {
    const me = await signedIn()
    const wrong = await ask(me, asked.options, { currentPassword: 'non' })
    expect(wrong.fields).toEqual([
      { field: 'currentPassword', message: 'Ce n’est pas votre mot de passe actuel.' },
    ])
    const made = await added(me, authenticator, 'Téléphone')
    const id = made.passkey?.id ?? ''
    expect(await ask(me, asked.rename, { id, nom: 'Mon téléphone' })).toMatchObject({
      passkey: { id, nom: 'Mon téléphone' },
    })
    const { viewer } = await me.run<{ viewer: { passkeys: object[] } }>(
      '{ viewer { passkeys { id nom createdAt lastUsedAt } } }',
    )
    expect(viewer.passkeys).toMatchObject([{ id, nom: 'Mon téléphone', lastUsedAt: null }])
    expect(await ask(me, asked.remove, { id })).toMatchObject({ deletedPasskeyId: id })
    expect(await ask(me, asked.remove, { id })).toMatchObject({ __typename: 'NotFoundError' })
    expect(await ask(me, asked.rename, { id, nom: 'X' })).toMatchObject({ __typename: 'NotFoundError' })
    const lines = await server.db.read
      .selectFrom('journal')
      .select(['act', 'type', 'libelle'])
      .where('type', '=', 'passkey')
      .orderBy('id')
      .execute()
    expect(lines).toEqual([
      { act: 'addPasskey', type: 'passkey', libelle: 'Téléphone' },
      { act: 'renamePasskey', type: 'passkey', libelle: 'Mon téléphone' },
      { act: 'removePasskey', type: 'passkey', libelle: 'Mon téléphone' },
    ])
    const removed = await ask(client(server.origin), asked.signIn, {
      credential: authenticator.get((await ask(me, begin)).options ?? ''),
    })
    expect(removed.fields?.[0]?.message).toBe('Cette clé d’accès n’ouvre aucun compte ici.')
  })

  test('it opens the session of its account, with the cookie and the journal line of a sign-in', async () => {
    const me = await signedIn()
    await added(me, new TestAuthenticator(origin), 'Autre')
    await added(me, authenticator, 'Téléphone')
    const anybody = client(server.origin)
    const { options } = await ask(anybody, begin)
    expect(JSON.parse(options ?? '')).toMatchObject({ rpId: 'geometre.ci', userVerification: 'required' })
    expect(JSON.parse(options ?? '')).not.toHaveProperty('allowCredentials')
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: asked.signIn,
        variables: { input: { credential: authenticator.get(options ?? '') } },
      }),
    })
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-session=[\w-]{43}; .*HttpOnly; SameSite=Lax; Secure$/,
    )
    const { data }: { data: { done: Answered } } = await response.json()
    anybody.bear(data.done.token ?? '')
    expect(await anybody.run('{ viewer { email } }')).toEqual({ viewer: { email: administrator.email } })
    const line = await server.db.read
      .selectFrom('journal')
      .select(['act', 'accountNom'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(line).toEqual({ act: 'signIn', accountNom: 'Administrateur' })
    // A foreign page is given no cookie.
    const foreign = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({
        query: asked.signIn,
        variables: { input: { credential: authenticator.get((await ask(anybody, begin)).options ?? '') } },
      }),
    })
    expect(foreign.headers.get('set-cookie')).toBeNull()
  })

  test('adding and removing end no session, and an API token may do neither', async () => {
    const [me, other] = [await signedIn(), await signedIn()]
    const made = await added(me, new TestAuthenticator(origin), 'X')
    await ask(me, asked.remove, { id: made.passkey?.id })
    expect(await other.run('{ viewer { email } }')).toEqual({ viewer: { email: administrator.email } })
    const { token } = await me.run<{ token: { token: string } }>(
      'mutation { token: createApiToken(input: { nom: "K", scope: WRITE }) { ... on ApiTokenPayload { token } } }',
    )
    const program = client(server.origin)
    program.bear(token.token)
    expect(await ask(program, asked.options, { currentPassword })).toMatchObject({
      __typename: 'ForbiddenError',
    })
    expect(await program.run('{ viewer { passkeys { nom } } }')).toEqual({ viewer: { passkeys: null } })
  })

  test('fifty failures from one address are enough; those that succeed are not counted', async () => {
    const one = client(server.origin)
    const fail = () => ask(one, asked.signIn, { credential: '{}' })
    const kinds = new Map<string, number>()
    for (let n = 0; n < 55; n++) {
      const { __typename } = await fail()
      kinds.set(__typename, (kinds.get(__typename) ?? 0) + 1)
    }
    expect(kinds.get('RateLimitError')).toBeGreaterThanOrEqual(5)
    expect(kinds.get('ValidationError')).toBeGreaterThanOrEqual(40)
  })
})

test('a challenge of one server is answered at another, and nowhere twice', async () => {
  const place = await newMigrated('sqlite')
  const settings = { PUBLIC_URL: origin }
  const one = await startInProcess(settings, place)
  const other = await startInProcess(settings, place)
  try {
    const device = new TestAuthenticator(origin)
    const me = client(one.origin)
    await me.signIn()
    const { asked } = await me.run<{ asked: { options: string } }>(
      `mutation { asked: passkeyOptions(input: { currentPassword: "${administrator.password}" }) {
        ... on PasskeyOptionsPayload { options } } }`,
    )
    const elsewhere = client(other.origin)
    elsewhere.bear(me.bearer())
    await elsewhere.run(`mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { __typename } }`, {
      input: { nom: 'Téléphone', credential: device.create(asked.options) },
    })
    const { begun } = await client(one.origin).run<{ begun: { options: string } }>(
      'mutation { begun: passkeySignInOptions { options } }',
    )
    const credential = device.get(begun.options)
    const signIn = (server: InProcess) =>
      client(server.origin).run<{ done: { __typename: string } }>(
        'mutation ($input: SignInWithPasskeyInput!) { done: signInWithPasskey(input: $input) { __typename } }',
        { input: { credential } },
      )
    const answers = await Promise.all([signIn(one), signIn(other)])
    expect(answers.map(({ done }) => done.__typename).toSorted()).toEqual(['LoginPayload', 'ValidationError'])
  } finally {
    await other.stop()
    await one.stop()
    place.remove()
  }
})

test('a site without a name, or over http, offers none', async () => {
  const server = await startInProcess({ PUBLIC_URL: 'http://192.168.1.20:4000' })
  try {
    const me = client(server.origin)
    expect(await me.run('mutation { passkeySignInOptions { options } }')).toEqual({
      passkeySignInOptions: { options: null },
    })
    await me.signIn()
    const { done } = await me.run<{ done: { message: string } }>(
      `mutation { done: passkeyOptions(input: { currentPassword: "${administrator.password}" }) { ... on Error { message } } }`,
    )
    expect(done.message).toContain('https')
  } finally {
    await server.stop()
  }
})
