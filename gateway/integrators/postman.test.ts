import { afterAll, beforeAll, expect, test } from 'vitest'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

interface Request {
  method: string
  header: { key: string; value: string; disabled?: boolean }[]
  url: string
  body?: { raw: string }
  auth?: { type: string }
}
interface Collection {
  variable: { key: string; value: string }[]
  item: { name: string; item: { name: string; request: Request }[] }[]
}

let server: InProcess
let token: string
beforeAll(async () => {
  server = await startInProcess()
  const admin = client(server.origin)
  await admin.signIn()
  const { made } = await admin.run<{ made: { token: string } }>(
    'mutation { made: createApiToken(input: { nom: "Postman", scope: WRITE }) { ... on ApiTokenPayload { token } } }',
  )
  token = made.token
})
afterAll(() => server.stop())

/** What Postman sends. */
async function send({ method, header, url, body, auth }: Request, id: number): Promise<Response> {
  const path = url.replace('{{SITE}}', server.origin).replace('{{ID}}', String(id))
  const headers = header.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value] as const)
  return fetch(path, {
    method,
    headers: {
      ...Object.fromEntries(headers),
      ...(auth?.type !== 'noauth' && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: body.raw }),
  })
}

test('/api/postman.json holds each operation of OpenAPI in a folder, and they work as they come', async () => {
  const collection: Collection = await (await fetch(`${server.origin}/api/postman.json`)).json()
  const { paths }: { paths: Record<string, object> } = await (
    await fetch(`${server.origin}/api/openapi.json`)
  ).json()
  const requests = collection.item.flatMap(({ item }) => item.map(({ request }) => request))
  expect(requests).toHaveLength(Object.values(paths).flatMap((operations) => Object.keys(operations)).length)
  expect(collection.variable.map(({ key }) => key)).toEqual(['SITE', 'TOKEN', 'ID'])

  const faq = collection.item.find(({ name }) => name === 'faq')?.item ?? []
  const verb = ({ request: { method, url } }: (typeof faq)[number]) =>
    [method, url.replace('{{SITE}}/api/faq', '')].join(' ')
  const byVerb = new Map(faq.map((one) => [verb(one), one.request]))
  const answered: Record<string, number> = {}
  let id = 0
  for (const name of [
    'POST /store',
    'GET ?page=1',
    'GET /show/{{ID}}',
    'PUT /update/{{ID}}',
    'GET /site',
    'PUT /delete/{{ID}}',
  ]) {
    const request = byVerb.get(name)
    if (!request) throw new Error(`${name} is not among ${[...byVerb.keys()].join(', ')}.`)
    const answer = await send(request, id)
    const read: { id?: number } = await answer.json()
    id = read.id ?? id
    answered[name] = answer.status
  }
  expect(answered).toEqual({
    'POST /store': 201,
    'GET ?page=1': 200,
    'GET /show/{{ID}}': 200,
    'PUT /update/{{ID}}': 200,
    'GET /site': 200,
    'PUT /delete/{{ID}}': 200,
  })
})
