import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { programKinds } from '../../db/testing/testDatabases.ts'
import { newRestServer, rowOf, type RestServer } from '../lab/testing/restApi.ts'
import { rows } from '../lab/testing/restRows.ts'

describe.each(programKinds)('what the endpoints refuse, on %s', (kind) => {
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

  test('types that have come since are no paths, and no items of the others', async () => {
    for (const table of ['page', 'offre', 'annonce'] as const) {
      const { databaseId } = await rest.gateway.sample(table, 'Nouveau', { status: true })
      for (const as of ['visitor', 'administrator'] as const)
        for (const path of [table, `${table}s`])
          for (const at of [`/${path}`, `/${path}/site`, `/${path}/${path}`, `/${path}/show/${databaseId}`])
            expect(await ask('GET', at, { as })).toMatchObject({
              status: 404,
              json: { message: `The route api${at} could not be found.`, code: 'NOT_FOUND' },
            })
      expect(await ask('POST', `/${table}/store`, { json: { titre: 'Non' } })).toMatchObject({ status: 404 })
    }
  })

  describe.each(Object.keys(rows))('%s', (path) => {
    const { model, pageKey, visitors, edit } = rowOf(path)
    const label = ['nom', 'titre', 'question'].find((name) => name in rowOf(path).body) ?? ''

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
      const present = matching.headers.get('etag') ?? ''
      for (const both of [`${first}, ${present}`, `${present}, ${first}`])
        expect((await ask('PUT', url, { json: {}, headers: { 'if-match': both } })).status).toBe(200)
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
          // While none is active, the default company is shown.
          if (path === 'entreprise' && verb === 'show' && id === '0') continue
          expect(
            await ask(method, `/${path}/${verb}/${id}`, method === 'PUT' ? { json: {} } : {}),
          ).toMatchObject({
            status: 404,
            json: {
              message: expect.stringContaining(`No query results for model [${model}] `),
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
          '',
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
      for (const name of Object.keys(rowOf(path).body)) {
        const wrong = await ask('POST', `/${path}/store`, {
          json: await fullBody(path, { [name]: { non: 'plus' } }),
        })
        expect(wrong).toMatchObject({ status: 422, json: { errors: { [name]: [expect.any(String)] } } })
      }
      const nul = await ask('POST', `/${path}/store`, {
        json: await fullBody(path, { [label]: 'a\0b' }),
      })
      expect(nul).toMatchObject({ status: 422, json: { errors: { [label]: [expect.any(String)] } } })
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
  })
})
