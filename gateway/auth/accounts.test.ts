import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { startInProcess } from '../lab/servers/inProcess.ts'
import { mailServer, type MailServer } from '../lab/servers/mailServer.ts'
import { administrator, client, startServer, type RunningServer } from '../lab/servers/server.ts'
import { setRole } from '../lab/testing/colleague.ts'

const password = 'une autre phrase assez longue'

interface Signed {
  __typename: string
  token?: string
  waiting?: boolean
  viewer?: { nom: string } | null
  fields?: { field: string; message: string }[]
  limit?: number
  retryAfter?: number
}

const failures =
  '... on ValidationError { fields { field message } } ... on RateLimitError { limit retryAfter }'
const register = `mutation ($input: RegisterInput!) { result: register(input: $input) {
  __typename ... on RegisterPayload { waiting viewer { nom } } ${failures} } }`
const login = `mutation ($input: LoginInput!) { result: login(input: $input) {
  __typename ... on LoginPayload { token viewer { nom } } ${failures} } }`
const admin = '{ admin { services { totalCount } } }'
const createFaq = 'mutation { createFaq(input: { titre: "F" }) { __typename } }'

describe.each(programKinds)('accounts on %s', (kind) => {
  let server: RunningServer
  let remove: () => void
  let mails: MailServer

  beforeAll(async () => {
    const place = await newMigrated(kind)
    remove = place.remove
    mails = await mailServer()
    server = await startServer({
      DATA_DIR: place.dataDir,
      ...(place.url && { DATABASE_URL: place.url }),
      SMTP_URL: mails.url,
      TRUST_PROXY: '1',
      // Nobody yet: the first account comes by the link that is printed.
      ADMIN_EMAIL: '',
      ADMIN_PASSWORD: '',
    })
  })
  afterAll(async () => {
    await server.stop()
    mails.server.close()
    remove()
  })

  const signIn = (email: string, secret: string) =>
    client(server.origin)
      .run<{ result: Signed }>(login, { input: { email, password: secret } })
      .then(({ result }) => result)

  /** A client signed in as this account. */
  async function signedIn(email = administrator.email, secret = administrator.password) {
    const one = client(server.origin)
    const { token } = await signIn(email, secret)
    if (!token) throw new Error(`${email} could not sign in.`)
    one.bear(token)
    return { ...one, token }
  }

  /** A client with an API token of whoever is signed in, an owner. */
  async function tokenOf({ run }: Pick<ReturnType<typeof client>, 'run'>) {
    const { result } = await run<{ result: { token: string } }>(
      'mutation { result: createApiToken(input: { nom: "K", scope: WRITE, personalData: true }) { ... on ApiTokenPayload { token } } }',
    )
    const program = client(server.origin)
    program.bear(result.token)
    return program
  }

  /** The same for Koffi, who is an owner meanwhile: no others create tokens. */
  async function tokenOfKoffi(koffi: Pick<ReturnType<typeof client>, 'run'>) {
    const root = await signedIn()
    const id = await accountId('koffi@example.com')
    await setRole(root, id, 'PROPRIETAIRE')
    const program = await tokenOf(koffi)
    await setRole(root, id, 'ADMINISTRATEUR')
    return program
  }

  async function accountId(email: string): Promise<string> {
    const { run } = await signedIn()
    const { admin: found } = await run<{
      admin: { accounts: { edges: { node: { id: string; email: string } }[] } }
    }>('{ admin { accounts(first: 100) { edges { node { id email } } } } }')
    return found.accounts.edges.find(({ node }) => node.email === email)?.node.id ?? ''
  }

  async function setActive(verb: 'activateAccount' | 'disableAccount', email: string): Promise<Signed> {
    const { run } = await signedIn()
    const { result } = await run<{ result: Signed }>(
      `mutation ($id: ID!) { result: ${verb}(input: { id: $id }) { __typename } }`,
      { id: await accountId(email) },
    )
    return result
  }

  /** What the next link that is mailed to this address is worth. */
  async function mailedTo(email: string): Promise<string> {
    const found = () => {
      for (const [n, text] of mails.messages.entries()) {
        const [, token] = /reinitialiser=(?:3D)?([\w-]{43})/.exec(text.replace(/=\r\n/g, '')) ?? []
        if (!token || !text.includes(`To: ${email}`)) continue
        mails.messages.splice(n, 1)
        return token
      }
      return ''
    }
    let token = ''
    await expect.poll(() => (token ||= found()), { timeout: 10_000 }).not.toBe('')
    return token
  }

  async function chooseBy(email: string, next: string): Promise<void> {
    const query = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }'
    const variables = { input: { token: await mailedTo(email), password: next } }
    await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      // He sits elsewhere: so many tries from one address are refused.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify({ query, variables }),
    })
  }

  test('the printed link makes the first administrator, once', async () => {
    const printed = () => /http\S+\/admin\/inscrire\?jeton=(\S+)/.exec(server.output())?.[1]
    await expect.poll(printed).toMatch(/^[\w-]{43}$/)
    const setupToken = printed()
    const visitor = client(server.origin)
    const input = { nom: 'Awa', ...administrator, setupToken }
    const wrong = await visitor.run<{ result: Signed }>(register, { input: { ...input, setupToken: 'faux' } })
    expect(wrong.result.fields?.[0]?.field).toBe('setupToken')
    const first = await visitor.run<{ result: Signed }>(register, { input })
    expect(first.result).toMatchObject({ waiting: false, viewer: { nom: 'Awa' } })
    const again = await visitor.run<{ result: Signed }>(register, {
      input: { ...input, email: 'b@example.com' },
    })
    expect(again.result.fields?.[0]?.field).toBe('setupToken')
  })

  test('others wait, and a known e-mail gets the same answer as a new one', async () => {
    const visitor = client(server.origin)
    const answers = []
    for (const email of ['koffi@example.com', 'KOFFI@example.com', administrator.email]) {
      answers.push(
        (await visitor.run<{ result: Signed }>(register, { input: { nom: 'Koffi', email, password } }))
          .result,
      )
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ __typename: 'RegisterPayload', waiting: true, viewer: null })]),
    )
    expect((await signIn('koffi@example.com', password)).__typename).toBe('ValidationError')
    // The administrator's own account is untouched.
    expect((await signIn(administrator.email, password)).__typename).toBe('ValidationError')
    expect((await signIn(administrator.email, administrator.password)).viewer?.nom).toBe('Awa')
    expect((await setActive('activateAccount', 'koffi@example.com')).__typename).toBe('ActivationPayload')
    // The password is chosen by who reads the e-mail: the first one who asked has not shown that the address is his.
    expect((await signIn('koffi@example.com', password)).__typename).toBe('ValidationError')
    await chooseBy('koffi@example.com', password)
    expect((await signIn('Koffi@Example.com', password)).viewer?.nom).toBe('Koffi')
  })

  test('weak passwords are refused, with a reason', async () => {
    const visitor = client(server.origin)
    for (const [weak, reason] of [
      ['court', '12 caractères'],
      ['123456789012', 'trop courant'],
    ]) {
      const input = { nom: 'X', email: 'x@example.com', password: weak }
      const { result } = await visitor.run<{ result: Signed }>(register, { input })
      expect(result.fields?.[0]?.message).toContain(reason)
    }
  })

  test('a weak password is named with the other fields at fault', async () => {
    const input = { nom: ' ', email: 'rien', password: 'court' }
    const { result } = await client(server.origin).run<{ result: Signed }>(register, { input })
    expect(result.fields?.map(({ field }) => field)).toEqual(['nom', 'email', 'password'])
  })

  test('an API token reads, or writes where it may, until it is revoked', async () => {
    const { run } = await signedIn()
    const create = (scope?: string) =>
      run<{ result: { token: string; apiToken: { id: string; scope: string } } }>(
        `mutation { result: createApiToken(input: { nom: "Suivi"${scope ? `, scope: ${scope}` : ''} }) {
          ... on ApiTokenPayload { token apiToken { id scope } } } }`,
      ).then(({ result }) => result)
    const reader = client(server.origin)
    const read = await create()
    expect(read.apiToken.scope).toBe('READ')
    reader.bear(read.token)
    expect(await reader.run(admin)).toMatchObject({ admin: { services: { totalCount: 0 } } })
    expect(await reader.run(createFaq)).toEqual({ createFaq: { __typename: 'ForbiddenError' } })
    const writer = client(server.origin)
    const write = await create('WRITE')
    writer.bear(write.token)
    expect(await writer.run(createFaq)).toEqual({ createFaq: { __typename: 'CreateFaqPayload' } })
    const { viewer } = await run<{ viewer: { apiTokens: { lastUsedAt: string | null }[] } }>(
      '{ viewer { apiTokens { nom lastUsedAt } } }',
    )
    expect(viewer.apiTokens.every(({ lastUsedAt }) => lastUsedAt !== null)).toBe(true)
    expect(JSON.stringify(viewer)).not.toContain(write.token)
    await run('mutation ($id: ID!) { revokeApiToken(input: { id: $id }) { __typename } }', {
      id: write.apiToken.id,
    })
    await expect(writer.run(createFaq)).rejects.toThrow('Connectez-vous')
  })

  test('a new password ends all other sessions and all tokens, and takes the old one', async () => {
    const [one, other] = [
      await signedIn('koffi@example.com', password),
      await signedIn('koffi@example.com', password),
    ]
    const change = (current: string) =>
      one.run<{ result: Signed }>(
        `mutation ($input: ChangePasswordInput!) { result: changePassword(input: $input) {
          __typename ... on LoginPayload { token } ${failures} } }`,
        { input: { currentPassword: current, newPassword: `${password} encore` } },
      )
    const program = await tokenOfKoffi(one)
    expect((await change('faux')).result.fields?.[0]?.field).toBe('currentPassword')
    expect(await program.run(admin)).toBeTruthy()
    const { result } = await change(password)
    for (const { run } of [one, other, program]) await expect(run(admin)).rejects.toThrow('Connectez-vous')
    one.bear(result.token ?? '')
    expect(await one.run(admin)).toBeTruthy()
    expect((await signIn('koffi@example.com', password)).__typename).toBe('ValidationError')
    expect((await signIn('koffi@example.com', `${password} encore`)).__typename).toBe('LoginPayload')
  })

  test('a disabled account is out at once, its tokens too, and the last active one stays', async () => {
    const koffi = await signedIn('koffi@example.com', `${password} encore`)
    const program = await tokenOfKoffi(koffi)
    expect((await setActive('disableAccount', 'koffi@example.com')).__typename).toBe('ActivationPayload')
    for (const one of [koffi, program]) await expect(one.run(admin)).rejects.toThrow('Connectez-vous')
    expect((await setActive('disableAccount', administrator.email)).__typename).toBe('ForbiddenError')
    expect((await signIn(administrator.email, administrator.password)).viewer?.nom).toBe('Awa')
  })

  test('two administrators who disable each other at once leave one', async () => {
    await setActive('activateAccount', 'koffi@example.com')
    await chooseBy('koffi@example.com', `${password} encore`)
    const ids = [await accountId('koffi@example.com'), await accountId(administrator.email)]
    const clients = [await signedIn(), await signedIn('koffi@example.com', `${password} encore`)]
    const disable = 'mutation ($id: ID!) { result: disableAccount(input: { id: $id }) { __typename } }'
    await Promise.allSettled(clients.map(({ run }, n) => run(disable, { id: ids[n] })))
    const left = [
      await signIn(administrator.email, administrator.password),
      await signIn('koffi@example.com', `${password} encore`),
    ]
    expect(left.filter(({ __typename }) => __typename === 'LoginPayload').length).toBeGreaterThanOrEqual(1)
  })

  test('a reset link is mailed to a known address alone, works once, and says the same to all', async () => {
    const visitor = client(server.origin)
    const request = (email: string) =>
      visitor.run(
        `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { __typename } }`,
        { email },
      )
    const active = (await signIn(administrator.email, administrator.password)).token
      ? administrator.email
      : 'koffi@example.com'
    const answers = [await request('personne@example.com'), await request(active)]
    expect(answers[0]).toEqual(answers[1])
    const token = await mailedTo(active)
    const program = await tokenOf(
      await signedIn(active, active === administrator.email ? undefined : `${password} encore`),
    )
    const reset = () =>
      visitor.run<{ result: Signed }>(
        `mutation ($input: ResetPasswordInput!) { result: resetPassword(input: $input) { __typename ${failures} } }`,
        { input: { token, password: 'encore une phrase bien longue' } },
      )
    expect((await reset()).result.__typename).toBe('LoginPayload')
    await expect(program.run(admin)).rejects.toThrow('Connectez-vous')
    expect((await reset()).result.fields?.[0]?.field).toBe('token')
    expect((await signIn(active, 'encore une phrase bien longue')).__typename).toBe('LoginPayload')
  })

  test('the eleventh failed sign-in for one account is refused, letter case aside; another account is not', async () => {
    for (let n = 0; n < 10; n++) await signIn(n % 2 ? 'cible@example.com' : 'CIBLE@example.com', 'faux')
    expect(await signIn('cible@example.com', 'faux')).toMatchObject({
      __typename: 'RateLimitError',
      limit: 10,
    })
    expect((await signIn('autre@example.com', 'faux')).__typename).toBe('ValidationError')
  })

  test('several sign-ins in one request are counted each', async () => {
    const fields = Array.from(
      { length: 12 },
      (_, n) => `l${n}: login(input: { email: "serie@example.com", password: "faux" }) { __typename }`,
    )
    const answer = await client(server.origin).run<Record<string, Signed>>(`mutation { ${fields.join(' ')} }`)
    expect(Object.values(answer).filter(({ __typename }) => __typename === 'RateLimitError')).toHaveLength(2)
  })
})

test('a visitor may send twenty messages a minute, an administrator as many as he likes', async () => {
  const server = await startInProcess()
  const send =
    'mutation { result: createContact(input: { nom: "A", email: "a@example.com", message: "B" }) { __typename } }'
  const visitor = client(server.origin)
  const answers = []
  for (let n = 0; n < 21; n++) answers.push((await visitor.run<{ result: Signed }>(send)).result.__typename)
  expect(answers.slice(0, 20).every((name) => name === 'CreateContactPayload')).toBe(true)
  expect(answers[20]).toBe('RateLimitError')
  await visitor.signIn()
  expect((await visitor.run<{ result: Signed }>(send)).result.__typename).toBe('CreateContactPayload')
  await server.stop()
})
