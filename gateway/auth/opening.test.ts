import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { accountOf, activateAccount, newColleague } from '../lab/testing/colleague.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { administrator, client } from '../lab/servers/server.ts'

const login = `mutation ($input: LoginInput!) { result: login(input: $input) {
  ... on LoginPayload { token } ... on ValidationError { fields { message } } } }`

interface Answer {
  result: { token?: string; fields?: { message: string }[] }
}

describe.each(programKinds)('who asks for an account on %s', (kind) => {
  let server: InProcess
  let remove: () => void
  let staff: ReturnType<typeof client>

  beforeAll(async () => {
    const place = await newMigrated(kind)
    remove = place.remove
    server = await startInProcess({}, place)
    staff = client(server.origin)
    await staff.signIn()
  })
  afterAll(async () => {
    await server.stop()
    remove()
  })

  const ask = (nom: string, email: string, password: string) =>
    client(server.origin).run(
      'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }',
      { input: { nom, email, password } },
    )
  const signIn = async (email: string, password: string) =>
    (await client(server.origin).run<Answer>(login, { input: { email, password } })).result

  test('first under another’s address gets nothing: its password is chosen by the link', async () => {
    const email = 'aya@example.com'
    await ask('Un inconnu', email, 'le mot de l’inconnu')
    await ask('Aya', email, 'le mot de passe d’Aya')
    const id = await accountOf(staff, email)
    const requests = () =>
      staff.run('query ($id: ID!) { node(id: $id) { ... on Account { requests waiting } } }', { id })
    expect(await requests()).toEqual({ node: { requests: 2, waiting: true } })
    // Who knows the password of the request is told that it waits.
    const told = await signIn(email, 'le mot de l’inconnu')
    expect(told.fields?.[0]?.message).toContain('attend encore')
    expect((await signIn(email, 'le mot de passe d’Aya')).fields?.[0]?.message).toContain('incorrect')
    await activateAccount(staff, id, 'une phrase bien à elle')
    for (const password of ['le mot de l’inconnu', 'le mot de passe d’Aya', ''])
      expect((await signIn(email, password)).token).toBeUndefined()
    expect((await signIn(email, 'une phrase bien à elle')).token).toBeDefined()
  })

  test('and was disabled since comes back by a new link alone, and what he had given out has ended', async () => {
    const yao = { nom: 'Yao', email: 'yao@example.com', password: 'la phrase de Yao' }
    const { id, token } = await newColleague(staff, yao)
    const his = client(server.origin)
    his.bear(token)
    const { faq } = await his.run<{ faq: { content: { id: string } } }>(
      'mutation { faq: createFaq(input: { titre: "F" }) { ... on CreateFaqPayload { content { id } } } }',
    )
    const links = () =>
      staff.run('query ($id: ID!) { node(id: $id) { ... on Faq { previewLinks { createdBy } } } }', {
        id: faq.content.id,
      })
    await his.run('mutation ($id: ID!) { createPreviewLink(input: { id: $id }) { __typename } }', {
      id: faq.content.id,
    })
    expect(await links()).toEqual({ node: { previewLinks: [{ createdBy: 'Yao' }] } })
    const { made } = await staff.run<{ made: { link: string } }>(
      'mutation ($id: ID!) { made: createPasswordLink(input: { id: $id }) { ... on PasswordLinkPayload { link } } }',
      { id },
    )
    await staff.run('mutation ($id: ID!) { disableAccount(input: { id: $id }) { __typename } }', { id })
    expect(await links()).toEqual({ node: { previewLinks: [] } })
    await activateAccount(staff, id, 'la nouvelle phrase de Yao')
    expect((await signIn(yao.email, yao.password)).token).toBeUndefined()
    expect((await signIn(yao.email, 'la nouvelle phrase de Yao')).token).toBeDefined()
    const used = await client(server.origin).run<Answer>(
      `mutation ($input: ResetPasswordInput!) { result: resetPassword(input: $input) {
        ... on LoginPayload { token } } }`,
      {
        input: {
          token: made.link.split('=').at(-1),
          password: 'qui avait le lien d’avant',
        },
      },
    )
    expect(used.result.token).toBeUndefined()
  })

  test('where accounts are opened by invitation is told so, whoever he is, and nothing is written', async () => {
    const set = (open: boolean) =>
      staff.run(`mutation { setRegistrations(input: { open: ${open} }) { __typename } }`)
    const accounts = async () => (await staff.run<object>('{ admin { accounts { totalCount } } }')) ?? {}
    await ask('Attend', 'attend@example.com', 'la phrase qui attend')
    const before = await accounts()
    await set(false)
    const answers = []
    for (const email of ['inconnu@example.com', 'attend@example.com', administrator.email])
      answers.push(
        await client(server.origin).run(
          `mutation ($input: RegisterInput!) { register(input: $input) { __typename ... on Error { message } } }`,
          { input: { nom: 'X', email, password: 'une phrase quelconque' } },
        ),
      )
    const message = 'Les comptes s’ouvrent ici sur invitation.'
    expect(answers).toEqual(Array(3).fill({ register: { __typename: 'ForbiddenError', message } }))
    expect(await accounts()).toEqual(before)
    const forged = await client(server.origin).run(
      'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }',
      { input: { nom: 'X', email: 'x@example.com', password: 'une phrase quelconque', setupToken: 'x' } },
    )
    expect(forged).toEqual({ register: { __typename: 'ValidationError' } })
    const page = async (path: string) => (await fetch(server.origin + path)).text()
    for (const path of ['/admin/login', '/admin/inscrire'])
      expect(await page(path)).toContain('data-inscriptions="fermees"')
    await set(true)
    for (const path of ['/admin/login', '/admin/inscrire'])
      expect(await page(path)).not.toContain('data-inscriptions')
  })
})
