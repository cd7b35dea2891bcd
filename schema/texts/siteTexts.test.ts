import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, visitor, type TestSchema } from '../testing/testSchema.ts'
import { allCatalogued, findCatalogued } from './catalogue.ts'
import { checkedText } from './rules.ts'
import { fillText, placeholdersIn } from './text.ts'

const published = 'query ($page: String!) { site { texts(page: $page) { key value } } }'
const one = `query ($key: ID!) { node(id: $key) { ... on SiteText {
  value default isChanged draft version history { act changes { field before } } } } }`
const changing = (
  mutation: string,
  input: string,
) => `mutation ($input: ${input}!) { done: ${mutation}(input: $input) {
  __typename
  ... on Error { code message }
  ... on ValidationError { fields { field code } }
  ... on TextConflictError { current { value version } }
  ... on SiteTextPayload { text { id value draft version isChanged } } } }`

describe.each(kinds)('texts of the site on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const seen = (page: string) => gateway.read('site.texts', published, { page }, visitor)
  const change = (mutation: string, input: object) =>
    gateway.read(
      'done',
      changing(mutation, 'value' in input ? 'SiteTextInput' : 'SiteTextKeyInput'),
      { input },
      gateway.administrator,
    )

  test('a visitor reads what staff publish, of the page and of all pages, and no draft', async () => {
    expect(await seen('contact')).toEqual([])
    const intro = { key: 'contact.intro', value: '  Venez.  ' }
    expect(await change('saveSiteTextDraft', intro)).toMatchObject({
      text: { draft: 'Venez.', version: 1, isChanged: false },
    })
    expect(await seen('contact')).toEqual([])
    expect(await change('updateSiteText', { ...intro, version: 1 })).toMatchObject({
      text: { value: 'Venez.', draft: null, version: 2, isChanged: true },
    })
    await change('updateSiteText', { key: 'commun.menu.faq', value: 'Vos questions' })
    await change('updateSiteText', { key: 'accueil.services.titre', value: 'Nos métiers' })
    expect(await seen('contact')).toEqual(
      expect.arrayContaining([
        { key: 'contact.intro', value: 'Venez.' },
        { key: 'commun.menu.faq', value: 'Vos questions' },
      ]),
    )
    expect(await seen('contact')).toHaveLength(2)
  })

  test('each change is journaled with the text before it, and the default can be had again', async () => {
    const done = await change('updateSiteText', { key: 'contact.venir', value: 'Nous trouver' })
    const { id, version } = Object(Object(done).text)
    await change('resetSiteText', { key: 'contact.venir', version })
    expect(await gateway.read('node', one, { key: id }, gateway.administrator)).toEqual({
      value: 'Venir',
      default: 'Venir',
      isChanged: false,
      draft: null,
      version: 2,
      history: [
        { act: 'RESET_TEXT', changes: [{ field: 'value', before: 'Nous trouver' }] },
        { act: 'UPDATE_TEXT', changes: [{ field: 'value', before: null }] },
      ],
    })
  })

  test('the histories of many texts are read by one statement, each its last twenty changes', async () => {
    for (let n = 1; n <= 21; n += 1)
      await change('updateSiteText', { key: 'faq.titre', value: `Vos questions ${n}` })
    await change('updateSiteText', { key: 'equipe.titre', value: 'Qui nous sommes' })
    gateway.queries.length = 0
    const texts = await gateway.read(
      'admin.siteTexts',
      '{ admin { siteTexts(changed: true) { key history { changes { before } } } } }',
      {},
      gateway.administrator,
    )
    expect(gateway.queries.filter((query) => /from "journal"/.test(query))).toHaveLength(1)
    const histories = new Map(
      (Array.isArray(texts) ? texts : []).map(({ key, history }) => [String(key), Array.from(history)]),
    )
    expect(histories.get('faq.titre')).toHaveLength(20)
    expect(histories.get('faq.titre')?.[0]).toEqual({ changes: [{ before: 'Vos questions 20' }] })
    expect(histories.get('equipe.titre')).toHaveLength(1)
  })

  test('an older version changes nothing, and says what stands', async () => {
    await change('updateSiteText', { key: 'contact.ecrire', value: 'Par écrit' })
    expect(
      await change('updateSiteText', { key: 'contact.ecrire', value: 'Autre', version: 0 }),
    ).toMatchObject({
      __typename: 'TextConflictError',
      code: 'CONFLICT',
      current: { value: 'Par écrit', version: 1 },
    })
  })

  test.each([
    ['updateSiteText', { key: 'contact.titre', value: 'Contact' }],
    ['discardSiteTextDraft', { key: 'contact.titre' }],
    ['resetSiteText', { key: 'contact.titre' }],
  ])('%s of what stands already leaves no trace', async (mutation, input) => {
    expect(await change(mutation, input)).toMatchObject({
      text: { isChanged: false, draft: null, version: 0 },
    })
    const rows = gateway.db.read.selectFrom('siteText').select('id').where('key', '=', 'contact.titre')
    expect(await rows.execute()).toEqual([])
  })

  test.each([
    ['contact.titre', '   ', 'REQUIRED'],
    ['contact.titre', 'x'.repeat(61), 'TOO_LONG'],
    ['contact.titre', 'Un\ndeux', 'INVALID'],
    ['contact.titre', 'À {vile}', 'UNKNOWN'],
  ])('%s is not %j', async (key, value, code) => {
    expect(await change('updateSiteText', { key, value })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ field: 'value', code }],
    })
  })

  test('an unknown key is none', async () => {
    expect(await change('updateSiteText', { key: 'contact.rien', value: 'x' })).toMatchObject({
      __typename: 'NotFoundError',
    })
  })

  test.each([
    ['geometres à Abidjan', 'commun.slogan'],
    ['12 projets sur la carte', 'projets.carte.nombre'],
    ['terrain parlons', 'commun.appel.titre'],
    ['droit ivoirien s’applique', 'mentions.droit'],
  ])('%s is found as people read it', async (search, key) => {
    const query = 'query ($search: String) { admin { siteTexts(search: $search, first: 1) { key } } }'
    expect(await gateway.read('admin.siteTexts', query, { search }, gateway.administrator)).toEqual([{ key }])
  })

  test('a text is remarked on that is too long with what it names, or names a town that nobody knows', async () => {
    const query = '{ admin { siteTextChecks { text { key } message } } }'
    const remarks = () => gateway.read('admin.siteTextChecks', query, {}, gateway.administrator)
    expect(await remarks()).toEqual([])
    await change('updateSiteText', { key: 'commun.menu.contact', value: '{nom} {nom}' })
    await change('updateSiteText', { key: 'contact.titre', value: 'À {ville}' })
    const create =
      'mutation ($input: CreateEntrepriseInput!) { done: createEntreprise(input: $input) { __typename } }'
    const firm = { nom: 'Cabinet de l’Est', email1: 'a@example.com', phone1: '0102030405', status: true }
    const input = { ...firm, adresse: 'Mansion du Plateau' }
    await gateway.read('done', create, { input }, gateway.administrator)
    expect(await remarks()).toEqual([
      {
        text: { key: 'commun.menu.contact' },
        message: 'est trop long pour sa place\u00a0: 33 caractères, pour 24 au plus.',
      },
      { text: { key: 'contact.titre' }, message: expect.stringContaining('utilise {ville}') },
    ])
  })

  test('a visitor sees no text of the back office', async () => {
    expect(await gateway.read('node', one, { key: 'U2l0ZVRleHQ6Y29udGFjdC5pbnRybw==' }, visitor)).toBeNull()
  })
})

test('every default may stand in its place as it is, under a key of its own', () => {
  const all = allCatalogued().map(({ text }) => text)
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  for (const text of all) {
    expect(text.key).toMatch(/^[a-z]+(\.[a-z]+)+$/)
    expect([text.key, checkedText(text, text.default)]).toEqual([text.key, text.default])
  }
})

test('whatever stands between braces is a placeholder, so a slip in one is told', () => {
  const intro = findCatalogued('contact.intro')?.text
  if (!intro) throw new Error('contact.intro has gone.')
  expect(checkedText(intro, 'Venez à {ville}, } et {')).toBe('Venez à {ville}, } et {')
  for (const slip of ['{Nom}', '{ville }', '{nom_du_cabinet}', '{}'])
    expect(() => checkedText(intro, `Venez à ${slip}.`)).toThrow(
      expect.objectContaining({
        fields: [expect.objectContaining({ message: expect.stringContaining(`«\u00a0${slip}\u00a0»`) })],
      }),
    )
})

test('no text of the site has a picture, which nothing would keep', () => {
  const text = findCatalogued('mentions.editeur')?.text
  if (!text) throw new Error('The text is gone.')
  const picture = `<figure><img src="/uploads/${'a1'.repeat(16)}" alt="Vue"></figure>`
  expect(() => checkedText(text, `<p>a</p>${picture}`)).toThrow(
    expect.objectContaining({
      fields: [expect.objectContaining({ message: expect.stringContaining('ne peut pas montrer d’image') })],
    }),
  )
})

test('fillText() fills in what it has, and leaves the rest', () => {
  expect(placeholdersIn('{nom} à {ville}, {nom}')).toEqual(['nom', 'ville'])
  expect(fillText('{nom} à {ville}', { nom: 'Atlas & fils' })).toBe('Atlas & fils à {ville}')
})
