import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, tables, type TestSchema } from '../testing/testSchema.ts'

describe.each(kinds)('libelle on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const libelle = (id: string) =>
    gateway.read(
      'node.libelle',
      'query ($id: ID!) { node(id: $id) { ... on Content { libelle } } }',
      { id },
      gateway.administrator,
    )

  test.each(tables)('%s says what it is called, as it was written', async (table) => {
    const { id } = await gateway.sample(table, 'Œuvre n° 1\u00a0: l’été')
    expect(await libelle(id)).toBe('Œuvre n° 1\u00a0: l’été')
  })

  test('people are called by both names, and stand in order by the family’s', async () => {
    for (const [prenom, nom] of [
      ['Aya', 'Koné'],
      ['Zoé', 'Bamba'],
      ['Éric', 'Koné'],
    ] as const) {
      for (const table of ['equipe', 'carriere'] as const) await gateway.sample(table, nom, { prenom })
    }
    for (const list of ['equipes', 'carrieres']) {
      const document = `{ admin { list: ${list}(order: LABEL) { edges { node { libelle } } } } }`
      const found = await gateway.read('admin.list.edges', document, {}, gateway.administrator)
      expect(found).toEqual(
        ['Zoé Bamba', 'Aya Koné', 'Éric Koné', 'Œuvre n° 1\u00a0: l’été'].map((libelle) => ({
          node: { libelle },
        })),
      )
    }
  })
})
