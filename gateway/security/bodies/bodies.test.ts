import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startInProcess, type InProcess } from '../../lab/servers/inProcess.ts'

/* What a connection that lives on keeps of the bodies that came by it: nothing. */

let server: InProcess

beforeAll(async () => {
  server = await startInProcess()
})
afterAll(() => server.stop())

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

const megabyte = 2 ** 20
const bodyLength = 48_000

function external(): number {
  if (typeof collect === 'function') collect()
  return process.memoryUsage().external
}

/** Sends it so many times by two connections that stay open, and answers how many bytes outside V8's heap are kept of it. */
async function keptOf(path: string, type: string, body: string, times: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  onTestFinished(() => agent.destroy())
  const bytes = Buffer.from(body)
  const headers = { 'content-type': type, 'content-length': bytes.length, accept: '*/*' }
  const send = async () => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(server.origin + path, { agent, method: 'POST', headers }, resolve)
        .on('error', reject)
        .end(bytes)
    })
    await text(response)
  }
  await Promise.all([send(), send()])
  const before = external()
  const one = async () => {
    for (let n = 2; n < times; n += 2) await send()
  }
  await Promise.all([one(), one()])
  return external() - before
}

const padding = 'x'.repeat(bodyLength)
const json = JSON.stringify({ query: '{ __typename }', operationName: null, extensions: { padding } })
const multipart = 'multipart/form-data; boundary=x'
const part = (name: string, content: string, file = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`
const form = `${part('nom', 'Awa')}${part('message', padding)}--x--\r\n`
const upload =
  part('operations', '{"query":"query ($f: String) { __typename }","variables":{"f":null}}') +
  `${part('map', '{"0":["variables.f"]}')}${part('0', padding, '; filename="a.txt"')}--x--\r\n`
const urlencoded = 'application/x-www-form-urlencoded'

/** Together twice what may be kept of them at least, and in the long run as many as were once tried on a server that kept them. */
const [many, most] = process.env.TEST_LONG ? [5_000, 50] : [800, 18]

test('operations in JSON by a connection that lives on keep nothing', async () => {
  expect(await keptOf('/graphql', 'application/json', json, many)).toBeLessThan(most * megabyte)
})

test.each([
  ['/graphql', 'application/graphql', '{ __typename }'.padEnd(bodyLength)],
  ['/graphql', urlencoded, `query={__typename}&rest=${padding}`],
  ['/graphql', multipart, upload],
  ['/graphql', 'text/plain', padding],
  ['/graphql', 'application/json', padding],
  ['/api/contact/store', 'application/json', json],
  ['/api/contact/store', multipart, form],
  ['/api/carriere/store', multipart, form],
  ['/api/login', urlencoded, `email=a@b.ci&password=${padding}`],
  ['/api/nulle-part', 'application/json', json],
  ['/contact', urlencoded, `nom=Awa&message=${padding}`],
  ['/carriere', multipart, form],
  ['/contact', 'text/plain', padding],
  ['/nulle-part', 'application/octet-stream', padding],
  ['/healthz', 'application/json', json],
  ['/uploads/a', multipart, form],
])('bodies to %s in %s keep nothing', async (path, type, body) => {
  // 6.5 MB at least, of which 5 may be kept.
  expect(await keptOf(path, type, body, process.env.TEST_LONG ? 300 : 140)).toBeLessThan(5 * megabyte)
})
