import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'

let server: InProcess

beforeAll(async () => {
  server = await startInProcess()
  // A refusal is shown in the page, whose code is loaded with the first one.
  await (await fetch(`${server.origin}/contact`)).text()
})
afterAll(() => server.stop())

/** Sends the head, `first` and then `chunk` again and again, until there is an answer: its status, and how much was sent. */
async function sendUntilAnswered(
  head: string[],
  chunk: string,
  first = chunk,
): Promise<{ status: number; sent: number }> {
  const { port, hostname } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (data: Buffer) => (answer += data.toString()))
  socket.write([...head, 'Host: x', 'Transfer-Encoding: chunked', '', ''].join('\r\n'))
  const coded = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
  socket.write(coded(first))
  let sent = 0
  while (!answer.includes('\r\n\r\n') && sent < 13 * 2 ** 20) {
    sent += chunk.length
    if (!socket.write(coded(chunk))) await once(socket, 'drain')
    // By then the server has had its turn with what was sent before, however busy the machine is.
    await (await fetch(`${server.origin}/healthz`)).text()
  }
  while (!answer.includes('\r\n\r\n')) await once(socket, 'data')
  socket.destroy()
  return { status: Number(answer.split(' ')[1]), sent }
}

const disposition = 'content-disposition: form-data; name='
const multipart = 'Content-Type: multipart/form-data; boundary=x'
const part = (name: string, value: string) => `\r\n--x\r\n${disposition}"${name}"\r\n\r\n${value}`
const attached = (n: number) => `\r\n--x\r\n${disposition}"${n}"; filename="${n}"\r\n\r\nx`
const many = (count: number, make: (n: number) => string) => Array.from({ length: count }, (_, n) => make(n))
const whole = (parts: string[]) => `${parts.join('').slice(2)}\r\n--x--\r\n`

describe.each(['/graphql', '/api/contact/store', '/api/login', '/contact'])('%s', (path) => {
  const post = `POST ${path} HTTP/1.1`

  test.each([
    ['tiny parts', many(1000, () => part('a', '')).join('')],
    ['empty parts', '\r\n--x'.repeat(10_000)],
    ['parts without a header', '\r\n--x\r\n\r\n'.repeat(5_000)],
    ['one endless text', 'y'.repeat(65_536)],
  ])('%s are refused while they come', async (_what, chunk) => {
    const { status, sent } = await sendUntilAnswered([post, multipart], chunk, part('a', ''))
    expect(status).toBe(413)
    expect(sent).toBeLessThan(3 * 2 ** 20)
  })

  async function status(body: string, type = 'multipart/form-data; boundary=x'): Promise<number> {
    const response = await fetch(server.origin + path, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      redirect: 'manual',
    })
    await response.arrayBuffer()
    return response.status
  }

  test('bounds: 256 parts, twenty files, names of two hundred letters', async () => {
    expect(await status(whole(many(257, (n) => part(`a${n}`, ''))))).toBe(413)
    expect(await status(whole(many(256, (n) => part(`a${n}`, ''))))).not.toBe(413)
    expect(await status(whole(many(21, attached)))).toBe(413)
    expect(await status(whole(many(20, attached)))).not.toBe(413)
    expect(await status(whole([part('n'.repeat(201), '')]))).toBe(413)
    expect(await status(whole([part('n'.repeat(200), '')]))).not.toBe(413)
  })

  test('bounds: 256 pairs of an urlencoded form', async () => {
    const type = 'application/x-www-form-urlencoded'
    expect(await status(many(257, (n) => `a${n}=`).join('&'), type)).toBe(413)
    expect(await status(many(256, (n) => `a${n}=`).join('&'), type)).not.toBe(413)
    const endless = await sendUntilAnswered([post, `Content-Type: ${type}`], '&'.repeat(4096))
    expect(endless.status).toBe(413)
    expect(endless.sent).toBeLessThan(65_536)
  })
})

test.each(['PUT /api/projets/update/1', 'POST /api/projets/update/1?_method=PUT', 'POST /api/projets/store'])(
  '%s: who may not write is told so before his files are looked at',
  async (line) => {
    const { status, sent } = await sendUntilAnswered([`${line} HTTP/1.1`, multipart], part('_method', 'PUT'))
    expect(status).toBe(401)
    expect(sent).toBeLessThan(65_536)
  },
)

test('an operation may be a form without files', async () => {
  const query = 'query ($n: Int!) { site { faqs(first: $n) { totalCount } } }'
  const ask = async (form: Record<string, string>) => {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      body: new URLSearchParams(form),
    })
    return [response.status, await response.json()]
  }
  expect(await ask({ query: '{ __typename }' })).toMatchObject([200, { data: { __typename: 'Query' } }])
  expect(await ask({ query, variables: '{"n":1}' })).toMatchObject([
    200,
    { data: { site: { faqs: { totalCount: 0 } } } },
  ])
  expect(await ask({ query, variables: '{"n":' })).toMatchObject([400, { errors: [{}] }])
})
