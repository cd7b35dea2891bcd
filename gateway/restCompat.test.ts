import { createServer, type Server } from 'node:http'
import { Readable } from 'node:stream'
import { execute as executeGraphql, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../db/testDatabases.ts'
import type { ContentTable } from '../db/tables.ts'
import type { Execute } from '../rest-compat/execute.ts'
import { createRestApi } from '../rest-compat/router.ts'
import type { Visitor } from '../schema/context.ts'
import { schema } from '../schema/schema.ts'
import { newSchema, visitor, type TestSchema } from '../schema/testing.ts'

/** What the contract says of each type, and a body that sets every field that may be set. */
interface Row {
  table: ContentTable
  body: Record<string, unknown>
  /** What an item has beside the body, in its place among the fields: name → value. */
  beside?: Record<string, unknown>
  site?: string
  pageKey?: string
  siteKey?: string
  createdKey?: string
  visitors?: true
  edit: Record<string, unknown>
}

const rows: Record<string, Row> = {
  entreprise: {
    table: 'entreprise',
    site: 'site',
    body: {
      nom: 'Géo & fils',
      logo_alt: null,
      description: '<p>Depuis <strong>1998</strong> &amp; toujours</p>',
      resume: 'Ligne 1\nLigne 2',
      email1: 'a@example.com',
      email2: 'b@example.com',
      phone1: '+225 07 00 00 00 01',
      phone2: '07 00 00 00 02',
      support: '+2250700000003',
      url_facebook: 'https://facebook.example/geo',
      url_instagram: 'https://instagram.example/geo',
      url_linkedin: 'https://linkedin.example/geo',
      url_skype: 'https://skype.example/geo',
      url_twitter: 'https://twitter.example/geo',
      horaire: 'Lundi - Samedi : 08.00 - 18.00',
      annee: 2023,
    },
    edit: { horaire: 'Fermé' },
  },
  service: {
    table: 'service',
    site: 'service',
    pageKey: 'Service',
    createdKey: 'Service',
    body: {
      nom: 'Bornage',
      slug: 'bornage',
      resume: 'R',
      description: '<ul><li>Un</li></ul>',
      image_alt: null,
      categories: [],
      ordre: 1,
    },
    edit: { resume: 'S' },
  },
  categoriesservices: {
    table: 'categorieService',
    createdKey: 'CategoriesServices',
    body: { nom: 'Foncier' },
    edit: { nom: 'Topo' },
  },
  presentations: {
    table: 'presentation',
    site: 'site',
    body: { titre: 'Qui', contenu: '<p>C</p>', image_alt: null, footer_sec: '<p>Pied</p>' },
    edit: { footer_sec: '<p>Autre</p>' },
  },
  slides: {
    table: 'slide',
    site: 'site',
    createdKey: 'Slide',
    body: { titre: 'Un', Contenue: '<p>C</p>', image_alt: null, lien: '/devis', archive: false, ordre: 3 },
    edit: { Contenue: '<p>D</p>' },
  },
  projets: {
    table: 'projet',
    site: 'site',
    pageKey: 'projets',
    siteKey: 'projets',
    createdKey: 'projets',
    body: {
      nom: 'Pont',
      slug: 'pont',
      description: '<p>D</p>',
      resultat: 'Livré',
      client: 'État',
      lieu: 'Abidjan',
      annee: 2021,
      prix: '12 M',
      maitreOeuvre: 'BNETD',
      category: null,
      image_alt: null,
      latitude: 5.36,
      longitude: -4.01,
    },
    edit: { maitreOeuvre: 'AGEROUTE' },
  },
  categoriesprojet: {
    table: 'categorieProjet',
    site: 'site',
    createdKey: 'CategoriesProjets',
    body: { nom: 'Hydrographie' },
    edit: { nom: 'Bathymétrie' },
  },
  contact: {
    table: 'contact',
    visitors: true,
    body: {
      nom: 'Awa',
      email: 'a@example.com',
      telephone: '0700000001',
      sujet: 'S',
      message: 'Bonjour\u00a0!',
    },
    beside: { lu: false },
    edit: { lu: true },
  },
  devis: {
    table: 'devis',
    visitors: true,
    body: {
      nom: 'Awa',
      email: 'a@example.com',
      telephone: null,
      entreprise: 'SARL',
      service: 'Bornage',
      lieu: 'Yopougon',
      budget: '1 M',
      description: 'Un terrain',
    },
    beside: { reference: expect.stringMatching(/^DV-\d{4}-\d{4}$/), lu: false },
    edit: { lu: true },
  },
  carriere: {
    table: 'carriere',
    visitors: true,
    body: {
      nom: 'Koné',
      prenom: 'Ali',
      email: 'a@example.com',
      telephone: null,
      poste: 'Géomètre',
      message: 'M',
    },
    beside: { lu: false },
    edit: { lu: true },
  },
  equipe: {
    table: 'equipe',
    site: 'equipe',
    body: {
      nom: 'Koné',
      prenom: 'Ali',
      poste: 'Géomètre',
      description: 'D',
      photo_alt: null,
      email: 'a@example.com',
      url_linkedin: 'https://linkedin.example/kone',
      ordre: 1,
    },
    edit: { url_linkedin: null },
  },
  partenaire: {
    table: 'partenaire',
    site: 'site',
    body: { nom: 'IGN', logo_alt: null, url: 'https://ign.example/', ordre: null },
    edit: { url: 'https://autre.example/' },
  },
  testimonial: {
    table: 'testimonial',
    site: 'site',
    body: { nom: 'Awa', fonction: 'DG', entreprise: 'SARL', message: 'Exact', photo_alt: null, note: 5 },
    edit: { note: 4 },
  },
  faq: {
    table: 'faq',
    site: 'site',
    body: { titre: 'Délais', ordre: 2 },
    beside: { questions: [] },
    edit: { ordre: 9 },
  },
  faqquestion: {
    table: 'faqQuestion',
    body: { question: 'Quand ?', reponse: '<p>Vite</p>', ordre: 1 },
    edit: { reponse: '<p>Demain</p>' },
  },
}
const paths = Object.keys(rows)

const paginatorKeys = [
  'current_page',
  'data',
  'first_page_url',
  'from',
  'last_page',
  'last_page_url',
  'links',
  'next_page_url',
  'path',
  'per_page',
  'prev_page_url',
  'to',
  'total',
]

interface Reply {
  status: number
  headers: Headers
  json: unknown
  /** The answer, or what stands under its only key where that is capitalised or `projets`. */
  item: Record<string, unknown>
}

interface Asked {
  json?: unknown
  /** Sent urlencoded. */
  form?: Record<string, string> | string
  multipart?: FormData
  text?: string
  type?: string
  as?: 'administrator' | 'reader' | 'visitor'
  headers?: Record<string, string>
}

const origin = 'https://geo.example'
const callers: Visitor['scope'][] = ['READ', 'WRITE']

describe.each(kinds)('the REST API on %s', (kind) => {
  let gateway: TestSchema
  let server: Server
  let base: string
  const reported: unknown[] = []

  beforeAll(async () => {
    gateway = await newSchema(kind)
    const execute: Execute<Visitor> = async (document, variables, who) => {
      const errors = validate(schema, document)
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '))
      const contextValue = {
        ...gateway.context(who),
        auth: {
          signIn: async (email: string, password: string) =>
            email === 'awa@example.com' && password === 'sésame' && gateway.administrator.account
              ? { account: gateway.administrator.account, token: 'jeton' }
              : null,
          signOut: async () => undefined,
          stillSignedIn: async () => true,
        },
      }
      const result = await executeGraphql({ schema, document, variableValues: variables, contextValue })
      return JSON.parse(JSON.stringify(result))
    }
    const answer = createRestApi({ origin, execute, report: (error) => reported.push(error) })
    server = createServer((req, res) => {
      const hasBody = req.method !== 'GET' && req.method !== 'HEAD'
      const headers = Object.entries(req.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      )
      const request = new Request(new URL(req.url ?? '/', 'http://elsewhere.example'), {
        method: req.method ?? 'GET',
        headers,
        ...(hasBody && { body: limited(req), duplex: 'half' }),
      })
      const scope = callers.find((one) => `Bearer ${one}` === req.headers.authorization)
      void answer(request, scope ? { ...gateway.administrator, scope } : visitor).then(async (response) => {
        res.writeHead(response.status, Object.fromEntries(response.headers))
        res.end(Buffer.from(await response.arrayBuffer()))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/api` : ''
  })
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve))
    await gateway.close()
    expect(reported).toEqual([])
  })

  async function ask(method: string, path: string, asked: Asked = {}): Promise<Reply> {
    const { json, form, multipart, text, type, as = 'administrator', headers = {} } = asked
    const authorization = { administrator: 'Bearer WRITE', reader: 'Bearer READ', visitor: undefined }[as]
    const body =
      json !== undefined
        ? JSON.stringify(json)
        : form !== undefined
          ? new URLSearchParams(form)
          : (multipart ?? text)
    const jsonType = json !== undefined ? 'application/json' : type
    const response = await fetch(base + path, {
      method,
      headers: {
        ...(authorization && { authorization }),
        ...(jsonType && { 'content-type': jsonType }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    const answered = await response.text()
    const value: unknown = answered === '' ? null : JSON.parse(answered)
    return { status: response.status, headers: response.headers, json: value, item: unwrapped(value) }
  }

  function row(path: string): Row {
    const found = rows[path]
    if (!found) throw new Error(`no row for ${path}`)
    return found
  }

  /** A new item, whose faq is a new one where it needs one. */
  async function stored(path: string, extra: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const { status, item, json } = await ask('POST', `/${path}/store`, { json: await fullBody(path, extra) })
    expect({ status, json }).toMatchObject({ status: 201 })
    return item
  }

  let count = 0
  async function fullBody(
    path: string,
    extra: Record<string, unknown> = {},
  ): Promise<Record<string, unknown>> {
    const { body } = row(path)
    const faq = path === 'faqquestion' ? { faq: (await stored('faq')).id } : {}
    const slug = 'slug' in body ? { slug: `${String(body.slug)}-${++count}` } : {}
    return { ...faq, ...body, ...slug, ...extra }
  }

  describe.each(paths)('%s', (path) => {
    const { table, site, pageKey, siteKey, createdKey, visitors, edit, beside = {} } = row(path)

    test('store answers the item under its key, 201, with an ETag', async () => {
      const body = await fullBody(path)
      const { status, headers, json, item } = await ask('POST', `/${path}/store`, { json: body })
      expect(status).toBe(201)
      expect(headers.get('etag')).toMatch(/^"v1-[\w-]+"$/)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(json).toEqual(createdKey ? { [createdKey]: item } : item)
      expect(item).toMatchObject({
        ...body,
        ...beside,
        id: expect.any(Number),
        status: visitors ?? false,
        softdelete: false,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
        updated_at: item.created_at,
      })
      const pictures = ['logo', 'image', 'photo'].filter((name) => `${name}_alt` in body)
      const aliases = ['facebook', 'instagram', 'linkedin', 'skype', 'twitter', 'telephone', 'email']
      expect(Object.keys(item).sort()).toEqual(
        [
          ...new Set([
            'id',
            ...Object.keys(body),
            ...pictures,
            ...Object.keys(beside),
            'status',
            'softdelete',
            'created_at',
            'updated_at',
            ...(path === 'entreprise' ? aliases : []),
          ]),
        ].sort(),
      )
      expect(Object.keys(item)[0]).toBe('id')
    })

    test('show answers the item itself', async () => {
      const item = await stored(path)
      const { status, json, headers } = await ask('GET', `/${path}/show/${item.id}`)
      expect({ status, json }).toEqual({ status: 200, json: item })
      expect(headers.get('etag')).toMatch(/^"v1-/)
      const again = await ask('GET', `/${path}/show/${item.id}`, {
        headers: { 'if-none-match': headers.get('etag') ?? '' },
      })
      expect(again.status).toBe(304)
      expect(await ask('GET', `/${path}/show/${item.id}`, { as: 'visitor' })).toMatchObject({
        status: 404,
        json: { message: `No query results for model [${modelOf(path)}] ${item.id}`, code: 'NOT_FOUND' },
      })
    })

    test('the paged list is Laravel’s, newest first', async () => {
      const item = await stored(path)
      const { status, json } = await ask('GET', `/${path}?page=1&evil=x`)
      expect(status).toBe(200)
      const page = pageKey ? Reflect.get(Object(json), pageKey) : json
      if (pageKey) expect(Object.keys(Object(json))).toEqual([pageKey])
      expect(Object.keys(page)).toEqual(paginatorKeys)
      expect(page).toMatchObject({
        current_page: 1,
        path: `${origin}/api/${path}`,
        first_page_url: `${origin}/api/${path}?page=1`,
        per_page: 15,
        from: 1,
      })
      expect(page.data[0]).toEqual(item)
      expect(page.to).toBe(page.data.length)
      const far = await ask('GET', `/${path}?page=9007199254740991`)
      expect(pageKey ? Reflect.get(Object(far.json), pageKey) : far.json).toMatchObject({
        current_page: 9007199254740991,
        data: [],
        from: null,
        to: null,
        prev_page_url: `${origin}/api/${path}?page=9007199254740990`,
      })
    })

    test('a PUT of what GET gave changes nothing, however it is sent', async () => {
      const item = await stored(path)
      const { json: got } = await ask('GET', `/${path}/show/${item.id}`)
      const url = `/${path}/update/${item.id}`
      expect(await ask('PUT', url, { json: got })).toMatchObject({ status: 200, json: item })
      expect(await ask('PUT', url, { form: asForm(item) })).toMatchObject({ status: 200, json: item })
      const multipart = new FormData()
      for (const [name, value] of Object.entries(asForm(item))) multipart.set(name, value)
      expect(await ask('PUT', url, { multipart })).toMatchObject({ status: 200, json: item })
      expect(await ask('PUT', url, { json: {} })).toMatchObject({ status: 200, json: item })
      expect(await ask('PUT', url)).toMatchObject({ status: 200, json: item })
    })

    test('a PUT of one field leaves the others', async () => {
      const item = await stored(path)
      const { status, json, headers } = await ask('PUT', `/${path}/update/${item.id}`, {
        json: { ...edit, id: 7, rien: 1 },
      })
      expect({ status, json }).toEqual({
        status: 200,
        json: { ...item, ...edit, updated_at: expect.any(String), ...aliasesOf(path, edit) },
      })
      expect(headers.get('etag')).toMatch(/^"v2-/)
    })

    test('status toggles, in words too, and shows the item to visitors', async () => {
      const { id } = await stored(path)
      const url = `/${path}/update/${id}`
      expect((await ask('PUT', url, { form: { status: 'on' } })).item.status).toBe(true)
      const shown = await ask('GET', `/${path}/show/${id}`, { as: 'visitor' })
      // A category or a question is seen under a visible service or faq only.
      expect(shown.status).toBe(site ? 200 : 404)
      if (site) {
        const list = await ask('GET', `/${path}/${site}`, { as: 'visitor' })
        expect(list.headers.get('cache-control')).toBe('public, s-maxage=10, stale-while-revalidate=30')
        const items: unknown = siteKey ? Reflect.get(Object(list.json), siteKey) : list.json
        expect(items).toContainEqual(shown.json)
      }
      expect((await ask('PUT', url, { json: { status: false } })).item.status).toBe(false)
      expect(await ask('PUT', url, { json: { status: 'peut-être' } })).toMatchObject({
        status: 422,
        json: { errors: { status: ['Ce champ vaut vrai ou faux.'] }, code: 'VALIDATION' },
      })
    })

    test.each(['delete', 'update'])('softdelete through %s, and back', async (verb) => {
      const item = await stored(path)
      const { id } = item
      expect(await ask('PUT', `/${path}/${verb}/${id}`, { json: { softdelete: true } })).toMatchObject({
        status: 200,
        json: { ...item, softdelete: true, updated_at: expect.any(String) },
      })
      expect(await ask('GET', `/${path}/show/${id}`)).toMatchObject({
        status: 200,
        json: { softdelete: true },
      })
      expect((await ask('GET', `/${path}/show/${id}`, { as: 'visitor' })).status).toBe(404)
      expect(JSON.stringify((await ask('GET', `/${path}`)).json)).not.toContain(`"id":${id},"nom"`)
      const gone = { status: 404, json: { message: `No query results for model [${modelOf(path)}] ${id}` } }
      expect(await ask('PUT', `/${path}/update/${id}`, { json: { ...edit, status: true } })).toMatchObject(
        gone,
      )
      expect(await ask('PUT', `/${path}/update/${id}`, { json: { softdelete: true } })).toMatchObject(gone)
      expect(await ask('PUT', `/${path}/update/${id}`, { json: { softdelete: 0 } })).toMatchObject({
        status: 200,
        json: { softdelete: false, status: false },
      })
      expect(await ask('PUT', `/${path}/delete/${id}`, { json: { softdelete: false } })).toMatchObject({
        status: 422,
        json: { errors: { softdelete: [expect.any(String)] } },
      })
    })

    test('visitors are refused, and so is a READ token that writes', async () => {
      const { id } = await stored(path)
      const no = { status: 401, json: { message: 'Unauthenticated.', code: 'UNAUTHENTICATED' } }
      const as = 'visitor'
      expect(await ask('GET', `/${path}`, { as })).toMatchObject(no)
      expect(await ask('PUT', `/${path}/update/${id}`, { as, json: edit })).toMatchObject(no)
      expect(await ask('PUT', `/${path}/update/nothing`, { as, text: '{', type: 'x/y' })).toMatchObject(no)
      expect(await ask('PUT', `/${path}/delete/${id}`, { as, json: { softdelete: true } })).toMatchObject(no)
      const created = await ask('POST', `/${path}/store`, {
        as,
        json: await fullBody(path, { status: false, lu: true }),
      })
      if (visitors) expect(created).toMatchObject({ status: 201, item: { status: true, lu: false } })
      else expect(created).toMatchObject(no)
      const forbidden = { status: 403, json: { code: 'FORBIDDEN' } }
      expect((await ask('GET', `/${path}`, { as: 'reader' })).status).toBe(200)
      expect(await ask('PUT', `/${path}/update/${id}`, { as: 'reader', json: edit })).toMatchObject(forbidden)
      expect(await ask('PUT', `/${path}/delete/${id}`, { as: 'reader' })).toMatchObject(forbidden)
      expect((await ask('GET', `/${path}/show/${id}`)).headers.get('etag')).toMatch(/^"v1-/)
    })

    test('If-Match of an older version is 412, and nothing changes', async () => {
      const { id } = await stored(path)
      const first = (await ask('GET', `/${path}/show/${id}`)).headers.get('etag') ?? ''
      const url = `/${path}/update/${id}`
      const matching = await ask('PUT', url, { json: edit, headers: { 'if-match': first } })
      expect(matching.status).toBe(200)
      for (const ifMatch of [first, '"autre"']) {
        for (const verb of ['update', 'delete']) {
          const late = await ask('PUT', `/${path}/${verb}/${id}`, {
            json: { softdelete: true },
            headers: { 'if-match': ifMatch },
          })
          expect(late).toMatchObject({ status: 412, json: { code: 'CONFLICT' } })
        }
      }
      expect((await ask('GET', `/${path}/show/${id}`)).json).toEqual(matching.json)
      expect((await ask('PUT', url, { json: {}, headers: { 'if-match': '*' } })).status).toBe(200)
    })

    test('the same Idempotency-Key answers the first result', async () => {
      const json = await fullBody(path)
      const headers = { 'idempotency-key': `${path}-${kind}` }
      const [one, two] = [
        await ask('POST', `/${path}/store`, { json, headers }),
        await ask('POST', `/${path}/store`, { json, headers }),
      ]
      expect(one.status).toBe(201)
      expect(two).toMatchObject({ status: 201, json: one.json })
    })

    test('POST stands for PUT where _method says so, by body, query or header', async () => {
      const { id } = await stored(path)
      const url = `/${path}/update/${id}`
      for (const asked of [
        { form: { _method: 'PUT', status: 'no' } },
        { json: { _method: 'put', status: false } },
        { json: { status: 0 }, headers: { 'x-http-method-override': 'PUT' } },
      ]) {
        expect(await ask('POST', url, asked)).toMatchObject({ status: 200, json: { id, status: false } })
      }
      expect((await ask('POST', `${url}?_method=PUT`, { json: {} })).status).toBe(200)
      expect(await ask('POST', url, { json: {} })).toMatchObject({
        status: 405,
        json: {
          message: `The POST method is not supported for route api${url}. Supported methods: PUT.`,
          code: 'BAD_REQUEST',
        },
      })
    })

    test('HEAD, OPTIONS, and the methods that are not', async () => {
      const { id } = await stored(path)
      const head = await ask('HEAD', `/${path}/show/${id}`)
      expect({ status: head.status, json: head.json, etag: head.headers.get('etag') }).toEqual({
        status: 200,
        json: null,
        etag: expect.stringMatching(/^"v1-/),
      })
      const options = await ask('OPTIONS', `/${path}`)
      expect([options.status, options.headers.get('allow')]).toEqual([200, 'GET, HEAD'])
      for (const [method, at, allow] of [
        ['POST', `/${path}`, 'GET, HEAD'],
        ['DELETE', `/${path}/update/${id}`, 'PUT'],
        ['PATCH', `/${path}/update/${id}`, 'PUT'],
        ['GET', `/${path}/store`, 'POST'],
        ['GET', `/${path}/delete/${id}`, 'PUT'],
      ] as const) {
        const refused = await ask(method, at, { as: 'visitor' })
        expect([method, refused.status, refused.headers.get('allow')]).toEqual([method, 405, allow])
      }
    })

    test('ids that are none, and paths that lead nowhere', async () => {
      for (const id of [
        '0',
        '-1',
        '1.5',
        '01',
        'abc',
        '999999999',
        '99999999999999999999',
        '%00',
        '%E9',
        '1%20',
      ]) {
        for (const [method, verb] of [
          ['GET', 'show'],
          ['PUT', 'update'],
          ['PUT', 'delete'],
        ] as const) {
          expect(
            await ask(method, `/${path}/${verb}/${id}`, method === 'PUT' ? { json: {} } : {}),
          ).toMatchObject({
            status: 404,
            json: {
              message: expect.stringContaining(`No query results for model [${modelOf(path)}] `),
              code: 'NOT_FOUND',
            },
          })
        }
      }
      for (const as of ['visitor', 'administrator'] as const) {
        for (const at of [
          `/${path}/nulle/part`,
          `/${path}/show`,
          `/${path}/show/1/2`,
          `/${path.toUpperCase()}`,
        ]) {
          expect(await ask('GET', at, { as })).toMatchObject({
            status: 404,
            json: { message: `The route api${at} could not be found.`, code: 'NOT_FOUND' },
          })
        }
      }
    })

    test('wrong input is 422 by the names on the wire', async () => {
      const { status, json } = await ask('POST', `/${path}/store`, { json: {} })
      expect({ status, json }).toMatchObject({ status: 422, json: { code: 'VALIDATION' } })
      const errors = Object.values(Object(Reflect.get(Object(json), 'errors'))).flat()
      const more = errors.length - 1
      const suffix = more === 0 ? '' : ` (and ${more} more error${more > 1 ? 's' : ''})`
      expect(Reflect.get(Object(json), 'message')).toBe(`${String(errors[0])}${suffix}`)
      for (const name of Object.keys(row(path).body)) {
        const wrong = await ask('POST', `/${path}/store`, {
          json: await fullBody(path, { [name]: { non: 'plus' } }),
        })
        expect(wrong).toMatchObject({ status: 422, json: { errors: { [name]: [expect.any(String)] } } })
      }
      const nul = await ask('POST', `/${path}/store`, {
        json: await fullBody(path, { [label(path)]: 'a\0b' }),
      })
      expect(nul).toMatchObject({ status: 422, json: { errors: { [label(path)]: [expect.any(String)] } } })
    })

    test('malformed bodies are 400 or 415, and write nothing', async () => {
      const before = await total()
      const type = 'application/json'
      for (const [text, contentType, status] of [
        ['{', type, 400],
        ['[1]', type, 400],
        ['null', type, 400],
        ['"a"', type, 400],
        ['a=b', 'text/plain', 415],
        ['{}', 'application/json; charset=iso-8859-1', 415],
        ['nom=%E9', 'application/x-www-form-urlencoded', 400],
        ['--x', 'multipart/form-data; boundary=y', 400],
        ['--x', 'multipart/form-data', 400],
      ] as const) {
        const refused = await ask('POST', `/${path}/store`, { text, type: contentType })
        expect([text, refused.status]).toEqual([text, status])
        expect(refused.json).toMatchObject({ message: expect.any(String), code: 'BAD_REQUEST' })
      }
      const large = await ask('POST', `/${path}/store`, { json: { nom: 'x'.repeat(1_100_000) } })
      expect(large).toMatchObject({ status: 413, json: { code: 'BAD_REQUEST' } })
      expect(await total()).toBe(before)
    })

    async function total(): Promise<unknown> {
      const { json } = await ask('GET', `/${path}`)
      return Reflect.get(Object(pageKey ? Reflect.get(Object(json), pageKey) : json), 'total')
    }

    test('the table of this test has no gap', () => {
      expect(table).toBe(row(path).table)
    })
  })
})

const models: Record<string, string> = {
  categoriesservices: 'CategorieService',
  categoriesprojet: 'CategorieProjet',
  faqquestion: 'FaqQuestion',
  presentations: 'Presentation',
  slides: 'Slide',
  projets: 'Projet',
}

function modelOf(path: string): string {
  return models[path] ?? path[0]?.toUpperCase() + path.slice(1)
}

function label(path: string): string {
  const { body } = rows[path] ?? { body: {} }
  return ['nom', 'titre', 'question'].find((name) => name in body) ?? ''
}

/** What changes with it in a company's item. */
function aliasesOf(path: string, edit: Record<string, unknown>): Record<string, unknown> {
  return path === 'entreprise' && 'phone1' in edit ? { telephone: edit.phone1 } : {}
}

/** As axios writes an object into a form. */
function asForm(item: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, value]): [string, string][] => {
      if (Array.isArray(value))
        return value.map((one, n) => [`${name}[${n}][id]`, String(Reflect.get(Object(one), 'id'))])
      return [[name, value === null ? '' : String(value)]]
    }),
  )
}

function unwrapped(value: unknown): Record<string, unknown> {
  const outer = { ...Object(value) }
  const [[name, inner] = ['', null], ...others] = Object.entries(outer)
  const nested = others.length === 0 && typeof inner === 'object' && /^([A-Z]|projets$)/.test(name)
  return nested ? { ...Object(inner) } : outer
}

/** A body that fails at 1 MiB, as the gateway's does. */
function limited(req: Readable): ReadableStream<Uint8Array> {
  let size = 0
  return new ReadableStream({
    start(controller) {
      req.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size <= 2 ** 20) return controller.enqueue(chunk)
        req.removeAllListeners('data').removeAllListeners('end').resume()
        controller.error(Object.assign(new Error('Too large.'), { name: 'BodyTooLargeError' }))
      })
      req.on('end', () => controller.close())
    },
  })
}
