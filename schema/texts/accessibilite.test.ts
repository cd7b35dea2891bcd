import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, visitor, type TestSchema } from '../testing/testSchema.ts'

const declared = '{ site { accessibilite { etat taux date auditeur exceptions } } }'
const declare = `mutation ($input: SetAccessibiliteInput!) { done: setAccessibilite(input: $input) {
  __typename
  ... on ValidationError { fields { field code } }
  ... on SetAccessibilitePayload { site { accessibilite { etat } } } } }`
const journal = '{ admin { journal(first: 5) { edges { node { act changes { field before } } } } } }'

const audit = { taux: 72.5, date: '2026-03-31', auditeur: 'Un cabinet d’audit' }

describe.each(kinds)('the declaration of accessibility on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const set = (input: object) => gateway.read('done', declare, { input }, gateway.administrator)
  const seen = () => gateway.read('site.accessibilite', declared, {}, visitor)
  const contentVersion = async () =>
    (await gateway.db.read.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).version

  test('is « non conforme » until staff say otherwise: visitors read it from the next page on, and the journal tells', async () => {
    const nothing = { etat: 'NON_CONFORME', taux: null, date: null, auditeur: null, exceptions: null }
    expect(await seen()).toEqual(nothing)
    const before = await contentVersion()
    const input = { etat: 'PARTIELLEMENT_CONFORME', ...audit, exceptions: ' Les plans en PDF. ' }
    expect(await set(input)).toEqual({
      __typename: 'SetAccessibilitePayload',
      site: { accessibilite: { etat: 'PARTIELLEMENT_CONFORME' } },
    })
    expect(await seen()).toEqual({ ...input, exceptions: 'Les plans en PDF.' })
    const after = await contentVersion()
    expect(after).toBeGreaterThan(before)
    await set(input)
    expect(await contentVersion()).toBe(after)
    await set({ ...input, exceptions: null })
    const lines = await gateway.read('admin.journal.edges', journal, {}, gateway.administrator)
    expect(lines).toMatchObject([
      { node: { act: 'SET_ACCESSIBILITE', changes: [{ field: 'exceptions', before: 'Les plans en PDF.' }] } },
      {
        node: {
          act: 'SET_ACCESSIBILITE',
          changes: expect.arrayContaining([{ field: 'taux', before: null }]),
        },
      },
    ])
  })

  test.each<[string, object, [string, string][]]>([
    [
      'conforming without an audit',
      { etat: 'TOTALEMENT_CONFORME' },
      [
        ['taux', 'REQUIRED'],
        ['date', 'REQUIRED'],
        ['auditeur', 'REQUIRED'],
      ],
    ],
    ['an audit of nobody', { etat: 'NON_CONFORME', ...audit, auditeur: ' ' }, [['auditeur', 'REQUIRED']]],
    ['more than the rate allows', { etat: 'TOTALEMENT_CONFORME', ...audit }, [['taux', 'INVALID']]],
    ['a rate above all', { etat: 'TOTALEMENT_CONFORME', ...audit, taux: 101 }, [['taux', 'OUT_OF_RANGE']]],
    ['an audit to come', { etat: 'NON_CONFORME', ...audit, date: '2999-01-01' }, [['date', 'INVALID']]],
    ['a day that is none', { etat: 'NON_CONFORME', ...audit, date: '2026-02-30' }, [['date', 'INVALID']]],
  ])('%s is refused at its field', async (_name, input, faults) => {
    expect(await set(input)).toEqual({
      __typename: 'ValidationError',
      fields: faults.map(([field, code]) => ({ field, code })),
    })
  })
})
