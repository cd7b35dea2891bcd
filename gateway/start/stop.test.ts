import { once } from 'node:events'
import { request, type ClientRequest } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newPlace } from '../../db/testDatabases.ts'
import { client, startServer } from '../testing/server.ts'

let dataDir: string
let remove: () => void
beforeEach(async () => {
  const place = await newPlace('sqlite')
  dataDir = place.dataDir
  remove = place.remove
})
afterEach(() => remove())

const body = JSON.stringify({ query: '{ site { entreprise { nom } } }' })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A request of which half has been sent; `finish` sends the rest and answers with the status. */
async function halfRequest(origin: string): Promise<{ finish(): Promise<unknown> }> {
  const pending: ClientRequest = request(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  const answered = once(pending, 'response')
  pending.write(body.slice(0, 10))
  await pause(100)
  return {
    async finish() {
      pending.end(body.slice(10))
      const [response] = await answered
      response.resume()
      return response.statusCode
    },
  }
}

test('requests in flight finish, no new one is taken, and the exit code is 0', async () => {
  const server = await startServer({ DATA_DIR: dataDir })
  const half = await halfRequest(server.origin)
  const stopped = server.stop()
  await pause(200)
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow('fetch failed')
  expect(await half.finish()).toBe(200)
  expect(await stopped).toBe(0)
})

test('Ctrl-C arrives twice, from the terminal and from start.mjs, and cuts nothing short', async () => {
  const server = await startServer({ DATA_DIR: dataDir })
  const half = await halfRequest(server.origin)
  const ended = once(server.process, 'exit')
  server.process.kill('SIGINT')
  await pause(100)
  server.process.kill('SIGINT')
  await pause(100)
  expect(await half.finish()).toBe(200)
  expect(await ended).toEqual([0, null])
})

test('an open subscription ends at once', async () => {
  const server = await startServer({ DATA_DIR: dataDir })
  const staff = client(server.origin)
  await staff.signIn()
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...staff.credentials(),
    },
    body: JSON.stringify({ query: 'subscription { notifications { cursor } }' }),
  })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const read = response.text().catch(() => 'cut')
  expect(await Promise.race([read, pause(300).then(() => 'open')])).toBe('open')
  const before = performance.now()
  expect(await server.stop()).toBe(0)
  expect(performance.now() - before).toBeLessThan(5_000)
  expect(await read).not.toBe('cut')
})
