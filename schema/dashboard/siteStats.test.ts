import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addRows, kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, type TestSchema } from '../testing/testSchema.ts'

const document = '{ site { chiffres { projets localites premiereAnnee derniereAnnee categories } } }'

describe.each(kinds)('key figures on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const chiffres = () => gateway.read('site.chiffres', document)

  test('nothing is counted where nothing is published', async () => {
    await gateway.sample('projet', 'Brouillon', { lieu: 'Man', annee: 1990, latitude: 7.4, longitude: -7.5 })
    expect(await chiffres()).toEqual({
      projets: 0,
      localites: 0,
      premiereAnnee: null,
      derniereAnnee: null,
      categories: [],
    })
  })

  test('all published projets count, however many, and each place once', async () => {
    await addRows(gateway.db, 'projet', 400, {
      nom: `'P' || n`,
      slug: `'p-' || n`,
      lieu: `case when n > 100 then 'Abidjan' else 'Bouaké ' || (n % 5) end`,
      annee: '2000 + n / 40',
      latitude: 'case when n = 399 then 5.5 else 5.25 end',
      longitude: '-4.5',
    })
    const published = { status: true, latitude: 9.5, longitude: -5.5 }
    await gateway.sample('projet', 'Premier', { ...published, lieu: 'Korhogo', annee: 1987 })
    await gateway.sample('projet', 'Sans lieu', { ...published, lieu: null, annee: 2024 })
    await gateway.sample('projet', 'Sans position', { status: true, lieu: 'Daloa' })
    const { id } = await gateway.sample('projet', 'Jeté', { ...published, lieu: 'Odienné', annee: 1970 })
    await gateway.mutate('softDelete', 'projet', { id })
    expect(await chiffres()).toEqual({
      projets: 203,
      localites: 7,
      premiereAnnee: 1987,
      derniereAnnee: 2024,
      categories: [],
    })
  })

  test('a category without a published projet is left out, and so is one that is not published', async () => {
    for (const [nom, status] of [
      ['Géodésie', true],
      ['Lotissement', true],
      ['Bathymétrie', false],
    ] as const)
      await gateway.sample('categorieProjet', nom, { status })
    await gateway.sample('projet', 'Chenal', { status: true, category: 'Bathymétrie' })
    await gateway.sample('projet', 'Ébauche', { category: 'Lotissement' })
    await gateway.sample('projet', 'Réseau', { status: true, category: 'Géodésie' })
    await gateway.sample('projet', 'Canevas', { status: true, category: 'Géodésie' })
    expect(await chiffres()).toMatchObject({ categories: ['Géodésie'] })
  })
})
