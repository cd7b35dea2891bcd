import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRestServer, type RestServer } from '../lab/testing/restApi.ts'
import { rows } from '../lab/testing/restRows.ts'

let server: RestServer
beforeAll(async () => void (server = await newRestServer('sqlite')))
afterAll(() => server.close())

/** What stands at this place of a document, references followed. */
function at(document: unknown, ...place: string[]): unknown {
  return place.reduce<unknown>((value, name) => {
    const inner: unknown = Reflect.get(Object(value), name)
    const ref: unknown = Reflect.get(Object(inner), '$ref')
    return typeof ref === 'string' ? at(document, ...ref.slice(2).split('/')) : inner
  }, document)
}

async function described(): Promise<unknown> {
  return (await server.ask('GET', '/openapi.json')).json
}

const media = 'multipart/form-data'
const ofForms = [
  'entreprise',
  'service',
  'presentations',
  'slides',
  'projets',
  'contact',
  'carriere',
  'equipe',
  'partenaire',
  'testimonial',
]

const limits: Record<string, number> = { entreprise: 1, service: 3, presentations: 1, equipe: 4 }

test('the server takes each example that it gives, as JSON and as a form', async () => {
  const document = await described()
  const faq = await server.stored('faq')
  expect(faq.id).toBe(1)
  // As a new database of the product has it.
  await server.ask('POST', '/categoriesprojet/store', { json: { nom: 'Lotissement' } })
  for (const path of Object.keys(rows)) {
    const example = (verb: string, method: string, type: string) =>
      Object(
        at(
          document,
          'paths',
          `/api/${path}/${verb}`,
          method,
          'requestBody',
          'content',
          type,
          'schema',
          'examples',
          '0',
        ),
      )
    const json = example('store', 'post', 'application/json')
    // A type with a limit is full, as in the demo.
    for (let n = 0; n < (limits[path] ?? 0); n++) {
      const { slug: _slug, ...other } = json
      await server.ask('POST', `/${path}/store`, { json: { ...other, nom: `Plein ${n}`, status: true } })
    }
    const created = await server.ask('POST', `/${path}/store`, { json })
    expect({ path, status: created.status, said: created.json }).toMatchObject({ path, status: 201 })
    const id = String(created.item.id)
    const change = example('update/{id}', 'put', 'application/json')
    const updated = await server.ask('PUT', `/${path}/update/${id}`, { json: change })
    expect({ path, status: updated.status, said: updated.json }).toMatchObject({ path, status: 200 })
    // What is said of a picture is shown with the picture.
    const shown = Object.entries(change).filter(([name]) => !name.endsWith('_alt'))
    expect(updated.item).toMatchObject(Object.fromEntries(shown))

    await server.ask('PUT', `/${path}/delete/${id}`, { json: { softdelete: true } })
    const form = new FormData()
    for (const [name, value] of Object.entries(example('store', 'post', media)))
      // The one in the trash keeps its address.
      form.set(name, name === 'slug' ? `${String(value)}-autre` : String(value))
    const sent = await server.ask('POST', `/${path}/store`, { multipart: form })
    expect({ path, status: sent.status, said: sent.json }).toMatchObject({ path, status: 201 })
    await server.ask('PUT', `/${path}/delete/${String(sent.item.id)}`, { json: { softdelete: true } })
  }
}, 60_000)

test('ten types offer forms first, with files; as JSON a file is its URL or null', async () => {
  const document = await described()
  for (const path of Object.keys(rows)) {
    const content = at(document, 'paths', `/api/${path}/store`, 'post', 'requestBody', 'content')
    expect([path, Object.keys(Object(content))[0]]).toEqual([
      path,
      ofForms.includes(path) ? media : 'application/json',
    ])
  }
  const content = ['paths', '/api/equipe/store', 'post', 'requestBody', 'content']
  const photo = (type: string) => at(document, ...content, type, 'schema', 'properties', 'photo')
  expect(photo(media)).toMatchObject({ type: 'string', format: 'binary' })
  expect(photo('application/json')).toMatchObject({ type: ['string', 'null'], format: 'uri' })
})

test('it says who may, how long and how large, and what comes with a refusal', async () => {
  const document = await described()
  expect(at(document, 'paths', '/api/faq/show/{id}', 'get', 'security')).toEqual([{}, { jeton: [] }])
  expect(at(document, 'paths', '/api/faq/update/{id}', 'put', 'security')).toBeUndefined()
  const field = (type: string, name: string) =>
    at(document, 'components', 'schemas', `${type}Nouveau`, 'properties', name)
  expect(field('Projet', 'nom')).toMatchObject({ type: 'string', maxLength: 255 })
  expect(field('Projet', 'slug')).toMatchObject({ maxLength: 120, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
  expect(field('Projet', 'annee')).toMatchObject({ minimum: 1900, maximum: 2100 })
  expect(field('Projet', 'description')).toMatchObject({ maxLength: 200_000 })
  expect(field('Testimonial', 'note')).toMatchObject({ minimum: 1, maximum: 5 })
  expect(field('Contact', 'email')).toMatchObject({ maxLength: 254, format: 'email' })
  expect(field('Partenaire', 'url')).toMatchObject({ format: 'uri' })
  const headers = (status: string) =>
    Object.keys(Object(at(document, 'paths', '/api/faq/update/{id}', 'put', 'responses', status, 'headers')))
  expect(headers('401')).toEqual(['WWW-Authenticate'])
  expect(headers('429')).toContain('Retry-After')
})
