import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import type { Role } from '../../db/accounts/accountTables.ts'
import type { Row } from '../../db/tables.ts'
import type { Caller } from '../context.ts'
import { graphql } from 'graphql'
import { schema } from '../schema.ts'
import { notifyOwners } from './owners.ts'
import { newSchema, type TestSchema } from '../testing/testSchema.ts'

describe.each(kinds)('whose the site is, on %s', (kind) => {
  let gateway: TestSchema
  let owner: Row<'account'>
  let newest: Row<'account'>

  beforeAll(async () => {
    gateway = await newSchema(kind)
    const { account } = gateway.administrator
    if (!account) throw new Error('The administrator has no account.')
    owner = account
    newest = await newAccount('Koffi')
  })
  afterAll(() => gateway.close())

  const idOf = ({ id }: Row<'account'>) => Buffer.from(`Account:${id}`).toString('base64')
  const as = (account: Row<'account'>): Caller => ({ ...gateway.administrator, account })
  const act = (name: string, who: Row<'account'>, on: Row<'account'>, role = '') =>
    gateway.read(
      'done.__typename',
      `mutation ($id: ID!) { done: ${name}(input: { id: $id ${role && `, role: ${role}`} }) { __typename } }`,
      { id: idOf(on) },
      as(who),
    )
  const newAccount = (nom: string) =>
    gateway.db.transaction((trx) =>
      trx
        .insertInto('account')
        .values({ nom, email: `${nom}@example.com`, passwordHash: '-', status: true, createdAt: '' })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  const roles = () => gateway.db.read.selectFrom('account').select(['nom', 'role']).orderBy('id').execute()

  test('the newest account takes the place of no owner', async () => {
    for (const name of ['disableAccount', 'deleteAccount'])
      expect([name, await act(name, newest, owner)]).toEqual([name, 'ForbiddenError'])
    for (const role of ['ADMINISTRATEUR', 'PROPRIETAIRE'])
      for (const on of [owner, newest]) expect(await act('setRole', newest, on, role)).toBe('ForbiddenError')
    const why = (on: Row<'account'>) =>
      gateway.read(
        'done.message',
        'mutation ($id: ID!) { done: setRole(input: { id: $id, role: PROPRIETAIRE }) { ... on Error { message } } }',
        { id: idOf(on) },
        as(newest),
      )
    expect(await why(newest)).toBe('Seul un propriétaire peut nommer un propriétaire.')
    expect(await why(owner)).toContain('Ce compte est celui d’un propriétaire du site')
    expect(await roles()).toEqual([
      { nom: 'Awa', role: 'PROPRIETAIRE' },
      { nom: 'Koffi', role: 'ADMINISTRATEUR' },
    ])
  })

  test('an owner names another, and one stays', async () => {
    expect(await act('setRole', owner, owner, 'ADMINISTRATEUR')).toBe('ForbiddenError')
    expect(await act('disableAccount', owner, owner)).toBe('ForbiddenError')
    expect(await act('setRole', owner, newest, 'PROPRIETAIRE')).toBe('SetRolePayload')
    // Neither takes the other's account; who named takes the role back, and nobody his.
    expect(await act('setRole', newest, owner, 'ADMINISTRATEUR')).toBe('ForbiddenError')
    for (const [who, on] of [
      [newest, owner],
      [owner, newest],
    ] as const)
      expect(await act('disableAccount', who, on)).toBe('ForbiddenError')
    const other = await newAccount('Yao')
    expect(await act('setRole', newest, other, 'PROPRIETAIRE')).toBe('SetRolePayload')
    for (const on of [newest, owner])
      expect(await act('setRole', other, on, 'ADMINISTRATEUR')).toBe('ForbiddenError')
    expect(await act('setRole', owner, newest, 'ADMINISTRATEUR')).toBe('SetRolePayload')
    expect(await act('disableAccount', owner, newest)).toBe('ActivationPayload')
    // Who named them in turn does not matter.
    expect(await act('setRole', owner, other, 'ADMINISTRATEUR')).toBe('SetRolePayload')
    expect(await act('activateAccount', owner, newest)).toBe('ActivationPayload')
    expect(await act('setRole', owner, newest, 'PROPRIETAIRE')).toBe('SetRolePayload')
    // He has chosen no password since: he cannot sign in.
    expect(await act('setRole', owner, owner, 'ADMINISTRATEUR')).toBe('ForbiddenError')
    expect(await act('disableAccount', owner, owner)).toBe('ForbiddenError')
    await gateway.db.transaction((trx) =>
      trx.updateTable('account').set({ passwordHash: '-' }).where('id', '=', newest.id).execute(),
    )
    // Who was named again since, by the one whom he had named, is above him no more.
    expect(await act('setRole', owner, owner, 'ADMINISTRATEUR')).toBe('SetRolePayload')
    expect(await act('setRole', newest, owner, 'PROPRIETAIRE')).toBe('SetRolePayload')
    expect(await act('setRole', owner, newest, 'ADMINISTRATEUR')).toBe('ForbiddenError')
    expect(await act('disableAccount', newest, newest)).toBe('ActivationPayload')
    // Only an owner reactivates a former owner: the link of that account would open it to anybody.
    expect(await act('activateAccount', other, newest)).toBe('ForbiddenError')
    expect(await act('deleteAccount', other, newest)).toBe('ForbiddenError')
    expect(await act('activateAccount', owner, newest)).toBe('ActivationPayload')
  })

  test('the journal and the list of preview links name who has another name by now', async () => {
    const rename = 'mutation ($nom: String!) { updateAccount(input: { nom: $nom }) { __typename } }'
    const faq = await gateway.sample('faq')
    await gateway.read(
      'done',
      'mutation ($id: ID!) { done: createPreviewLink(input: { id: $id }) { __typename } }',
      { id: faq.id },
      as(owner),
    )
    await gateway.read('updateAccount', rename, { nom: 'Awa K.' }, as(owner))
    const lines = '{ admin { journal(first: 2) { edges { node { act by libelle } } } } }'
    expect(await gateway.read('admin.journal.edges', lines, {}, as(owner))).toEqual([
      { node: { act: 'UPDATE_ACCOUNT', by: 'Awa K.', libelle: 'Awa K.' } },
      { node: { act: 'SHARE', by: 'Awa K.', libelle: 'Échantillon' } },
    ])
    const links = '{ admin { previewLinks { totalCount edges { node { createdBy content { id } } } } } }'
    expect(await gateway.read('admin.previewLinks', links, {}, as(owner))).toEqual({
      totalCount: 1,
      edges: [{ node: { createdBy: 'Awa K.', content: { id: faq.id } } }],
    })
    await gateway.read('updateAccount', rename, { nom: 'Awa' }, as(owner))
  })

  test('administrators give roles to those below them, up to their own, and owners to administrators', async () => {
    const administrator = await newAccount('Aya')
    const desk = await newAccount('Salif')
    const give = (role: Role) => act('setRole', administrator, desk, role)
    // One who is an administrator already is an owner’s business.
    expect(await give('ACCUEIL')).toBe('ForbiddenError')
    expect(await act('setRole', administrator, administrator, 'LECTURE')).toBe('ForbiddenError')
    expect(await act('setRole', owner, desk, 'REDACTION')).toBe('SetRolePayload')
    for (const role of ['ACCUEIL', 'LECTURE', 'REDACTION'] as const)
      expect(await give(role)).toBe('SetRolePayload')
    expect(await give('PROPRIETAIRE')).toBe('ForbiddenError')
    expect(await act('disableAccount', administrator, desk)).toBe('ActivationPayload')
    const open = (role: string) =>
      gateway.read(
        'done.account.role',
        'mutation ($id: ID!, $role: Role) { done: activateAccount(input: { id: $id }, role: $role) { ... on ActivationPayload { account { role } } } }',
        { id: idOf(desk), role },
        as(administrator),
      )
    expect(await open('PROPRIETAIRE')).toBe(undefined)
    expect(await open('LECTURE')).toBe('LECTURE')
    expect(await give('ADMINISTRATEUR')).toBe('SetRolePayload')
    expect(await give('LECTURE')).toBe('ForbiddenError')
  })

  test('an account that asked for one is opened with the role it is to have', async () => {
    const asked = async (nom: string) =>
      gateway.db.transaction((trx) =>
        trx
          .insertInto('account')
          .values({ nom, email: `${nom}@example.com`, passwordHash: '-', status: false, createdAt: '' })
          .returningAll()
          .executeTakeFirstOrThrow(),
      )
    const open = async (nom: string, who: Row<'account'>, role: string | null) =>
      gateway.read(
        'done',
        `mutation ($id: ID!, $role: Role) { done: activateAccount(input: { id: $id }, role: $role) {
          __typename ... on ActivationPayload { account { role } } ... on Error { message } } }`,
        { id: idOf(await asked(nom)), role },
        as(who),
      )
    const administrator = await newAccount('Fanta')
    expect(await open('un', administrator, null)).toMatchObject({ account: { role: 'ADMINISTRATEUR' } })
    expect(await open('deux', administrator, 'REDACTION')).toMatchObject({ account: { role: 'REDACTION' } })
    expect(await open('trois', administrator, 'PROPRIETAIRE')).toMatchObject({
      __typename: 'ForbiddenError',
      message: 'Seul un propriétaire peut nommer un propriétaire.',
    })
    expect(await open('quatre', owner, 'PROPRIETAIRE')).toMatchObject({ account: { role: 'PROPRIETAIRE' } })
  })

  test('a role that is given at the opening is told to owners as any other, and refused once an account is open', async () => {
    const waiting = await gateway.db.transaction((trx) =>
      trx
        .insertInto('account')
        .values({ nom: 'Binta', email: 'binta@example.com', passwordHash: '-', status: false, createdAt: '' })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
    await gateway.db.transaction((trx) => trx.deleteFrom('job').where('kind', '=', 'email').execute())
    const { data } = await graphql({
      schema,
      source:
        'mutation ($id: ID!) { done: activateAccount(input: { id: $id }, role: PROPRIETAIRE) { __typename } }',
      variableValues: { id: idOf(waiting) },
      contextValue: { ...gateway.context(as(owner)), sendsMail: true },
    })
    expect(data).toEqual({ done: { __typename: 'ActivationPayload' } })
    const jobs = await gateway.db.read
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', 'email')
      .execute()
    const told = jobs.map(({ payload }): { act?: string; nom?: string } => JSON.parse(payload))
    expect(told.filter(({ nom }) => nom === 'Binta').map(({ act: one }) => one)).toContain('setRole')
    const again = await gateway.read(
      'done',
      `mutation ($id: ID!) { done: activateAccount(input: { id: $id }, role: LECTURE) {
        __typename ... on Error { message } } }`,
      { id: idOf(waiting) },
      as(owner),
    )
    expect(again).toEqual({
      __typename: 'ForbiddenError',
      message: 'Ce compte est déjà actif\u00a0: changez son rôle parmi les comptes.',
    })
  })

  test('owners who all step back at once leave one', async () => {
    const both = [await newAccount('Premier'), await newAccount('Second')]
    await gateway.db.transaction((trx) => trx.updateTable('account').set({ role: 'LECTURE' }).execute())
    await gateway.db.transaction((trx) =>
      trx
        .updateTable('account')
        .set({ role: 'PROPRIETAIRE', passwordHash: '-' })
        .where(
          'id',
          'in',
          both.map(({ id }) => id),
        )
        .execute(),
    )
    const done = await Promise.all(both.map((one) => act('setRole', one, one, 'LECTURE')))
    expect(done.toSorted()).toEqual(['ForbiddenError', 'SetRolePayload'])
    const left = (await roles()).filter(({ role }) => role === 'PROPRIETAIRE')
    expect(left).toHaveLength(1)
    const [last] = both.filter(({ nom }) => nom === left[0]?.nom)
    if (last)
      for (const name of ['disableAccount', 'deleteAccount'])
        expect(await act(name, last, last)).toBe('ForbiddenError')
    await gateway.db.transaction((trx) =>
      trx.updateTable('account').set({ role: 'PROPRIETAIRE' }).where('id', '=', owner.id).execute(),
    )
  })

  test('owners are told by e-mail of what is done to an account', async () => {
    const context = { ...gateway.context(as(owner)), sendsMail: true }
    await gateway.db.transaction((trx) => trx.deleteFrom('job').where('kind', '=', 'email').execute())
    await gateway.db.transaction((trx) => notifyOwners(trx, context, 'disableAccount', newest))
    const jobs = await gateway.db.read
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', 'email')
      .execute()
    const told = jobs.map(({ payload }): object => JSON.parse(payload))
    expect(told).toContainEqual({
      text: 'accountAct',
      to: 'awa@example.com',
      act: 'disableAccount',
      nom: 'Koffi',
      by: 'Awa',
    })
  })
})
