import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { endpointsOf } from '../../rest-compat/router.ts'
import { newRestServer, origin, type RestServer } from '../lab/testing/restApi.ts'

describe.each(kinds)('what is particular in the REST API, on %s', (kind) => {
  let rest: RestServer
  const ask: RestServer['ask'] = (...asked) => rest.ask(...asked)
  const stored: RestServer['stored'] = (...asked) => rest.stored(...asked)

  beforeAll(async () => {
    rest = await newRestServer(kind)
  })
  afterAll(async () => {
    await rest.close()
    expect(rest.reported).toEqual([])
  })

  test('the default company stands in the public list, and cannot be written', async () => {
    const { status, json } = await ask('GET', '/entreprise/site', { as: 'visitor' })
    expect({ status, json }).toMatchObject({
      status: 200,
      json: [{ id: 0, nom: 'Cabinet', email: 'cabinet@example.com', annee: 2023, status: true, logo: null }],
    })
    const shown = await ask('GET', '/entreprise/show/0')
    expect([shown.status, shown.json]).toMatchObject([200, { id: 0, nom: 'Cabinet' }])
    for (const verb of ['update', 'delete']) {
      expect((await ask('PUT', `/entreprise/${verb}/0`, { json: { softdelete: true } })).status).toBe(404)
    }
    const { id } = await stored('entreprise', { status: true })
    expect((await ask('GET', '/entreprise/site')).json).toMatchObject([{ id }])
    expect((await ask('GET', '/entreprise/show/0')).status).toBe(404)
    await ask('PUT', `/entreprise/update/${id}`, { json: { status: false } })
  })

  test('the aliases of a company, both ways', async () => {
    const { id, ...item } = await stored('entreprise')
    expect(item).toMatchObject({
      facebook: item.url_facebook,
      instagram: item.url_instagram,
      linkedin: item.url_linkedin,
      skype: item.url_skype,
      twitter: item.url_twitter,
      telephone: item.phone1,
      email: item.email1,
    })
    const url = `/entreprise/update/${id}`
    const facebook = 'https://facebook.example/autre'
    expect((await ask('PUT', url, { json: { facebook, telephone: '0101010101' } })).json).toMatchObject({
      url_facebook: facebook,
      facebook,
      phone1: '0101010101',
    })
    expect((await ask('PUT', url, { json: { facebook: null, url_facebook: facebook } })).json).toMatchObject({
      facebook,
    })
    expect(await ask('PUT', url, { json: { email: 'rien' } })).toMatchObject({
      status: 422,
      json: { errors: { email1: [expect.any(String)] } },
    })
  })

  test('a rich text loses no link and no picture in silence', async () => {
    const text = '<h2 id="lots">Lots A à C</h2><p><a href="#lots">Les lots</a></p>'
    const { id } = await stored('projets', { description: text })
    const url = `/projets/update/${id}`
    for (const [description, why] of [
      ['<a href="#lots">Les lots</a>', 'Le lien «\u00a0#lots\u00a0» ne mène à aucun titre de ce texte.'],
      [
        '<p>a</p><img src="https://a.example/b.png">',
        'L’image «\u00a0https://a.example/b.png\u00a0» n’est pas de ce site\u00a0: envoyez-la d’abord, ou retirez sa balise <img>.',
      ],
    ]) {
      expect(await ask('PUT', url, { json: { description } })).toMatchObject({
        status: 422,
        json: { message: why, errors: { description: [why] } },
      })
    }
    expect((await ask('GET', `/projets/show/${id}`)).item.description).toBe(text)
  })

  test('the categories of a service, as ids, as items, and in forms', async () => {
    const [one, two] = [await stored('categoriesservices'), await stored('categoriesservices')]
    const { id } = await stored('service', { categories: [one.id, two] })
    const url = `/service/update/${id}`
    const both = [one, two]
    expect((await ask('GET', `/service/show/${id}`)).item.categories).toEqual(both)
    for (const [asked, expected] of [
      [{ json: { categories: [String(one.id)] } }, [one]],
      [{ json: { categories: null } }, []],
      [{ form: `categories[]=${one.id}&categories[]=${two.id}` }, both],
      [{ form: `categories=${one.id}&categories=${two.id}` }, both],
      [{ form: `categories=${one.id},${two.id}` }, both],
      [{ form: `categories=${one.id}, ${two.id},` }, both],
      [{ form: `categories[0][id]=${two.id}&categories[0][nom]=x` }, [two]],
      [{ form: { categories: JSON.stringify([one.id]) } }, [one]],
      [{ form: { categories: '' } }, []],
      [{ json: { categories: [one, two, one] } }, both],
    ] as const) {
      expect((await ask('PUT', url, asked)).item.categories).toEqual(expected)
    }
    for (const categories of [[999999], ['x'], [{}], 'x', [null], [one.id, 0]]) {
      expect(await ask('PUT', url, { json: { categories } })).toMatchObject({
        status: 422,
        json: { errors: { categories: [expect.any(String)] } },
      })
    }
    await ask('PUT', `/categoriesservices/delete/${two.id}`)
    const { item } = await ask('GET', `/service/show/${id}`)
    expect(item.categories).toEqual([one])
    expect((await ask('PUT', url, { json: item })).json).toEqual(item)
    await ask('PUT', `/categoriesservices/update/${two.id}`, { json: { softdelete: false } })
    expect((await ask('GET', `/service/show/${id}`)).item.categories).toHaveLength(2)
  })

  test('a question has its faq’s id; a faq has its questions', async () => {
    const faq = await stored('faq')
    const question = await stored('faqquestion', { faq })
    expect(question.faq).toBe(faq.id)
    expect((await ask('GET', `/faq/show/${faq.id}`)).item.questions).toEqual([question])
    const other = await stored('faq')
    const url = `/faqquestion/update/${question.id}`
    expect((await ask('PUT', url, { form: { faq: String(other.id) } })).item.faq).toBe(other.id)
    for (const wrong of [0, 'x', null, 999999, [], true]) {
      expect(await ask('PUT', url, { json: { faq: wrong } })).toMatchObject({
        status: 422,
        json: { errors: { faq: [expect.any(String)] } },
      })
    }
  })

  test.each([
    ['entreprise', 1],
    ['presentations', 1],
    ['service', 3],
    ['equipe', 4],
  ])('the limit of %s refuses an activation on status, by every verb', async (path, limit) => {
    for (let n = 0; n < limit; n++) await stored(path, { status: true })
    const no = { status: 422, json: { code: 'ACTIVE_LIMIT', errors: { status: [expect.any(String)] } } }
    expect(
      await ask('POST', `/${path}/store`, { json: await rest.fullBody(path, { status: true }) }),
    ).toMatchObject(no)
    const item = await stored(path)
    const url = `/${path}/update/${item.id}`
    expect(await ask('PUT', url, { json: { ...item, status: true } })).toMatchObject(no)
    await ask('PUT', `/${path}/delete/${item.id}`)
    expect(await ask('PUT', url, { json: { softdelete: false, status: true } })).toMatchObject(no)
    expect((await ask('GET', `/${path}/show/${item.id}`)).item).toMatchObject({
      status: false,
      softdelete: true,
    })
  })

  test('public lists are whole, and pages as many as it takes', async () => {
    for (let n = 0; n < 101; n++) await stored('partenaire', { status: true, nom: `P${n}` })
    const { json } = await ask('GET', '/partenaire/site', { as: 'visitor' })
    expect(json).toHaveLength(101)
    for (const [query, current] of [
      ['', 1],
      ['page=2', 2],
      ['page=+2', 2],
      ['page=%2B2', 2],
      ['page=02', 1],
      ['page[]=2', 1],
      ['page=7', 7],
    ] as const) {
      const page = await ask('GET', `/partenaire?${query}`, { headers: { host: 'evil.example' } })
      expect(page.json).toMatchObject({
        current_page: current,
        last_page: 7,
        total: 101,
        path: `${origin}/api/partenaire`,
      })
    }
    expect((await ask('GET', '/partenaire?page=7')).json).toMatchObject({
      from: 91,
      to: 101,
      next_page_url: null,
    })
  })

  test('a projet’s category is the label of one, and follows it', async () => {
    const category = await stored('categoriesprojet', { nom: 'Lotissement' })
    const { id } = await stored('projets', { category: 'Lotissement', status: true })
    expect(await ask('PUT', `/projets/update/${id}`, { json: { category: 'Rien' } })).toMatchObject({
      status: 422,
      json: { errors: { category: [expect.any(String)] } },
    })
    await ask('PUT', `/categoriesprojet/update/${category.id}`, { json: { nom: 'Parcelles' } })
    expect((await ask('GET', '/projets/site', { as: 'visitor' })).json).toMatchObject({
      projets: [{ id, category: 'Parcelles' }],
    })
  })

  test('texts are sanitised, trimmed and otherwise kept, line ends of forms too', async () => {
    const multipart = new FormData()
    multipart.set('nom', '  Awa ')
    multipart.set('email', 'awa@example.com')
    multipart.set('message', 'Un\nDeux')
    multipart.set('telephone', '')
    multipart.set('lu', 'true')
    expect((await ask('POST', '/contact/store', { multipart, as: 'visitor' })).item).toMatchObject({
      nom: 'Awa',
      message: 'Un\nDeux',
      telephone: null,
      lu: false,
    })
    const contenu = '<p onclick="x()">A<script>x()</script></p>'
    expect((await stored('presentations', { contenu })).contenu).toBe('<p>A</p>')
    expect(
      await ask('POST', '/devis/store', {
        form: 'nom=A%20B&email=a@example.com&description=%C3%A9',
        as: 'visitor',
      }),
    ).toMatchObject({
      status: 201,
      item: { nom: 'A B', description: 'é', reference: expect.stringMatching(/^DV-\d{4}-\d{4}$/) },
    })
  })

  test('numbers and booleans come as texts in forms', async () => {
    const { id } = await stored('slides')
    for (const [archive, expected] of [
      ['true', true],
      ['FALSE', false],
      ['1', true],
      ['0', false],
      ['on', true],
      ['off', false],
      ['yes', true],
      ['no', false],
    ] as const) {
      const form = { archive, ordre: ' 7 ' }
      expect((await ask('PUT', `/slides/update/${id}`, { form })).item).toMatchObject({
        archive: expected,
        ordre: 7,
      })
    }
    for (const ordre of ['1.5', 'abc', '1e3', '99999999999', true, []]) {
      expect(await ask('PUT', `/slides/update/${id}`, { json: { ordre } })).toMatchObject({
        status: 422,
        json: { errors: { ordre: ['Ce champ doit être un nombre entier.'] } },
      })
    }
    expect((await ask('PUT', `/slides/update/${id}`, { form: { ordre: '' } })).item.ordre).toBeNull()
    const projet = await stored('projets')
    const position = { latitude: '-1.25', longitude: '-4' }
    const { item } = await ask('PUT', `/projets/update/${projet.id}`, { form: position })
    expect([item.latitude, item.longitude]).toEqual([-1.25, -4])
    expect(await ask('PUT', `/projets/update/${projet.id}`, { form: { longitude: '' } })).toMatchObject({
      status: 422,
      json: { errors: { longitude: ['Indiquez aussi la longitude, ou retirez la latitude.'] } },
    })
    expect(
      (await ask('PUT', `/projets/update/${projet.id}`, { json: { ...item, nom: 'Pont' } })).status,
    ).toBe(200)
  })

  test('login answers a token, or 422 as Laravel does', async () => {
    const credentials = { email: 'awa@example.com', password: 'sésame' }
    for (const asked of [{ json: credentials }, { form: credentials }]) {
      expect(await ask('POST', '/login', { ...asked, as: 'visitor' })).toMatchObject({
        status: 200,
        json: { token: 'jeton' },
      })
    }
    const wrong = await ask('POST', '/login', { json: { ...credentials, password: 'x' }, as: 'visitor' })
    expect(wrong).toMatchObject({
      status: 422,
      json: { errors: { email: [expect.any(String)] }, code: 'VALIDATION' },
    })
    expect(await ask('POST', '/login', { json: {}, as: 'visitor' })).toMatchObject({
      status: 422,
      json: { message: 'Ce champ est obligatoire. (and 1 more error)' },
    })
    expect((await ask('GET', '/login')).status).toBe(405)
  })

  test('the description names every endpoint', async () => {
    const { status, json } = await ask('GET', '/openapi.json', { as: 'visitor' })
    expect({ status, json }).toMatchObject({
      status: 200,
      json: { openapi: '3.1.0', servers: [{ url: origin }] },
    })
    const described = { ...Object(Reflect.get(Object(json), 'paths')) }
    const methods = Object.entries(described).flatMap(([path, operations]) =>
      Object.keys(Object(operations)).map((method) => `${method} ${path}`),
    )
    expect(methods.sort()).toEqual(
      endpointsOf([])
        .map(({ method, path }) => `${method.toLowerCase()} /api/${path}`)
        .sort(),
    )
    const known = Object.keys(Object(Reflect.get(Object(Reflect.get(Object(json), 'components')), 'schemas')))
    const named = [...JSON.stringify(json).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name)
    expect([...new Set(named)].sort()).toEqual(known.toSorted())
  })
})
