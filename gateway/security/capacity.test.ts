import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPlace } from '../../db/testDatabases.ts'
import { startServer, type RunningServer } from '../testing/server.ts'

let server: RunningServer
let remove: () => void

beforeAll(async () => {
  const place = await newPlace('sqlite')
  remove = place.remove
  server = await startServer({ DATA_DIR: place.dataDir })
})
afterAll(async () => {
  await server.stop()
  remove()
})

const status = async (path: string) => (await fetch(server.origin + path)).status

test('a flood on one route is cut short, and the rest of the site goes on', async () => {
  const flood = Array.from({ length: 800 }, () => fetch(`${server.origin}/references`))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await status('/readyz')).toBe(200)
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

describe('a client that does not get on', () => {
  async function open(words: string): Promise<Socket> {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(words)
    socket.resume()
    return socket
  }

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
