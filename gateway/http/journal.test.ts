import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noPassword } from '../../db/accounts/accounts.ts'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { lastLine, linesAfter } from '../../db/testing/testJournal.ts'
import { mutations, ofContent } from '../../schema/testing/testMutations.ts'
import { TestAuthenticator } from '../lab/testing/authenticator.ts'
import { mailServer } from '../lab/servers/mailServer.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { administrator, client } from '../lab/servers/server.ts'

/*
 * Every mutation of the schema that writes leaves a line that says who did it and by which door: those of content in
 * `schema/journal/journal.test.ts`, all others here. One that nobody has thought of fails.
 */
const patient = { timeout: 30_000 }
const aya = { nom: 'Aya Koné', email: 'aya@example.com', password: 'une phrase que l’on oublie' }

interface Step {
  mutation: string
  input?: Record<string, unknown>
  /** What is read of the answer. */
  answer?: string
  /** What stands in the journal once it is done. */
  lines: [act: string, by: string | null, about: string | null][]
}

describe.each(programKinds)('what is done to accounts is journaled on %s', (kind) => {
  let server: InProcess
  let db: Db
  let mails: Awaited<ReturnType<typeof mailServer>>
  let remove: () => void
  let cookie = ''
  const done = new Set<string>()

  beforeAll(async () => {
    const place = await newMigrated(kind)
    remove = place.remove
    mails = await mailServer()
    server = await startInProcess({ SMTP_URL: mails.url }, place)
    db = await openDatabase({ url: place.url, dataDir: place.dataDir })
  })
  afterAll(async () => {
    await db.close()
    await server.stop()
    mails.server.close()
    remove()
  })

  /** Does something as a browser does, and looks at what it left. */
  async function step({ mutation, input, answer = '', lines }: Step): Promise<Record<string, unknown>> {
    const from = await lastLine(db)
    const type = mutations.get(mutation)
    const named = type ? `($input: ${type})` : ''
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', cookie },
      body: JSON.stringify({
        query: `mutation ${named} { done: ${mutation}${named && '(input: $input)'} { __typename ${answer} } }`,
        variables: { input },
      }),
    })
    for (const one of response.headers.getSetCookie()) cookie = one.split(';')[0] ?? ''
    const { data, errors } = await response.json()
    expect(errors).toBeUndefined()
    await expect
      // An e-mail is sent behind the answer.
      .poll(
        async () =>
          (await linesAfter(db, from)).map(({ act, accountNom, libelle }) => [act, accountNom, libelle]),
        patient,
      )
      .toEqual(lines)
    done.add(mutation)
    return data.done
  }

  const idOf = (type: string, id: number) => btoa(`${type}:${id}`)
  const accountOf = async (email: string) =>
    idOf(
      'Account',
      (await db.read.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirstOrThrow())
        .id,
    )
  const admin = 'Administrateur'

  test('the first account is of who runs the server', async () => {
    expect((await linesAfter(db, 0)).map(({ act, door, accountNom }) => [act, door, accountNom])).toEqual([
      ['createAccount', 'command', null],
    ])
  })

  test('from registering to being forgotten', async () => {
    const { email, password } = administrator
    await step({ mutation: 'register', input: aya, lines: [['createAccount', null, aya.nom]] })
    await step({
      mutation: 'register',
      input: { ...aya, nom: 'X' },
      lines: [['createAccountRefused', null, aya.nom]],
    })
    await step({
      mutation: 'login',
      input: { email, password: 'non' },
      lines: [['signInRefused', null, admin]],
    })
    await step({
      mutation: 'login',
      input: { email: 'qui@example.com', password },
      lines: [['signInRefused', null, null]],
    })
    await step({ mutation: 'login', input: { email, password }, lines: [['signIn', admin, admin]] })
    const input = { id: await accountOf(aya.email) }
    await step({
      mutation: 'activateAccount',
      input,
      lines: [
        ['activateAccount', admin, aya.nom],
        // The link that is mailed.
        ['passwordLink', null, aya.nom],
      ],
    })
    await step({ mutation: 'activateAccount', input, lines: [] })
    const { link } = await step({
      mutation: 'createPasswordLink',
      answer: '... on PasswordLinkPayload { link }',
      input,
      lines: [['passwordLink', admin, aya.nom]],
    })
    await step({
      mutation: 'requestPasswordReset',
      input: { email: aya.email },
      lines: [['passwordLink', null, aya.nom]],
    })
    await step({
      mutation: 'setRegistrations',
      input: { open: false },
      lines: [['setRegistrations', admin, null]],
    })
    await step({ mutation: 'setRegistrations', input: { open: false }, lines: [] })
    await step({ mutation: 'register', input: { ...aya, email: 'autre@example.com' }, lines: [] })
    await step({
      mutation: 'setRegistrations',
      input: { open: true },
      lines: [['setRegistrations', admin, null]],
    })
    await step({
      mutation: 'inviteAccount',
      input: { nom: 'Moussa', email: 'moussa@example.com', role: 'REDACTION' },
      lines: [
        ['inviteAccount', admin, 'Moussa'],
        ['setRole', admin, 'Moussa'],
        // The link that is mailed.
        ['passwordLink', null, 'Moussa'],
      ],
    })
    await step({ mutation: 'sendTestEmail', lines: [['testEmail', admin, null]] })
    const mine = cookie
    cookie = ''
    await step({
      mutation: 'resetPassword',
      input: { token: String(link).split('=')[1], password: 'une phrase que l’on retient' },
      lines: [
        ['changePassword', aya.nom, aya.nom],
        ['signIn', aya.nom, aya.nom],
      ],
    })
    cookie = mine
    await step({
      mutation: 'setRole',
      input: { ...input, role: 'PROPRIETAIRE' },
      lines: [['setRole', admin, aya.nom]],
    })
    await step({
      mutation: 'setRole',
      input: { ...input, role: 'ADMINISTRATEUR' },
      lines: [['setRole', admin, aya.nom]],
    })
    await step({ mutation: 'disableAccount', input, lines: [['disableAccount', admin, aya.nom]] })
    await step({ mutation: 'deleteAccount', input, lines: [['deleteAccount', admin, aya.nom]] })
  })

  test('webhooks', async () => {
    const nom = 'Miroir'
    const made = await step({
      mutation: 'createWebhook',
      answer: '... on WebhookSecretPayload { secret webhook { id } }',
      // Nobody is there by this name: RFC 2606.
      input: { nom, url: 'https://miroir.invalid/', events: ['CONTENT_ERASED'] },
      lines: [['createWebhook', admin, nom]],
    })
    const input = { id: Reflect.get(Object(made.webhook), 'id') }
    const events = ['CONTENT_ERASED', 'MESSAGE_RECEIVED']
    const update = { mutation: 'updateWebhook', input: { ...input, events } }
    await step({ ...update, lines: [['updateWebhook', admin, nom]] })
    await step({ ...update, lines: [] })
    await step({ mutation: 'rotateWebhookSecret', input, lines: [['rotateWebhookSecret', admin, nom]] })
    const tried = await step({
      mutation: 'testWebhook',
      answer: '... on WebhookDeliveryPayload { delivery { id } }',
      input,
      lines: [['testWebhook', admin, nom]],
    })
    await step({
      mutation: 'resendWebhookDelivery',
      input: { id: Reflect.get(Object(tried.delivery), 'id') },
      lines: [['resendWebhook', admin, nom]],
    })
    await step({ mutation: 'deleteWebhook', input, lines: [['deleteWebhook', admin, nom]] })
  })

  test('one’s own account, its sessions and tokens', async () => {
    await step({ mutation: 'updateAccount', input: { nom: 'Awa' }, lines: [['updateAccount', admin, 'Awa']] })
    await step({ mutation: 'updateAccount', input: { nom: 'Awa' }, lines: [] })
    const made = await step({
      mutation: 'createApiToken',
      answer: '... on ApiTokenPayload { token apiToken { id } }',
      input: { nom: 'Site', scope: 'WRITE', personalData: true },
      lines: [['createToken', 'Awa', 'Site']],
    })
    await writeByRest(String(made.token))
    const id: unknown = Reflect.get(Object(made.apiToken), 'id')
    await step({ mutation: 'revokeApiToken', input: { id }, lines: [['revokeToken', 'Awa', 'Site']] })
    for (const [n, mutation] of ['revokeSession', 'revokeSessions'].entries()) {
      const other = client(server.origin)
      await other.signIn()
      const session = await db.read
        .selectFrom('session')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      const id = idOf('Session', session.id)
      await step({ mutation, input: n === 0 ? { id } : { ids: [id] }, lines: [['endSession', 'Awa', null]] })
    }
    const newPassword = 'une phrase toute nouvelle'
    const currentPassword = administrator.password
    await passkeySteps(currentPassword)
    await step({
      mutation: 'changePassword',
      input: { currentPassword: 'non', newPassword },
      lines: [['signInRefused', 'Awa', 'Awa']],
    })
    await step({
      mutation: 'changePassword',
      input: { currentPassword, newPassword },
      lines: [
        ['changePassword', 'Awa', 'Awa'],
        ['signIn', 'Awa', 'Awa'],
      ],
    })
    await step({ mutation: 'logout', lines: [['signOut', 'Awa', null]] })
    const { email } = administrator
    await step({ mutation: 'requestPasswordReset', input: { email }, lines: [['passwordLink', null, 'Awa']] })
    await expect
      .poll(() => mails.messages.some((text) => text.includes('reinitialiser=3D')), patient)
      .toBe(true)
  })

  /** A passkey from its making to its end; who signs in by one that has ended is nobody. */
  async function passkeySteps(currentPassword: string): Promise<void> {
    const device = new TestAuthenticator(server.origin.replace('127.0.0.1', 'localhost'))
    const asked = await step({
      mutation: 'passkeyOptions',
      answer: '... on PasskeyOptionsPayload { options }',
      input: { currentPassword },
      lines: [],
    })
    const made = await step({
      mutation: 'addPasskey',
      answer: '... on PasskeyPayload { passkey { id } }',
      input: { nom: 'Téléphone', credential: device.create(String(asked.options)) },
      lines: [['addPasskey', 'Awa', 'Téléphone']],
    })
    const id: unknown = Reflect.get(Object(made.passkey), 'id')
    await step({
      mutation: 'renamePasskey',
      input: { id, nom: 'Clé' },
      lines: [['renamePasskey', 'Awa', 'Clé']],
    })
    const { options } = await step({ mutation: 'passkeySignInOptions', answer: 'options', lines: [] })
    const mine = cookie
    cookie = ''
    await step({
      mutation: 'signInWithPasskey',
      input: { credential: device.get(String(options)) },
      lines: [['signIn', 'Awa', 'Awa']],
    })
    cookie = mine
    await step({ mutation: 'removePasskey', input: { id }, lines: [['removePasskey', 'Awa', 'Clé']] })
    await step({
      mutation: 'signInWithPasskey',
      input: { credential: device.get(String(options)) },
      lines: [['signInRefused', null, null]],
    })
  }

  /** What a token writes is of its account and of the token. */
  async function writeByRest(token: string): Promise<void> {
    const from = await lastLine(db)
    await fetch(`${server.origin}/api/faq/store`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ titre: 'Délais' }),
    })
    const [line] = await linesAfter(db, from)
    expect(line).toMatchObject({
      act: 'create',
      door: 'rest',
      accountNom: 'Awa',
      tokenId: expect.any(Number),
    })
  }

  test('a form without script is a visitor’s', async () => {
    const from = await lastLine(db)
    const body = new URLSearchParams({ nom: 'Moi', email: 'moi@example.com', message: 'Bonjour' })
    const posted = await fetch(`${server.origin}/contact`, { method: 'POST', body, redirect: 'manual' })
    expect(posted.status).toBe(303)
    expect(await linesAfter(db, from)).toMatchObject([
      { act: 'create', about: 'message', door: 'form', accountId: null },
    ])
  })

  test('nothing of it is a password, a token or a hash of one', async () => {
    const lines = JSON.stringify(await linesAfter(db, 0))
    const accounts = await db.read.selectFrom('account').selectAll().execute()
    const sessions = await db.read.selectFrom('session').selectAll().execute()
    for (const secret of [
      // Who was invited has none yet.
      ...accounts.map((one) => one.passwordHash).filter((hash) => hash !== noPassword),
      ...sessions.map((one) => one.tokenHash),
    ])
      expect(lines).not.toContain(secret)
    for (const secret of [
      administrator.password,
      aya.password,
      'geo_',
      'whsec_',
      'argon2',
      'qui@example.com',
    ])
      expect(lines).not.toContain(secret)
  })

  test('no mutation has been forgotten', () => {
    const inProcess = [
      'acceptIndesirable',
      'acceptIndesirables',
      'addMedia',
      'clearDemoContent',
      'createPreviewLink',
      'cropMedia',
      'deleteRedirect',
      'discardDraft',
      'discardSiteTextDraft',
      'dropEmails',
      'duplicateContent',
      'eraseIndesirable',
      'eraseIndesirables',
      'eraseMedia',
      'erasePerson',
      'forgetMissedAddress',
      'hideFirstSteps',
      'importRedirects',
      'markMessages',
      'publishDraft',
      'replaceMedia',
      'resendEmails',
      'resetSiteText',
      'restoreVersion',
      'revokePreviewLink',
      'saveContent',
      'saveRedirect',
      'scheduleContent',
      ...[...mutations.keys()].filter((name) => /^save\w*Draft$/.test(name)),
      'scheduleContents',
      'setAccessibilite',
      'setAccueil',
      'setChiffres',
      'setMenu',
      'setRetention',
      'undoChange',
      'updateMedia',
      'updateSiteText',
    ]
    expect(
      [...mutations.keys()].filter(
        (name) => !ofContent.has(name) && !done.has(name) && !inProcess.includes(name),
      ),
    ).toEqual([])
  })
})
