import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { programKinds } from '../../db/testing/testDatabases.ts'
import { types } from '../../rest-compat/router.ts'
import { newRestServer, origin, rowOf, type RestServer } from '../lab/testing/restApi.ts'
import { rows } from '../lab/testing/restRows.ts'

const paths = Object.keys(rows)

test('every type of the API is walked', () => {
  expect(types.map(({ path }) => path).sort()).toEqual(paths.toSorted())
})

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

describe.each(programKinds)('the endpoints on %s', (kind) => {
  let rest: RestServer
  const ask: RestServer['ask'] = (...asked) => rest.ask(...asked)
  const stored: RestServer['stored'] = (...asked) => rest.stored(...asked)
  const fullBody: RestServer['fullBody'] = (...asked) => rest.fullBody(...asked)

  beforeAll(async () => {
    rest = await newRestServer(kind)
  })
  afterAll(async () => {
    await rest.close()
    expect(rest.reported).toEqual([])
  })

  describe.each(paths)('%s', (path) => {
    const { model, site, pageKey, siteKey, createdKey, visitors, edit, beside = [] } = rowOf(path)

    test('store answers the item under its key, 201, with an ETag', async () => {
      const body = await fullBody(path)
      const { status, headers, json, item } = await ask('POST', `/${path}/store`, { json: body })
      expect(status).toBe(201)
      expect(headers.get('etag')).toMatch(/^"v1-[\w-]+"$/)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(json).toEqual(createdKey ? { [createdKey]: item } : item)
      expect(item).toMatchObject({
        ...body,
        ...(visitors && { lu: false }),
        id: expect.any(Number),
        status: visitors ?? false,
        softdelete: false,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
        updated_at: item.created_at,
      })
      const common = ['id', 'status', 'softdelete', 'created_at', 'updated_at']
      expect(Object.keys(item).sort()).toEqual([...common, ...Object.keys(body), ...beside].sort())
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
        json: { message: `No query results for model [${model}] ${item.id}`, code: 'NOT_FOUND' },
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
        json: { ...item, ...edit, updated_at: expect.any(String) },
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
      const { json } = await ask('GET', `/${path}`)
      const page = Object(pageKey ? Reflect.get(Object(json), pageKey) : json)
      expect(page.data.map((one: { id: number }) => one.id)).not.toContain(id)
      const gone = { status: 404, json: { message: `No query results for model [${model}] ${id}` } }
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

    test('the same Idempotency-Key answers the first result', async () => {
      const json = await fullBody(path)
      const headers = { 'idempotency-key': `${path}-${kind}` }
      const [one, two] = [
        await ask('POST', `/${path}/store`, { json, headers }),
        await ask('POST', `/${path}/store`, { json, headers }),
      ]
      expect(one.status).toBe(201)
      expect(two).toMatchObject({ status: 201, json: one.json })
      const [text = ''] = Object.entries(json).find(([, value]) => typeof value === 'string') ?? []
      const other = await ask('POST', `/${path}/store`, { json: { ...json, [text]: 'Autre' }, headers })
      const message = 'Cette clé a déjà servi pour un autre envoi\u00a0: il en faut une nouvelle.'
      expect(other).toMatchObject({
        status: 422,
        json: { message, errors: { 'Idempotency-Key': [message] }, code: 'VALIDATION' },
      })
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
  })
})

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
