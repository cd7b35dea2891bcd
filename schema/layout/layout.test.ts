import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, visitor, type TestSchema } from '../testing/testSchema.ts'

const menu = ['ENTREPRISE', 'HISTOIRE', 'EQUIPE', 'SERVICES', 'REFERENCES', 'FAQ', 'CONTACT', 'CARRIERE']

describe.each(kinds)('pages and order on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const seen = async () => {
    const entries = await gateway.read('site.menu', '{ site { menu { name isShown } } }', {}, visitor)
    const rows: { name: string; isShown: boolean }[] = Array.isArray(entries) ? entries : []
    return rows.flatMap(({ name, isShown }) => (isShown ? [name] : []))
  }
  const set = (name: 'Menu' | 'Accueil' | 'Chiffres', input: object) =>
    gateway.read(
      'done',
      `mutation ($input: Set${name}Input!) { done: set${name}(input: $input) { __typename
        ... on ValidationError { fields { field code } } } }`,
      { input },
      gateway.administrator,
    )
  const shown = (name: string) => ({ name, isHidden: false })
  const hidden = (name: string) => ({ name, isHidden: true })

  test('what is arranged is read once for a page, however many lists it shows', async () => {
    gateway.queries.length = 0
    await gateway.read(
      'site',
      '{ site { menu { name } accueil { name } chiffresComptes { name } } }',
      {},
      visitor,
    )
    expect(gateway.queries.filter((query) => query.includes('"arrangement"'))).toHaveLength(1)
  })

  test('a page stands in the menus once visitors find something on it', async () => {
    expect(await seen()).toEqual(['CONTACT', 'CARRIERE'])
    await gateway.sample('projet', 'Bornage')
    const faq = await gateway.sample('faq', 'Terrain')
    await gateway.sample('faqQuestion', 'Combien', { faq: faq.id, status: true })
    expect(await seen()).toEqual(['CONTACT', 'CARRIERE'])
    for (const table of ['equipe', 'projet', 'service'] as const)
      await gateway.sample(table, table, { status: true })
    expect(await seen()).toEqual(['ENTREPRISE', 'EQUIPE', 'SERVICES', 'REFERENCES', 'CONTACT', 'CARRIERE'])
    await gateway.sample('presentation', 'Le cabinet', { status: true })
    expect(await seen()).toEqual(menu.filter((name) => name !== 'FAQ'))
    await gateway.mutate('publish', 'faq', { id: faq.id })
    expect(await seen()).toEqual(menu)
  })

  test('staff order and hide the entries; a group is hidden by its entries alone', async () => {
    const version = async () =>
      Number(
        (await gateway.db.read.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow())
          .version,
      )
    const before = await version()
    await set('Menu', { entries: [shown('FAQ'), hidden('CONTACT'), hidden('ENTREPRISE'), hidden('EQUIPE')] })
    expect(await version()).toBeGreaterThan(before)
    expect(await seen()).toEqual(['FAQ', 'ENTREPRISE', 'HISTOIRE', 'SERVICES', 'REFERENCES', 'CARRIERE'])
    await set('Menu', { entries: menu.map(shown) })
    expect(await seen()).toEqual(menu)
    const lines = await gateway.db.read
      .selectFrom('journal')
      .select(['about', 'before'])
      .where('act', '=', 'setMenu')
      .orderBy('id', 'desc')
      .execute()
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatchObject({
      about: 'site',
      before: expect.stringContaining('"menu":["FAQ","-CONTACT","-ENTREPRISE","-EQUIPE","HISTOIRE"'),
    })
  })

  test('the same order again is no change, and an entry stands once', async () => {
    const lines = () =>
      gateway.db.read.selectFrom('journal').select('id').where('act', '=', 'setAccueil').execute()
    await set('Accueil', { entries: [] })
    expect(await lines()).toEqual([])
    expect(await set('Accueil', { entries: [shown('EQUIPE'), hidden('EQUIPE')] })).toMatchObject({
      fields: [{ field: 'entries', code: 'INVALID' }],
    })
    await set('Accueil', { entries: [hidden('PARTENAIRES'), shown('PROJETS')] })
    expect(await lines()).toHaveLength(1)
    expect(await gateway.read('site.accueil', '{ site { accueil { name isHidden } } }', {}, visitor)).toEqual(
      [
        hidden('PARTENAIRES'),
        ...['PROJETS', 'PRESENTATION', 'SERVICES', 'CHIFFRES', 'EQUIPE', 'TEMOIGNAGES'].map(shown),
      ],
    )
  })

  test('the firm has up to six figures of its own, and hides those that are counted', async () => {
    const figures = '{ site { chiffresComptes { name isHidden } chiffresPropres { nombre unite libelle } } }'
    const own = { nombre: ' 1\u202f200 ', unite: ' ', libelle: 'bornes posées' }
    expect(await set('Chiffres', { comptes: [hidden('ANNEES')], propres: [own] })).toEqual({
      __typename: 'SetChiffresPayload',
    })
    expect(await gateway.read('site', figures, {}, visitor)).toEqual({
      chiffresComptes: [hidden('ANNEES'), ...['PROJETS', 'LOCALITES', 'DOMAINES', 'PARTENAIRES'].map(shown)],
      chiffresPropres: [{ nombre: '1\u202f200', unite: null, libelle: 'bornes posées' }],
    })
    expect(await set('Chiffres', { comptes: [], propres: Array(7).fill(own) })).toMatchObject({
      fields: [{ field: 'propres', code: 'OUT_OF_RANGE' }],
    })
    expect(
      await set('Chiffres', { comptes: [], propres: [{ nombre: 'x'.repeat(13), libelle: ' ' }] }),
    ).toMatchObject({
      fields: [
        { field: 'propres.0.nombre', code: 'TOO_LONG' },
        { field: 'propres.0.libelle', code: 'REQUIRED' },
      ],
    })
  })
})
