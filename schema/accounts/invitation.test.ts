import { graphql } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../db/accounts/accountTables.ts'
import { noPassword } from '../../db/accounts/accounts.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { lastLine, linesAfter } from '../../db/testing/testJournal.ts'
import type { Caller } from '../context.ts'
import { schema } from '../schema.ts'
import { newSchema, type TestSchema } from '../testing/testSchema.ts'

const invite = `mutation ($input: InviteAccountInput!) { done: inviteAccount(input: $input) {
  __typename
  ... on ActivationPayload { account { nom email status role waiting } passwordLink { link } }
  ... on ValidationError { fields { field message code } }
  ... on Error { code message } } }`

describe.each(kinds)('invitations on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const newAccount = async (
    nom: string,
    row: { status?: boolean; disabledAt?: string; role?: Role } = {},
  ): Promise<Caller> => {
    const account = await gateway.db.transaction((trx) =>
      trx
        .insertInto('account')
        .values({
          nom,
          email: `${nom}@example.com`.toLowerCase(),
          passwordHash: '-',
          status: true,
          createdAt: '',
          ...row,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
    return { ...gateway.administrator, account }
  }
  const ask = (input: Record<string, unknown>, who = gateway.administrator) =>
    gateway.read('done', invite, { input }, who)

  test('an account is open at once, with the role that was chosen and no password', async () => {
    const from = await lastLine(gateway.db)
    expect(await ask({ nom: ' Koffi ', email: 'Koffi@Example.com', role: 'REDACTION' })).toMatchObject({
      account: { nom: 'Koffi', email: 'koffi@example.com', status: true, role: 'REDACTION', waiting: false },
      passwordLink: null,
    })
    const lines = await linesAfter(gateway.db, from)
    expect(lines.map(({ act, accountNom, libelle }) => [act, accountNom, libelle])).toEqual([
      ['inviteAccount', 'Awa', 'Koffi'],
      ['setRole', 'Awa', 'Koffi'],
    ])
    const { passwordHash } = await gateway.db.read
      .selectFrom('account')
      .select('passwordHash')
      .where('email', '=', 'koffi@example.com')
      .executeTakeFirstOrThrow()
    expect(passwordHash).toBe(noPassword)
    expect(await ask({ nom: 'Salif', email: 'salif@example.com' })).toMatchObject({
      account: { role: 'ADMINISTRATEUR' },
    })
  })

  test('an address that has an account is refused beside its field, whatever the account is', async () => {
    await newAccount('Active')
    await newAccount('Attend', { status: false })
    await newAccount('Fermee', { status: false, disabledAt: '2026-01-01T00:00:00.000Z' })
    const from = await lastLine(gateway.db)
    for (const [email, message] of [
      ['ACTIVE@example.com', 'Cette adresse a déjà un compte.'],
      ['attend@example.com', 'Cette adresse a déjà demandé un compte\u00a0: activez-le parmi les comptes.'],
      ['fermee@example.com', 'Cette adresse a un compte désactivé\u00a0: activez-le parmi les comptes.'],
    ])
      expect(await ask({ nom: 'X', email })).toMatchObject({
        code: 'VALIDATION',
        fields: [{ field: 'email', message, code: 'TAKEN' }],
      })
    expect(await ask({ nom: '', email: 'rien' })).toMatchObject({
      fields: [{ field: 'nom' }, { field: 'email' }],
    })
    expect(await linesAfter(gateway.db, from)).toEqual([])
  })

  test('the role is guarded as that of an account that is activated', async () => {
    const administrator = await newAccount('Fanta')
    const owner = await ask({ nom: 'P', email: 'p1@example.com', role: 'PROPRIETAIRE' }, administrator)
    expect(owner).toMatchObject({
      __typename: 'ForbiddenError',
      message: 'Seul un propriétaire peut nommer un propriétaire.',
    })
    const accounts = gateway.db.read.selectFrom('account').select('id').where('email', '=', 'p1@example.com')
    expect(await accounts.execute()).toEqual([])
    expect(await ask({ nom: 'P', email: 'p1@example.com', role: 'PROPRIETAIRE' })).toMatchObject({
      account: { role: 'PROPRIETAIRE' },
    })
    expect(await ask({ nom: 'A', email: 'a1@example.com' }, administrator)).toMatchObject({
      account: { role: 'ADMINISTRATEUR' },
    })
    for (const role of ['REDACTION', 'ACCUEIL', 'LECTURE'] as const)
      expect(
        await ask({ nom: 'R', email: `${role}@exemple.ci` }, await newAccount(role, { role })),
      ).toMatchObject({ code: 'FORBIDDEN' })
    const token: Caller = { ...gateway.administrator, tokenId: 1, scope: 'WRITE' }
    expect(await ask({ nom: 'J', email: 'jeton@example.com' }, token)).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('owners are told by e-mail', async () => {
    await gateway.db.transaction((trx) => trx.deleteFrom('job').where('kind', '=', 'email').execute())
    const { data } = await graphql({
      schema,
      source: invite,
      variableValues: { input: { nom: 'Binta', email: 'binta@example.com', role: 'ACCUEIL' } },
      contextValue: { ...gateway.context(gateway.administrator), sendsMail: true },
    })
    expect(data).toMatchObject({ done: { __typename: 'ActivationPayload' } })
    const jobs = await gateway.db.read
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', 'email')
      .execute()
    const told = jobs.map(({ payload }): { act?: string; nom?: string } => JSON.parse(payload))
    expect(told.map(({ act, nom }) => [act, nom])).toEqual(
      expect.arrayContaining([
        ['activateAccount', 'Binta'],
        ['setRole', 'Binta'],
      ]),
    )
  })

  test('of two who invite one address at once, one is told that it has an account', async () => {
    const both = await Promise.all(['Un', 'Deux'].map((nom) => ask({ nom, email: 'ensemble@example.com' })))
    expect(both.map((one) => Object(one).__typename).toSorted()).toEqual([
      'ActivationPayload',
      'ValidationError',
    ])
  })
})
