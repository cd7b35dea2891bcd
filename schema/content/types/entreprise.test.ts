import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../../db/testing/testDatabases.ts'
import { newSchema, type Item, type TestSchema } from '../../testing/testSchema.ts'
import { couleurFaults } from '../fields/couleur.ts'

describe.each(kinds)('the face of a firm, on %s,', (kind) => {
  let gateway: TestSchema
  let firm: Item
  beforeAll(async () => {
    gateway = await newSchema(kind)
    firm = await gateway.sample('entreprise', 'Cabinet Koné')
  })
  afterAll(() => gateway.close())

  const face = () =>
    gateway.read('site.entreprise', '{ site { entreprise { couleur logoSeul symbole { url } } } }')
  const update = (input: object) => gateway.mutate('update', 'entreprise', { id: firm.id, ...input })

  test('is empty before anybody says something of it', async () => {
    const nothing = { couleur: null, logoSeul: false, symbole: null }
    expect(await face()).toEqual(nothing)
    await gateway.mutate('publish', 'entreprise', { id: firm.id })
    expect(await face()).toEqual(nothing)
  })

  test('is seen by visitors once the firm is published', async () => {
    await update({ couleur: ' #1F4E8C ', logoSeul: true })
    expect(await face()).toMatchObject({ couleur: '#1f4e8c', logoSeul: true })
    await update({ couleur: '' })
    expect(await face()).toMatchObject({ couleur: null })
  })

  test.each([
    ['bleu', couleurFaults.shape],
    ['#ffcc00', couleurFaults.papier],
    ['#0000ff', couleurFaults.nuit],
  ])('refuses the colour %s, in drafts too', async (couleur, message) => {
    const refused = { code: 'VALIDATION', fields: [{ field: 'couleur', message }] }
    expect(await update({ couleur })).toMatchObject(refused)
    const draft = await gateway.read(
      'result',
      `mutation ($input: SaveEntrepriseDraftInput!) { result: saveEntrepriseDraft(input: $input) {
        ... on ValidationError { code fields { field message } } } }`,
      { input: { id: firm.id, couleur } },
      gateway.administrator,
    )
    expect(draft).toEqual(refused)
  })

  test('has a switch that is no null', async () => {
    expect(await update({ logoSeul: null })).toMatchObject({ code: 'VALIDATION' })
  })
})

describe.each(kinds)('since when a firm exists, on %s,', (kind) => {
  let gateway: TestSchema
  let firm: Item
  beforeAll(async () => {
    gateway = await newSchema(kind)
    firm = await gateway.sample('entreprise', 'Cabinet Koné', { status: true })
  })
  afterAll(() => gateway.close())

  const say = (fondation: string | null) => gateway.mutate('update', 'entreprise', { id: firm.id, fondation })
  const seen = () => gateway.read('site.entreprise', '{ site { entreprise { fondation } } }')

  test('is nothing at first, and a year, a month or a day that has come', async () => {
    expect(await seen()).toEqual({ fondation: null })
    const today = new Date().toISOString().slice(0, 10)
    for (const fondation of ['1998', '1998-03', '2000-02-29', today.slice(0, 4), today.slice(0, 7)]) {
      await say(` ${fondation} `)
      expect(await seen()).toEqual({ fondation })
    }
    await say('')
    expect(await seen()).toEqual({ fondation: null })
  })

  test.each([
    ['en 1998', 'Écrivez l’année, comme 1998, ou la date, comme 1998-03-31.'],
    ['98', 'Écrivez l’année, comme 1998, ou la date, comme 1998-03-31.'],
    ['1998-3', 'Écrivez l’année, comme 1998, ou la date, comme 1998-03-31.'],
    ['1998-13', 'Cette date n’existe pas.'],
    ['1999-02-29', 'Cette date n’existe pas.'],
    ['2999', 'Cette date n’est pas encore venue.'],
    ['2999-01-01', 'Cette date n’est pas encore venue.'],
  ])('is not %s', async (fondation, message) => {
    expect(await say(fondation)).toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'fondation', message }],
    })
  })
})
