import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectAndSend, startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { ambiguous, chunked, get, hidden, post, query } from '../lab/testing/rawRequests.ts'

/* What two readers of one connection could understand in two ways has no place here: no proxy in front need agree. */

let server: InProcess

beforeAll(async () => {
  server = await startInProcess({ PUBLIC_URL: 'http://cabinet.example' })
})
afterAll(() => server.stop())

/** All that comes until the server, or the last answer that is waited for, closes the connection. */
async function answer(words: string): Promise<string> {
  const socket: Socket = await connectAndSend(server.port, words)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  await new Promise((resolve) => void socket.once('close', resolve))
  return Buffer.concat(chunks).toString()
}

const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))

describe('a message whose end can be read in two ways', () => {
  test.each(ambiguous)('%s: it is refused, and nothing behind it is read', async (_what, words) => {
    expect(statuses(await answer(words))).toEqual([400])
  })

  test.each([
    ['extensions of chunks', 413, post([chunked], `18;${'a'.repeat(40_000)}\r\n${query}\r\n0\r\n\r\n`)],
    ['trailers', 431, post([chunked], `18\r\n${query}\r\n0\r\nX: ${'a'.repeat(70_000)}\r\n\r\n`)],
    ['headers', 431, get(`X: ${'a'.repeat(20_000)}`)],
  ])('%s without end are refused', async (_what, status, words) => {
    expect(statuses(await answer(words + hidden))).toEqual([status])
  })
})

describe('what is seldom, and no attack', () => {
  test('chunks, with extensions and trailers; trailers give no right', async () => {
    const trailers = '0\r\nAuthorization: Bearer x\r\nX-Requested-With: XMLHttpRequest\r\n\r\n'
    const text = await answer(
      post([chunked, 'Trailer: Authorization'], `18;a=b\r\n${query}\r\n${trailers}`) + hidden,
    )
    expect(statuses(text)).toEqual([200, 200])
    expect(text).toContain('{"data":{"__typename":"Query"}')
  })

  test('HTTP/1.0, without a Host and closed after the answer', async () => {
    expect(await answer('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 [^]*Connection: close\r\n[^]*ok$/,
    )
  })

  test('a body that nobody asked for is no second request', async () => {
    expect(statuses(await answer(get(`Content-Length: ${hidden.length}`) + hidden + hidden))).toEqual([
      200, 200,
    ])
  })

  test('a client that waits for leave to send its body gets it, or hears why not', async () => {
    const asks = ['Expect: 100-continue', 'Connection: close']
    expect(statuses(await answer(post(['Content-Length: 24', ...asks], query)))).toEqual([100, 200])
    expect(
      statuses(await answer(post(['Content-Length: 24', 'Expect: miracle', 'Connection: close'], query))),
    ).toEqual([417])
  })

  test('an upgrade is not made, and CONNECT leads nowhere', async () => {
    for (const to of ['websocket', 'h2c']) {
      const text = await answer(get('Connection: Upgrade, close', `Upgrade: ${to}`))
      expect(statuses(text)).toEqual([200])
    }
    expect(await answer('CONNECT mal.example:443 HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('')
  })

  test('the last of very many headers counts as well', async () => {
    const many = Array<string>(2_500).fill('X: a')
    const words = get(...many, 'Accept-Encoding: gzip', 'Connection: close').replace('/healthz', '/')
    expect(await answer(words)).toContain('content-encoding: gzip')
  })
})

describe('whatever a request says of where it came to', () => {
  const forwarded = [
    'X-Forwarded-Proto: https',
    'X-Forwarded-Ssl: on',
    'X-Forwarded-Port: 443',
    'Forwarded: proto=https;host=mal.example',
    'X-Original-URL: /admin/dashboard',
    'X-Rewrite-URL: /admin/dashboard',
  ]

  test.each(['[::', 'a b', 'a@b:99999', 'a/b?c#d', 'mal.example', ''])('Host: %s', async (host) => {
    const words = post(['Content-Length: 24', ...forwarded, 'Connection: close'], query).replace(
      'Host: x',
      `Host: ${host}`,
    )
    const text = await answer(words)
    expect(statuses(text)).toEqual([200])
    expect(text).toContain('{"data":{"__typename":"Query"}')
    expect(text).not.toContain('strict-transport-security')
    expect(text).not.toContain('mal.example')
  })

  test.each([
    '//mal.example/',
    '///mal.example/contact/',
    '//mal.example/CONTACT',
    '/\\mal.example/',
    '/%2fmal.example/',
    '/%5cmal.example/',
    '/.//mal.example/',
    'http://mal.example/',
    'http://mal.example/healthz',
    '*',
  ])('the target %s leads nobody elsewhere', async (target) => {
    const text = await answer(get('Connection: close').replace('/healthz', target))
    expect(statuses(text)).toEqual([404])
    expect(text).not.toMatch(/^location:/im)
    expect(text).not.toMatch(/(?:href|src|action)="(?:https?:)?[\\/]{2}mal/)
  })

  test.each([
    '/%zz',
    '/%ff',
    '/assets/%zz',
    '/projets/%00',
    '/api/%ff',
    '/api/projets/show/%00',
    '/og/%ff.jpg',
    '/documents/%ff',
  ])('the target %s is only unknown', async (target) => {
    expect(statuses(await answer(get('Connection: close').replace('/healthz', target)))).toEqual([404])
  })
})
