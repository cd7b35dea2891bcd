import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../../db/testing/testDatabases.ts'
import { newSchema, type Item, type TestSchema, visitor } from '../../testing/testSchema.ts'

describe.each(kinds)('a service, on %s,', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const node = (fields: string, { id }: Item, who = gateway.administrator) =>
    gateway.read('node', `query ($id: ID!) { node(id: $id) { ... on Service { ${fields} } } }`, { id }, who)
  const responsableOf = (item: Item, who = gateway.administrator) => node('responsable { nom }', item, who)
  const act = (name: string, type: string, input: object) =>
    gateway.read(
      'result',
      `mutation ($input: ${type}!) { result: ${name}(input: $input) {
        ... on ValidationError { fields { field message } } ... on Error { code } } }`,
      { input },
      gateway.administrator,
    )

  test('shows visitors who answers for it while they see that person', async () => {
    const person = await gateway.sample('equipe', 'Koné')
    const item = await gateway.sample('service', 'Bornage', { responsable: person.id, status: true })
    expect(await responsableOf(item)).toEqual({ responsable: { nom: 'Koné' } })
    expect(await responsableOf(item, visitor)).toEqual({ responsable: null })
    await gateway.mutate('publish', 'equipe', { id: person.id })
    expect(await responsableOf(item, visitor)).toEqual({ responsable: { nom: 'Koné' } })
    await gateway.mutate('softDelete', 'equipe', { id: person.id })
    expect(await responsableOf(item, visitor)).toEqual({ responsable: null })
    // Who has gone since may stay; nobody else may be named.
    await gateway.mutate('update', 'service', { id: item.id, responsable: person.id, delai: 'Un mois' })
    const other = await gateway.sample('service', 'Relevé')
    for (const responsable of [person.id, other.id, 'x'])
      expect(await act('updateService', 'UpdateServiceInput', { id: other.id, responsable })).toEqual({
        code: 'VALIDATION',
        fields: [{ field: 'responsable', message: 'Cette personne n’est pas dans l’équipe.' }],
      })
    await gateway.mutate('erase', 'equipe', { id: person.id })
    expect(await node('delai version responsable { nom }', item)).toEqual({
      delai: 'Un mois',
      version: 3,
      responsable: null,
    })
    await gateway.mutate('unpublish', 'service', { id: item.id })
  })

  test('keeps who answers for it in drafts and versions', async () => {
    const [one, two] = [await gateway.sample('equipe', 'Touré'), await gateway.sample('equipe', 'Bamba')]
    const item = await gateway.sample('service', 'Géodésie', { responsable: one.id })
    const draft = { id: item.id, responsable: two.id, apporter: 'Le titre\nUn plan' }
    expect(await act('saveServiceDraft', 'SaveServiceDraftInput', draft)).toEqual({})
    expect(await node('draft { responsable apporter changes { field before value } }', item)).toEqual({
      draft: {
        responsable: two.id,
        apporter: 'Le titre\nUn plan',
        changes: expect.arrayContaining([
          { field: 'responsable', before: JSON.stringify(one.id), value: JSON.stringify(two.id) },
        ]),
      },
    })
    expect(await act('publishDraft', 'DraftInput', { id: item.id })).toEqual({})
    expect(await node('apporter responsable { nom }', item)).toEqual({
      apporter: 'Le titre\nUn plan',
      responsable: { nom: 'Bamba' },
    })
    const { comparison } = Object(
      await node('comparison(from: 1) { fields { field older { text } newer { text } } }', item),
    )
    expect(comparison.fields).toContainEqual({
      field: 'responsableId',
      older: { text: 'Touré' },
      newer: { text: 'Bamba' },
    })
    const restored = { id: item.id, oldVersion: 1, fields: ['responsableId'] }
    expect(await act('restoreVersion', 'RestoreVersionInput', restored)).toEqual({})
    expect(await responsableOf(item)).toEqual({ responsable: { nom: 'Touré' } })
    await gateway.mutate('update', 'service', { id: item.id, responsable: null })
    expect(await responsableOf(item)).toEqual({ responsable: null })
    await gateway.mutate('unpublish', 'service', { id: item.id })
  })

  test('shows the first three projets of the categories that its own names begin with', async () => {
    await gateway.sample('categorieProjet', 'Lotissement', { status: true })
    await gateway.sample('categorieProjet', 'Topographie', { status: true })
    await gateway.sample('categorieProjet', 'Lot', { status: true })
    const category = await gateway.sample('categorieService', 'Topographie fine', { status: true })
    const add = (nom: string, label: string, ordre: number, status = true) =>
      gateway.sample('projet', nom, { category: label, ordre, status })
    await add('Deux', 'Lotissement', 2)
    await add('Caché', 'Lotissement', 1, false)
    await add('Quatre', 'Lotissement', 4)
    await add('Cinq', 'Lotissement', 5)
    await add('Un', 'Topographie', 1)
    await add('Autre', 'Lot', 0)
    const item = await gateway.sample('service', 'Lotissements et morcellement')
    const projets = () => node('projets { nom }', item)
    expect(await projets()).toEqual({ projets: [] })
    await gateway.mutate('update', 'service', { id: item.id, nom: 'LOTISSEMENT et morcellement' })
    expect(await projets()).toEqual({ projets: [{ nom: 'Deux' }, { nom: 'Quatre' }, { nom: 'Cinq' }] })
    await gateway.mutate('update', 'service', { id: item.id, categories: [category.id], status: true })
    expect(await node('projets { nom }', item, visitor)).toEqual({
      projets: [{ nom: 'Un' }, { nom: 'Deux' }, { nom: 'Quatre' }],
    })
  })
})
