import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { lastLine, linesAfter } from '../../db/testing/testJournal.ts'
import { newSchema, ofTheGateway, type TestSchema } from '../testing/testSchema.ts'

describe.each(kinds)('registrations on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const set = (open: boolean) =>
    gateway.read(
      'done.site.registrationsOpen',
      `mutation ($input: SetRegistrationsInput!) { done: setRegistrations(input: $input) {
        ... on SetRegistrationsPayload { site { registrationsOpen } } } }`,
      { input: { open } },
      gateway.administrator,
    )
  const register = async (input: Record<string, string>) => {
    const { data, errors } = await gateway.answer(
      `mutation ($input: RegisterInput!) { done: register(input: $input) {
        __typename ... on Error { code message } ... on ValidationError { fields { field } } } }`,
      { input },
    )
    return errors?.[0]?.message ?? data?.done
  }
  const asked = { nom: 'Aya', email: 'aya@example.com', password: 'une phrase que l’on retient' }

  test('are open at first, and closed and opened again with a line each', async () => {
    expect(await gateway.read('site', '{ site { registrationsOpen } }')).toEqual({ registrationsOpen: true })
    // It goes on to the gateway, which is not here.
    expect(await register(asked)).toBe(ofTheGateway)
    const from = await lastLine(gateway.db)
    expect(await set(false)).toBe(false)
    expect(await set(false)).toBe(false)
    expect(await gateway.read('site', '{ site { registrationsOpen } }')).toEqual({ registrationsOpen: false })
    expect(await set(true)).toBe(true)
    expect(await register(asked)).toBe(ofTheGateway)
    const lines = await linesAfter(gateway.db, from)
    expect(lines.map(({ act, accountNom, about }) => [act, accountNom, about])).toEqual([
      ['setRegistrations', 'Awa', 'site'],
      ['setRegistrations', 'Awa', 'site'],
    ])
  })

  test('that are closed are refused in the same words, whatever is sent', async () => {
    await set(false)
    const refused = {
      __typename: 'ForbiddenError',
      code: 'FORBIDDEN',
      message: 'Les comptes s’ouvrent ici sur invitation.',
    }
    for (const input of [asked, { ...asked, email: 'rien' }, { ...asked, password: 'court' }])
      expect(await register(input)).toEqual(refused)
    // A set-up token is looked at: a new installation has no other way in.
    expect(await register({ ...asked, setupToken: 'x' })).toBe(ofTheGateway)
    await set(true)
  })
})
