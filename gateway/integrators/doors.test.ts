import { buildSchema } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startInProcess, type InProcess } from '../testing/inProcess.ts'

let server: InProcess
beforeAll(async () => void (server = await startInProcess()))
afterAll(() => server.stop())

test('/api leads to its description, and is nothing else', async () => {
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
})
