import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { activateAccount } from '../lab/testing/colleague.ts'
import { administrator, client } from '../lab/servers/server.ts'
import { hashToken } from '../../db/accounts/token.ts'

const aya = { nom: 'Aya', email: 'aya@example.com', password: 'une phrase que l’on oublie' }
const waiting = { nom: 'Koffi', email: 'koffi@example.com', password: 'une phrase qui attend son tour' }
const next = 'une phrase que l’on retient'

interface Made {
  __typename: string
  link?: string
  expiresAt?: string
  retryAfter?: number
}

const createLink = `mutation ($id: ID!) { result: createPasswordLink(input: { id: $id }) {
  __typename ... on PasswordLinkPayload { link expiresAt } ... on RateLimitError { retryAfter } } }`
const reset = `mutation ($input: ResetPasswordInput!) { result: resetPassword(input: $input) { __typename } }`
const login = `mutation ($input: LoginInput!) { result: login(input: $input) {
  __typename ... on LoginPayload { viewer { id } } } }`

describe.each(programKinds)('a link for a colleague on %s', (kind) => {
  let server: InProcess
  let db: Db
  let place: Awaited<ReturnType<typeof newMigrated>>
  /** Signs in as a browser does; answers with its cookie. */
  const browser = (email: string, password: string) =>
    fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: login, variables: { input: { email, password } } }),
    }).then((response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  let cookie: string
  const ids = new Map<string, string>()

  beforeAll(async () => {
    place = await newMigrated(kind)
    server = await startInProcess({ TRUST_PROXY: '1' }, place)
    db = await openDatabase({ url: place.url, dataDir: place.dataDir })
    for (const input of [aya, waiting])
      await client(server.origin).run(
        'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }',
        { input },
      )
    cookie = await browser(administrator.email, administrator.password)
    const { admin } = await ask<{
      admin: { accounts: { edges: { node: { id: string; email: string } }[] } }
    }>('{ admin { accounts { edges { node { id email } } } } }')
    for (const { node } of admin.accounts.edges) ids.set(node.email, node.id)
    await activateAccount({ origin: server.origin, run: ask }, ids.get(aya.email) ?? '', aya.password)
  })
  afterAll(async () => {
    await db.close()
    await server.stop()
    place.remove()
  })

  async function ask<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', cookie },
      body: JSON.stringify({ query, variables }),
    })
    const { data }: { data: T } = await response.json()
    return data
  }
  const make = async (email = aya.email) =>
    (await ask<{ result: Made }>(createLink, { id: ids.get(email) })).result
  const tokenOf = ({ link }: Made) =>
    new URLSearchParams(new URL(link ?? '').hash.slice(1)).get('reinitialiser') ?? ''
  let uses = 0
  /** From an address of its own: so many tries from one are refused. */
  const use = async (token: string, password = next) => {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${++uses}` },
      body: JSON.stringify({ query: reset, variables: { input: { token, password } } }),
    })
    const { data }: { data: { result: Made } } = await response.json()
    return data.result.__typename
  }

  test('who forgot his password is told that no e-mail comes, known here or not', async () => {
    const visitor = client(server.origin)
    for (const email of [aya.email, 'personne@example.com']) {
      const { result } = await visitor.run<{ result: object }>(
        `mutation ($email: String!) { result: requestPasswordReset(input: { email: $email }) {
          ... on PasswordResetPayload { sent sendsMail } } }`,
        { email },
      )
      expect(result).toEqual({ sent: true, sendsMail: false })
    }
    expect(await ask('{ admin { sendsMail } }')).toEqual({ admin: { sendsMail: false } })
  })

  test('is for an active account that is not one’s own', async () => {
    expect((await make(waiting.email)).__typename).toBe('NotFoundError')
    expect((await make(administrator.email)).__typename).toBe('ForbiddenError')
    expect((await make()).__typename).toBe('PasswordLinkPayload')
  })

  test('is kept as a hash, for an hour, and ends those before it', async () => {
    const [first, second] = [await make(), await make()]
    const tokens = await db.read.selectFrom('oneTimeToken').selectAll().execute()
    expect(tokens).toEqual([
      {
        tokenHash: hashToken(tokenOf(second)),
        purpose: 'reset',
        accountId: expect.any(Number),
        expiresAt: second.expiresAt,
      },
    ])
    const hour = Date.parse(second.expiresAt ?? '') - Date.now()
    expect(hour).toBeGreaterThan(59 * 60_000)
    expect(hour).toBeLessThanOrEqual(60 * 60_000)
    expect(await use(tokenOf(first))).toBe('ValidationError')
    await db.transaction((trx) =>
      trx
        .updateTable('oneTimeToken')
        .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
        .execute(),
    )
    expect(await use(tokenOf(second))).toBe('ValidationError')
  })

  test('works once, used by two at once as well, and ends what the account had open', async () => {
    const open = await browser(aya.email, aya.password)
    expect(open).not.toBe('')
    const token = tokenOf(await make())
    const answers = await Promise.all([use(token), use(token, `${next} encore`)])
    expect(answers.toSorted()).toEqual(['LoginPayload', 'ValidationError'])
    const before = await fetch(`${server.origin}/admin/dashboard`, {
      headers: { cookie: open },
      redirect: 'manual',
    })
    expect(before.status).toBe(302)
    expect(await use(token)).toBe('ValidationError')
  })

  test('an owner’s is given by nobody else, and owners are told of none that is not made', async () => {
    // Nobody takes e-mails there: they wait.
    const mailing = await startInProcess({ SMTP_URL: 'smtp://127.0.0.1:1' }, place)
    onTestFinished(() => mailing.stop())
    const staff = client(mailing.origin)
    await staff.signIn()
    const made = async () =>
      (await staff.run<{ result: Made }>(createLink, { id: ids.get(aya.email) })).result.__typename
    const told = async () =>
      (await db.read.selectFrom('job').select('payload').where('kind', '=', 'email').execute()).filter(
        ({ payload }) => payload.includes('"accountAct"'),
      ).length
    const own = (email: string) =>
      db.transaction(async (trx) => {
        await trx.updateTable('account').set({ role: 'ADMINISTRATEUR' }).execute()
        await trx.updateTable('account').set({ role: 'PROPRIETAIRE' }).where('email', '=', email).execute()
      })
    await own(aya.email)
    expect([await made(), await told()]).toEqual(['ForbiddenError', 0])
    await db.transaction((trx) => trx.updateTable('account').set({ role: 'PROPRIETAIRE' }).execute())
    expect([await made(), await told()]).toEqual(['ForbiddenError', 0])
    await own(administrator.email)
    let links = 0
    while ((await made()) === 'PasswordLinkPayload') links += 1
    expect(await made()).toBe('RateLimitError')
    expect(links).toBeGreaterThan(0)
    expect(await told()).toBe(links)
  })

  test('ten in a quarter of an hour are enough for one administrator', async () => {
    let answer = await make()
    for (let n = 0; n < 10 && answer.__typename === 'PasswordLinkPayload'; n++) answer = await make()
    expect(answer.__typename).toBe('RateLimitError')
    expect(answer.retryAfter).toBeGreaterThan(0)
  })
})
