import { afterAll, beforeAll, expect, test } from 'vitest'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'

let server: InProcess
beforeAll(async () => {
  server = await startInProcess({ TRUST_PROXY: '1' }, undefined, { thread: true })
})
afterAll(() => server.stop())

const aliases = (field: string, count: number) =>
  `{ site { ${Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')} } }`

async function ask(address: string, query: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query }),
    ...(signal && { signal }),
  })
}

test('whoever has 150 queries open keeps nobody else waiting for them', async () => {
  const query = aliases('demo', 650)
  expect(await (await ask('192.0.2.1', query)).json()).toMatchObject({ data: { site: { a649: false } } })
  let done = 0
  const many = Array.from({ length: 150 }, async () => {
    const { status } = await ask('192.0.2.1', query)
    done += 1
    return status
  })
  await Promise.race(many)
  // Doors of all kinds: a page that is not kept, REST, GraphQL.
  const from = { headers: { 'x-forwarded-for': '192.0.2.2' } }
  const others = [
    await fetch(`${server.origin}/references?1`, from),
    await fetch(`${server.origin}/api/service/show/nul`, from),
    await ask('192.0.2.2', '{ site { demo } }'),
  ]
  expect(done).toBeLessThan(150)
  expect(others.map(({ status }) => status)).toEqual([200, 404, 200])
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]))
})

test('who leaves a hundred queries open leaves nothing behind', async () => {
  const left = new AbortController()
  const query = aliases('projets { totalCount }', 30)
  const many = Array.from({ length: 100 }, () => ask('192.0.2.1', query, left.signal).catch(() => null))
  await Promise.race(many)
  left.abort()
  await Promise.all(many)
  expect((await ask('192.0.2.1', '{ site { demo } }')).status).toBe(200)
  await expect.poll(() => server.gateway.held()).toEqual({})
  expect(server.log()).toBe('')
})
