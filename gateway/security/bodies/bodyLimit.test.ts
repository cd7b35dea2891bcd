import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { json as read } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startInProcess, type InProcess } from '../../lab/servers/inProcess.ts'

const mebibyte = 2 ** 20
const rest = { message: 'Le corps de la requête est trop volumineux.', code: 'BAD_REQUEST' }
const graphql = { errors: [{ message: rest.message, extensions: { code: rest.code } }] }

let server: InProcess

beforeAll(async () => {
  server = await startInProcess({ TRUST_PROXY: '1' })
})
afterAll(() => server.stop())

let addresses = 0
/** Each body is of another address: those of one would wait for each other. */
const ownAddress = () => `192.0.2.${(addresses += 1)}`

describe.each([
  { path: '/graphql', refusal: graphql },
  { path: '/api/contact/store', refusal: rest },
  { path: '/api/login', refusal: rest },
])('the body of $path', ({ path, refusal }) => {
  /** The answer to these headers and as much of the body as the server takes, and how much that was. */
  async function send(headers: string[], chunks = 0) {
    const { port, hostname } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (data: Buffer) => (answer += data.toString()))
    const from = `X-Forwarded-For: ${ownAddress()}`
    socket.write([`POST ${path} HTTP/1.1`, 'Host: x', from, ...headers, '', ''].join('\r\n'))
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
    let sent = 0
    while (!answer.includes('\r\n\r\n') && sent < chunks) {
      sent += 1
      if (!socket.write(chunk)) await once(socket, 'drain')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    while (!answer.endsWith('}')) await once(socket, 'data')
    socket.destroy()
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    const json: unknown = JSON.parse(body)
    return { status: head.split(' ')[1], json, sent: sent * 65_536 }
  }

  const json = 'Content-Type: application/json'
  const multipart = 'Content-Type: multipart/form-data; boundary=x'
  const chunked = 'Transfer-Encoding: chunked'

  test('is refused at once where its length says so', async () => {
    const refused = { status: '413', json: refusal, sent: 0 }
    expect(await send([json, `Content-Length: ${mebibyte + 1}`])).toEqual(refused)
    expect(await send([multipart, `Content-Length: ${12 * mebibyte + 1}`])).toEqual(refused)
  })

  test('is cut at the limit where it has none', async () => {
    const cut = await send([json, chunked], 400)
    expect(cut).toMatchObject({ status: '413', json: refusal })
    expect(cut.sent).toBeGreaterThan(mebibyte)
    expect(cut.sent).toBeLessThan(3 * mebibyte)
    const form = await send([multipart, chunked], 400)
    expect(form).toMatchObject({ status: '413', json: refusal })
    expect(form.sent).toBeGreaterThan(12 * mebibyte)
    expect(form.sent).toBeLessThan(16 * mebibyte)
  })

  test('may be as large as the limit', async () => {
    for (const [type, size] of [
      ['application/json', mebibyte],
      ['multipart/form-data; boundary=x', 12 * mebibyte],
    ] as const) {
      const response = await fetch(server.origin + path, {
        method: 'POST',
        headers: { 'content-type': type, 'x-forwarded-for': ownAddress() },
        body: ' '.repeat(size),
      })
      // It is read, and found to be no JSON, no operation and no form.
      expect(response.status).not.toBe(413)
      expect(await response.text()).toContain('BAD_REQUEST')
    }
  })

  test('holds no more values of JSON than anybody needs', async () => {
    for (const body of [
      '['.repeat(100_000),
      JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`a${n}`, n]))),
    ]) {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(server.origin + path, { method: 'POST', headers, body })
      expect([response.status, await response.text()]).toEqual([
        413,
        expect.stringContaining('Ce JSON a trop de valeurs'),
      ])
    }
  })

  test('the client that sent too much reads the answer, and may ask again on the same connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ports = new Set<number | undefined>()
    for (let n = 0; n < 3; n++) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': ownAddress() }
      const asked = request(server.origin + path, { method: 'POST', headers, agent })
      asked.end('x'.repeat(4 * mebibyte))
      const response = await new Promise<IncomingMessage>((resolve) => void asked.once('response', resolve))
      ports.add(asked.socket?.localPort)
      expect([response.statusCode, await read(response)]).toEqual([413, refusal])
    }
    expect(ports.size).toBe(1)
    agent.destroy()
  })
})

describe('an operation', () => {
  test('in a form holds no more values of JSON either', async () => {
    const variables = JSON.stringify({ a: Array.from({ length: 50_000 }, () => 1) })
    const multipart = new FormData()
    multipart.set('operations', `{"query":"{ __typename }","variables":${variables}}`)
    for (const body of [new URLSearchParams({ query: '{ __typename }', variables }), multipart]) {
      const response = await fetch(`${server.origin}/graphql`, { method: 'POST', body })
      expect([response.status, await response.text()]).toEqual([
        413,
        expect.stringContaining('Ce JSON a trop de valeurs'),
      ])
    }
  })

  test('in an address holds no deeper ones', async () => {
    for (const name of ['variables', 'extensions']) {
      const asked = new URLSearchParams({ query: '{ __typename }', [name]: '['.repeat(40) + ']'.repeat(40) })
      const response = await fetch(`${server.origin}/graphql?${asked}`)
      expect([response.status, await response.text()]).toEqual([
        413,
        expect.stringContaining('Ce JSON a trop de valeurs'),
      ])
    }
  })

  test.each(['application/json', 'application/graphql-response+json', '*/*'])(
    'that is no JSON is 400 to who accepts %s',
    async (accept) => {
      for (const body of ['{"query":', 'null', '3', '']) {
        const headers = { 'content-type': 'application/json', accept }
        const response = await fetch(`${server.origin}/graphql`, { method: 'POST', headers, body })
        expect({ body, status: response.status }).toEqual({ body, status: 400 })
        expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
      }
    },
  )
})
