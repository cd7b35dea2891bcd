import { buildSchema } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'

let server: InProcess
beforeAll(async () => void (server = await startInProcess()))
afterAll(() => server.stop())

test('/api leads programs to its description, and is nothing else', async () => {
  const answer = await fetch(`${server.origin}/api`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/api/docs'])
  expect((await fetch(`${server.origin}/api`, { method: 'POST' })).status).toBe(404)
})

test('/schema.graphql is the schema in its own language', async () => {
  const answer = await fetch(`${server.origin}/schema.graphql`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/graphql; charset=utf-8',
  ])
  expect(
    buildSchema(await answer.text())
      .getMutationType()
      ?.getFields(),
  ).toHaveProperty('createProjet')
  expect((await fetch(`${server.origin}/schema.graphql`, { method: 'POST' })).status).toBe(405)
  const options = await fetch(`${server.origin}/schema.graphql`, { method: 'OPTIONS' })
  expect([options.status, options.headers.get('allow')]).toEqual([200, 'GET, HEAD'])
})

test('/api/client.d.ts says what /api/client.js gives', async () => {
  const answer = await fetch(`${server.origin}/api/client.d.ts`)
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  expect(await answer.text()).toContain('getProjetSite(): Promise<Projet[]>')
})

test.each(['/api', '/api/en', '/api/docs', '/graphql'])(
  '%s leads to all that integrators get',
  async (page) => {
    const html = await (await fetch(server.origin + page, { headers: { accept: 'text/html' } })).text()
    const others = ['/api', '/api/docs', '/graphql', '/schema.graphql', '/api/client.js', '/api/client.d.ts']
    for (const path of others.filter((one) => one !== page)) {
      expect(html).toContain(`href="${path}"`)
      const found = await fetch(server.origin + path, { headers: { accept: 'text/html' } })
      expect([path, found.status]).toEqual([path, 200])
    }
  },
)
