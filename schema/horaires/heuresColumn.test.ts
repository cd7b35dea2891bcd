import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { closedWeek } from './heures.ts'
import { newSchema, type Item, type TestSchema } from '../testing/testSchema.ts'

const day = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

describe.each(kinds)('opening hours by day, on %s,', (kind) => {
  let gateway: TestSchema
  let firm: Item
  beforeAll(async () => {
    gateway = await newSchema(kind)
    firm = await gateway.sample('entreprise', 'Cabinet Koné', { horaire: 'Sur rendez-vous', status: true })
  })
  afterAll(() => gateway.close())

  const hours = () =>
    gateway.read(
      'site.entreprise',
      '{ site { entreprise { horaire heures { lundi samedi exceptions { du au plages motif } } } } }',
    )
  const update = (input: object) => gateway.mutate('update', 'entreprise', { id: firm.id, ...input })
  const mutate = (document: string, input: object) =>
    gateway.read('result', document, { input }, gateway.administrator)
  const saveDraft = (input: object) =>
    mutate(
      `mutation ($input: SaveEntrepriseDraftInput!) { result: saveEntrepriseDraft(input: $input) { __typename
        ... on ValidationError { fields { field message } }
        ... on LifecyclePayload { content { draft { version changes { field before value }
          ... on EntrepriseDraft { horaire heures { lundi } } } } } } }`,
      { id: firm.id, ...input },
    )

  test('are none where the text is written by hand', async () => {
    expect(await hours()).toEqual({ horaire: 'Sur rendez-vous', heures: null })
  })

  test('make the text, whatever else is sent as one', async () => {
    const closing = { du: '2099-12-24', au: '2100-01-02', motif: ' Fêtes de fin d’année ' }
    await update({
      horaire: 'Le matin',
      heures: { lundi: ['14:00-18:00', '08:00-12:00'], samedi: ['09:00-13:00'], exceptions: [closing] },
    })
    expect(await hours()).toEqual({
      horaire: 'Lundi : 08.00 - 12.00 et 14.00 - 18.00, Samedi : 09.00 - 13.00',
      heures: {
        lundi: ['08:00-12:00', '14:00-18:00'],
        samedi: ['09:00-13:00'],
        exceptions: [{ du: '2099-12-24', au: '2100-01-02', plages: [], motif: 'Fêtes de fin d’année' }],
      },
    })
  })

  test('stay when the text that they make is sent back, as integrators do', async () => {
    await update({ horaire: 'Lundi : 08.00 - 12.00 et 14.00 - 18.00, Samedi : 09.00 - 13.00' })
    expect(await hours()).toMatchObject({ heures: { samedi: ['09:00-13:00'] } })
  })

  test('end with another text by hand, and with the hours of an earlier version come back', async () => {
    const { content } = await update({ heures: { mardi: ['08:00-12:00'] } })
    const version = content?.version ?? 0
    await update({ horaire: 'Le matin' })
    expect(await hours()).toEqual({ horaire: 'Le matin', heures: null })
    const compared = await gateway.read(
      'node.comparison.fields',
      `query ($id: ID!, $from: Int!) { node(id: $id) { ... on Content { comparison(from: $from) {
        fields { field older { text } newer { text } } } } } }`,
      { id: firm.id, from: version },
      gateway.administrator,
    )
    expect(compared).toContainEqual({
      field: 'heures',
      older: { text: 'Mardi : 08.00 - 12.00' },
      newer: { text: null },
    })
    await mutate(
      'mutation ($input: RestoreVersionInput!) { result: restoreVersion(input: $input) { __typename } }',
      { id: firm.id, oldVersion: version },
    )
    expect(await hours()).toMatchObject({ horaire: 'Mardi : 08.00 - 12.00', heures: { lundi: [] } })
  })

  test('lie in a draft with their text, in the form of an input', async () => {
    expect(await saveDraft({ heures: { lundi: ['07:30-15:00'] } })).toMatchObject({
      content: { draft: { horaire: 'Lundi : 07.30 - 15.00', heures: { lundi: ['07:30-15:00'] } } },
    })
    // A later save lies over the draft.
    await saveDraft({ nom: 'Cabinet Koné et fils' })
    const changes = await gateway.read(
      'node.draft.changes',
      'query ($id: ID!) { node(id: $id) { ... on Content { draft { changes { field value } } } } }',
      { id: firm.id },
      gateway.administrator,
    )
    expect(changes).toContainEqual({
      field: 'heures',
      value: JSON.stringify({ ...closedWeek, lundi: ['07:30-15:00'] }),
    })
    await mutate('mutation ($input: DraftInput!) { result: publishDraft(input: $input) { __typename } }', {
      id: firm.id,
    })
    expect(await hours()).toMatchObject({
      horaire: 'Lundi : 07.30 - 15.00',
      heures: { lundi: ['07:30-15:00'] },
    })
  })

  test('give the exceptional days that come', async () => {
    const on = (from: number, to: number) => ({ du: day(from), au: day(to), plages: [] })
    await update({
      heures: { lundi: ['08:00-12:00'], exceptions: [on(40, 41), on(-1, 0), on(-3, -2), on(30, 31)] },
    })
    expect(
      await gateway.read(
        'site.entreprise.heures',
        '{ site { entreprise { heures { exceptions { du } coming: exceptions(prochains: 30) { du } } } } }',
      ),
    ).toEqual({
      exceptions: [-3, -1, 30, 40].map((count) => ({ du: day(count) })),
      coming: [-1, 30].map((count) => ({ du: day(count) })),
    })
  })

  test('are refused with what is wrong, and where', async () => {
    const refused = {
      fields: [
        { field: 'heures.lundi', message: 'Ces plages se chevauchent.' },
        { field: 'heures.exceptions.0', message: 'Le dernier jour ne peut pas venir avant le premier.' },
      ],
    }
    const heures = {
      lundi: ['08:00-12:00', '11:00-13:00'],
      exceptions: [{ du: '2026-12-24', au: '2026-12-23' }],
    }
    expect(await update({ heures })).toMatchObject(refused)
    expect(await saveDraft({ heures })).toMatchObject(refused)
    expect(await update({ heures: {} })).toMatchObject({
      fields: [{ field: 'heures', message: 'Indiquez les heures d’un jour au moins.' }],
    })
  })

  test('leave the text when they go', async () => {
    await update({ heures: null })
    expect(await hours()).toEqual({ horaire: 'Lundi : 08.00 - 12.00', heures: null })
  })
})
