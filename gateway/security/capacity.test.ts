import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { startServer, type RunningServer } from '../lab/servers/server.ts'

let server: RunningServer
let remove: () => void

beforeAll(async () => {
  const place = await newMigrated('sqlite')
  remove = place.remove
  server = await startServer({ DATA_DIR: place.dataDir, TRUST_PROXY: '1' })
})
afterAll(async () => {
  await server.stop()
  remove()
})

/** Asks until the answer has this status: what many connections have brought is not there at once. */
async function until(status: number, ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask()
    if (answer.status === status) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const status = async (path: string) => (await fetch(server.origin + path)).status

test('a flood on one route is cut short, and the rest of the site goes on', async () => {
  // More than work at a time, and fewer than may wait for their turns.
  const flood = Array.from({ length: 500 }, () => fetch(`${server.origin}/references`))
  // It lasts from the first refusal on.
  await Promise.any(flood.map(async (answer) => expect((await answer).status).toBe(503)))
  expect(await status('/healthz')).toBe(200)
  expect(await status('/api/faq/site')).toBe(200)
  expect(await status('/graphql?query=%7B__typename%7D')).toBe(200)
  const answers = await Promise.all(flood)
  const refused = answers.filter((answer) => answer.status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
  expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThanOrEqual(100)
  expect(answers.every((answer) => [200, 503].includes(answer.status))).toBe(true)
  expect(await status('/references')).toBe(200)
})

async function open(words: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(words)
  socket.resume()
  return socket
}

describe.each([
  { path: '/contact', type: 'application/x-www-form-urlencoded', refusal: 'text/plain; charset=utf-8' },
  { path: '/api/contact/store', type: 'application/json', refusal: 'application/json' },
  { path: '/graphql', type: 'application/json', refusal: 'application/json' },
  { path: '/graphql', type: 'multipart/form-data; boundary=x', refusal: 'application/json' },
])('an address that sends many bodies to $path as $type, and ends none', ({ path, type, refusal }) => {
  async function post(address: string, body = '{}'): Promise<Response> {
    const headers = { 'content-type': type, 'x-forwarded-for': address }
    return fetch(server.origin + path, { method: 'POST', headers, body })
  }

  test('keeps out itself, and nobody else', async () => {
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Type: ${type}\r\n`
    const half = Array.from({ length: 120 }, () => open(`${head}Content-Length: 9\r\n\r\n{`))
    const sockets = await Promise.all(half)
    const refused = await until(503, () => post('192.0.2.1'))
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(refused.headers.get('content-type')).toBe(refusal)
    if (refusal === 'application/json') expect(await refused.text()).toContain('"code":"RATE_LIMITED"')
    // Neither an address beside it, nor who reads.
    const free = await post('192.0.2.2')
    expect(free.status).not.toBe(503)
    expect(await status('/contact')).toBe(200)
    expect(await status('/api/faq/site')).toBe(200)
    sockets.forEach((socket) => socket.destroy())
    await until(free.status, () => post('192.0.2.1'))
  })
})

test('many short requests of one address are no such thing', async () => {
  const sent = Array.from({ length: 60 }, () =>
    fetch(`${server.origin}/api/faq/store`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  )
  const statuses = (await Promise.all(sent)).map((answer) => answer.status)
  expect(statuses).toEqual(statuses.map(() => 401))
})

test('bodies with files have few places, whoever sends them: the rest of the route goes on', async () => {
  const sockets = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      open(
        `POST /graphql HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.${n}\r\n` +
          'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9\r\n\r\n{',
      ),
    ),
  )
  const form = new FormData()
  form.set('operations', '{}')
  const refused = await until(503, () => fetch(`${server.origin}/graphql`, { method: 'POST', body: form }))
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await status('/graphql?query=%7B__typename%7D')).toBe(200)
  sockets.forEach((socket) => socket.destroy())
})

describe('a client that does not get on', () => {
  test('is let go, however many there are, and the site goes on meanwhile', { timeout: 60_000 }, async () => {
    const nothing = Array.from({ length: 100 }, () => open(''))
    const halfHeaders = Array.from({ length: 100 }, () => open('GET / HTTP/1.1\r\nHost: x\r\nX-Half: '))
    const sockets = await Promise.all([...nothing, ...halfHeaders])
    const trickle = setInterval(() => sockets.at(-1)?.write('x'), 500)
    expect(await status('/')).toBe(200)
    // Not `once` of node:events, which takes the server's reset for a failure.
    const closed = (socket: Socket) => new Promise((resolve) => void socket.once('close', resolve))
    await Promise.all(sockets.map((socket) => (socket.closed ? undefined : closed(socket))))
    clearInterval(trickle)
    expect(await status('/')).toBe(200)
  })
})
