import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, type TestSchema } from '../testing/testSchema.ts'

const refused = {
  __typename: 'ValidationError',
  message: 'Une autre catégorie porte déjà ce nom, aux majuscules et aux accents près.',
  fields: [{ field: 'nom' }],
}

describe.each(kinds)('the names of categories on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  describe.each(['categorieProjet', 'categorieService'] as const)('%s', (table) => {
    test('no two bear one name, whatever its capitals and accents', async () => {
      const first = await gateway.sample(table, 'Géodésie')
      for (const nom of ['Géodésie', ' géodésie ', 'GEODESIE'])
        expect(await gateway.mutate('create', table, { nom })).toMatchObject(refused)
      await gateway.sample(table, 'L’œuvre')
      expect(await gateway.mutate('create', table, { nom: "l'oeuvre" })).toMatchObject(refused)
      const other = await gateway.sample(table, 'Cadastre')
      const { version } = other
      expect(await gateway.mutate('update', table, { id: other.id, nom: 'Geodésie' })).toMatchObject(refused)
      const kept = await gateway.mutate('update', table, { id: other.id, version, nom: 'Cadastres' })
      expect(kept.content?.version).toBe(version + 1)
      expect((await gateway.mutate('update', table, { id: first.id, nom: 'GÉODÉSIE' })).content).toBeTruthy()
    })

    test('one in the trash holds no name, and stays there while another bears it', async () => {
      const first = await gateway.sample(table, 'Voirie')
      await gateway.mutate('softDelete', table, { id: first.id })
      const second = await gateway.sample(table, 'Voirie')
      expect(await gateway.mutate('restore', table, { id: first.id })).toMatchObject(refused)
      const back = { id: first.id, softdelete: false }
      expect(await gateway.mutate('update', table, back)).toMatchObject(refused)
      const renamed = await gateway.mutate('update', table, { ...back, nom: 'Voirie ancienne' })
      expect(renamed.content?.softdelete).toBe(false)
      await gateway.mutate('softDelete', table, { id: first.id })
      await gateway.mutate('softDelete', table, { id: second.id })
      expect((await gateway.mutate('restore', table, { id: second.id })).content?.softdelete).toBe(false)
    })

    test('of ten that come at once, one is made', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => gateway.mutate('create', table, { nom: 'Bornage' })),
      )
      expect(answers.filter(({ content }) => content)).toHaveLength(1)
      for (const answer of answers) if (!answer.content) expect(answer).toMatchObject(refused)
    })
  })

  test('a category that comes back under another name leaves the projets of its twin alone', async () => {
    const first = await gateway.sample('categorieProjet', 'Foncier')
    await gateway.mutate('softDelete', 'categorieProjet', { id: first.id })
    await gateway.sample('categorieProjet', 'Foncier')
    const { id } = await gateway.sample('projet', 'Lot 3', { category: 'Foncier' })
    await gateway.mutate('update', 'categorieProjet', { id: first.id, softdelete: false, nom: 'Terres' })
    const document = 'query ($id: ID!) { node(id: $id) { ... on Projet { category version } } }'
    expect(await gateway.read('node', document, { id }, gateway.administrator)).toEqual({
      category: 'Foncier',
      version: 1,
    })
  })
})
