import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../db/connection/connect.ts'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

const made = /^[\da-f]{8}-[\da-f-]{27}$/
let trusting: InProcess
let alone: InProcess
let remove: () => void

beforeAll(async () => {
  const place = await newMigrated('sqlite')
  remove = place.remove
  trusting = await startInProcess({ TRUST_PROXY: '1', LOG_LEVEL: 'info' }, place)
  alone = await startInProcess({ LOG_LEVEL: 'info' }, place)
  const db = await openDatabase(place)
  await db.transaction((trx) => sql`alter table "faq" rename to "ailleurs"`.execute(trx))
  await db.close()
})
afterAll(async () => {
  await Promise.all([trusting.stop(), alone.stop()])
  remove()
})

async function idOf({ origin }: InProcess, id: string): Promise<string | null> {
  const { headers } = await fetch(`${origin}/healthz`, { headers: { 'x-request-id': id } })
  return headers.get('x-request-id')
}

test('the balancer’s name of a request is kept where a proxy is trusted, and only one that is fit for it', async () => {
  expect(await idOf(trusting, 'Root=1-67891233-abc/d')).toBe('Root=1-67891233-abc/d')
  for (const unfit of ['', 'a b', 'é', '"', '<b>', 'a, b', 'x'.repeat(101)])
    expect(await idOf(trusting, unfit), unfit).toMatch(made)
  expect(await idOf(alone, 'abc')).toMatch(made)
})

test('a failure of ours is in the log under the name that its reader is told, by every door', async () => {
  const query = '{ site { faqs { edges { node { titre } } } } }'
  const doors: [path: string, init: RequestInit][] = [
    ['/graphql', { method: 'POST', body: JSON.stringify({ query }) }],
    ['/api/faq/show/1', {}],
    ['/Faq', {}],
  ]
  for (const [n, [path, init]] of doors.entries()) {
    const id = `porte-${n}`
    const headers = { 'content-type': 'application/json', 'x-request-id': id }
    const answer = await fetch(trusting.origin + path, { ...init, headers })
    expect([path, answer.status]).toEqual([path, path === '/graphql' ? 200 : 500])
    expect(answer.headers.get('x-request-id')).toBe(id)
    const logged = trusting
      .log()
      .split('\n')
      .filter((line) => line.includes(`"id":"${id}"`))
    expect(logged.join('\n'), path).toContain('no such table')
    const told = await answer.text()
    if (path === '/graphql')
      expect(JSON.parse(told).errors[0].extensions).toEqual({ code: 'INTERNAL', requestId: id })
    if (path === '/Faq') expect(told).toContain(`Référence à donner si l’erreur persiste\u00a0: ${id}.`)
    else expect(logged.join('\n')).toMatch(/"(operation|fields)":"[^"]+".*"codes":\["INTERNAL"\]/)
  }
})

test('what staff are refused leads from its name to what they asked, its code and their account', async () => {
  const staff = client(alone.origin)
  await staff.signIn()
  const answer = await fetch(`${alone.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...staff.credentials() },
    body: JSON.stringify({ query: 'query Liste { admin { projets(first: 101) { totalCount } } }' }),
  })
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
  const id = answer.headers.get('x-request-id') ?? ''
  const line = () =>
    alone
      .log()
      .split('\n')
      .find((one) => one.includes(id) && one.includes('opération en échec'))
  await expect.poll(line).toBeDefined()
  expect(JSON.parse(line() ?? '')).toMatchObject({
    id,
    operation: 'Liste',
    fields: 'admin',
    codes: ['BAD_REQUEST'],
    account: expect.any(Number),
  })
})
