import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../db/connection/connect.ts'
import { contentTables } from '../../db/content/contentTypes.ts'
import { isMigrated } from '../../db/migrate.ts'
import { kinds, newMigrated, newPlace, programKinds } from '../../db/testing/testDatabases.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client, runProgram } from '../lab/servers/server.ts'

describe.each(programKinds)('npm run account on %s, beside a running server', (kind) => {
  let place: Awaited<ReturnType<typeof newMigrated>>
  let server: InProcess

  beforeAll(async () => {
    place = await newMigrated(kind)
    server = await startInProcess({}, place)
  })
  afterAll(async () => {
    await server.stop()
    place.remove()
  })

  function environment(): Record<string, string> {
    return { DATA_DIR: place.dataDir, ...(place.url ? { DATABASE_URL: place.url } : {}) }
  }

  function account(...args: string[]): Promise<{ code: number | null; said: string }> {
    return runProgram('account', args, { ...environment(), PUBLIC_URL: server.origin })
  }

  /** Takes the link that was printed, as its page does. */
  async function choose(said: string, password: string): Promise<string> {
    const token = /\/admin\/login\?nouveau#reinitialiser=(\S+)$/.exec(said)?.[1]
    const { done } = await client(server.origin).run<{ done: { token?: string; code?: string } }>(
      `mutation ($input: ResetPasswordInput!) {
        done: resetPassword(input: $input) { ... on LoginPayload { token } ... on Error { code } }
      }`,
      { input: { token, password } },
    )
    return done.token ? 'in' : (done.code ?? '')
  }

  test('creates an account, whose link works once', async () => {
    const { code, said } = await account('create', 'Koffi@Example.com', 'Koffi', 'Yao')
    expect(code).toBe(0)
    expect(await choose(said, 'une autre phrase longue')).toBe('in')
    expect(await choose(said, 'une troisième phrase longue')).toBe('VALIDATION')
    expect((await account()).said).toMatch(/koffi@example\.com\tKoffi Yao\tactif\t\d{4}-/)
    expect(await account('create', 'koffi@example.com')).toMatchObject({
      code: 1,
      said: 'Il y a déjà un compte koffi@example.com.',
    })
  })

  test('activates who waits, and gives a new password to who has lost his', async () => {
    await client(server.origin).run(
      'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }',
      { input: { nom: 'Aya', email: 'aya@example.com', password: 'phrase de passe longue' } },
    )
    expect((await account('list')).said).toMatch(/aya@example\.com\tAya\ten attente/)
    expect(await account('reset', 'aya@example.com')).toMatchObject({ code: 1 })
    const opened = await account('activate', 'aya@example.com')
    expect(opened.said).toMatch(/^Le compte aya@example\.com est actif\. Pour choisir le mot de passe/)
    expect(await choose(opened.said, 'encore une phrase longue')).toBe('in')
    expect((await account('activate', 'aya@example.com')).said).toBe('Le compte aya@example.com est actif.')
    const { said } = await account('reset', 'aya@example.com')
    expect(await choose(said, 'encore une autre phrase')).toBe('in')
  })

  test('tells who is disabled from who waits, and activates him again', async () => {
    const staff = client(server.origin)
    await staff.signIn()
    const found = await staff.run<{
      admin: { accounts: { edges: { node: { id: string; nom: string } }[] } }
    }>('{ admin { accounts { edges { node { id nom } } } } }')
    const id = found.admin.accounts.edges.find(({ node }) => node.nom === 'Aya')?.node.id
    await staff.run('mutation ($id: ID!) { disableAccount(input: { id: $id }) { __typename } }', { id })
    expect((await account('list')).said).toMatch(/aya@example\.com\tAya\tdésactivé/)
    await account('activate', 'aya@example.com')
    expect((await account('list')).said).toMatch(/aya@example\.com\tAya\tactif/)
    const { node } = await staff.run<{ node: { status: boolean; waiting: boolean } }>(
      'query ($id: ID!) { node(id: $id) { ... on Account { status waiting } } }',
      { id },
    )
    expect(node).toEqual({ status: true, waiting: false })
  })

  test('makes an owner of whoever comes first where there is none, and of whom it names', async () => {
    const staff = await openDatabase({ url: place.url, dataDir: place.dataDir })
    onTestFinished(() => staff.close())
    const roles = async () => {
      const rows = await staff.read.selectFrom('account').select(['email', 'role']).orderBy('id').execute()
      return new Map(rows.map(({ email, role }) => [email, role]))
    }
    const demote = () =>
      staff.transaction((trx) => trx.updateTable('account').set({ role: 'ADMINISTRATEUR' }).execute())
    await demote()
    await staff.transaction((trx) =>
      trx.updateTable('account').set({ status: false }).where('email', '=', 'aya@example.com').execute(),
    )
    await account('activate', 'aya@example.com')
    expect([...(await roles()).values()].filter((role) => role === 'PROPRIETAIRE')).toHaveLength(1)
    expect((await roles()).get('aya@example.com')).toBe('PROPRIETAIRE')
    await demote()
    await account('create', 'premier@example.com')
    expect((await roles()).get('premier@example.com')).toBe('PROPRIETAIRE')
    await account('create', 'second@example.com')
    expect((await roles()).get('second@example.com')).toBe('ADMINISTRATEUR')
    expect(await account('owner', 'second@example.com')).toEqual({
      code: 0,
      said: 'Le compte second@example.com est propriétaire du site.',
    })
    expect((await roles()).get('second@example.com')).toBe('PROPRIETAIRE')
    expect((await account('administrator', 'premier@example.com')).code).toBe(0)
    expect((await roles()).get('premier@example.com')).toBe('ADMINISTRATEUR')
    expect(await account('accueil', 'premier@example.com')).toEqual({
      code: 0,
      said: 'Le compte premier@example.com a le rôle «\u00a0accueil\u00a0».',
    })
    expect((await roles()).get('premier@example.com')).toBe('ACCUEIL')
    expect(await account('administrator', 'second@example.com')).toMatchObject({
      code: 1,
      said: expect.stringContaining('est le dernier propriétaire du site'),
    })
    expect((await account('owner', 'personne@example.com')).said).toBe(
      'Il n’y a pas de compte actif personne@example.com.',
    )
  })

  test('says what is wrong in a sentence', async () => {
    expect((await account('activate', 'personne@example.com')).said).toBe(
      'Il n’y a pas de compte personne@example.com.',
    )
    for (const args of [
      ['remove', 'aya@example.com'],
      ['reset'],
      ['reset', 'aya'],
      ['__proto__', 'a@b.ci'],
    ]) {
      const { code, said } = await account(...args)
      expect([code, said.split('\n')[0]]).toEqual([1, expect.stringContaining('npm run account')])
    }
  })
})

test.each(kinds)(
  'programs that start together on a new database in %s apply each step once',
  async (kind) => {
    const { remove, ...place } = await newPlace(kind)
    onTestFinished(remove)
    const environment = { DATA_DIR: place.dataDir, ...(place.url && { DATABASE_URL: place.url }) }
    const programs = [1, 2, 3, 4, 5].map((n) =>
      runProgram('account', ['create', `aya${n}@example.com`], environment),
    )
    expect((await Promise.all(programs)).map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
    const db = await openDatabase(place)
    onTestFinished(() => db.close())
    expect(await isMigrated(db)).toBe(true)
    expect(await db.read.selectFrom('contentStats').select('type').execute()).toHaveLength(
      contentTables.length,
    )
  },
)
