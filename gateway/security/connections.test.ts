import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { askQuickly, closeKept } from '../lab/testing/quickRequest.ts'
import { connectAndSend, startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'
import { createHttpServer } from './connections.ts'
import { RateShaper } from '../queues/rateShaper.ts'
import { KeyedSemaphore } from '../queues/keyedSemaphore.ts'

let server: InProcess

beforeAll(async () => {
  server = await startInProcess()
})
afterAll(() => server.stop())

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

let pages = 0
/** A page that nobody has asked for yet: others wait while it is rendered. */
const slow = () => get(`/?${(pages += 1)}`)

function post(path: string, type: string, body: string, headers = ''): string {
  const length = Buffer.byteLength(body)
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n${headers}\r\n${body}`
}

async function toEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  const over = (kind: string) => new Promise((resolve) => void socket.once(kind, resolve))
  if (!socket.closed) await Promise.race([over('end'), over('close')])
  return Buffer.concat(chunks).toString()
}

/** Nothing of any kind is held for anybody. */
async function nothingHeld(): Promise<void> {
  await expect.poll(() => server.gateway.held()).toEqual({})
}

describe('connections that are closed while answers wait in line', () => {
  const query = post(
    '/graphql',
    'application/json',
    JSON.stringify({ query: '{ site { projets { totalCount } } }' }),
  )
  const form = post('/graphql', 'multipart/form-data; boundary=x', '--x--\r\n')
  const half =
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 99\r\n\r\n--x'
  const lines = () => [
    slow() + get('/healthz').repeat(10),
    get('/readyz').repeat(5) + get('/robots.txt').repeat(5) + get('/api/faq/site'),
    get('/readyz') +
      get('/robots.txt').repeat(5) +
      get('/og.jpg') +
      get(`/uploads/${'0'.repeat(32)}/1.avif`).repeat(3),
    query.repeat(10),
    get('/readyz') + form.repeat(4) + half,
  ]

  test('give back all that was held for them, a thousand times over', async () => {
    for (let round = 0; round < 20; round++) {
      const sockets = await Promise.all(
        lines().flatMap((words) => Array.from({ length: 10 }, () => connectAndSend(server.port, words))),
      )
      // Some before anything is answered, some when the first answer is there.
      const last = sockets.at(-1)
      if (round % 2 === 0 && last) await once(last, 'data')
      for (const socket of sockets) socket.destroy()
    }
    await nothingHeld()
    const statuses = ['/', '/healthz', '/readyz', '/robots.txt', '/api/faq/site'].map(
      async (path) => (await askQuickly(server.origin + path, { method: 'GET', headers: {} })).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 200])
  })

  test('subscriptions as well, open or in line', async () => {
    const staff = client(server.origin)
    await staff.signIn()
    closeKept()
    const headers = `Accept: text/event-stream\r\nAuthorization: ${staff.credentials().authorization}\r\n`
    const subscription = post(
      '/graphql',
      'application/json',
      JSON.stringify({ query: 'subscription { notifications { cursor } }' }),
      headers,
    )
    for (const words of [subscription, subscription + query.repeat(3), slow() + subscription.repeat(3)]) {
      const sockets = await Promise.all(Array.from({ length: 5 }, () => connectAndSend(server.port, words)))
      await expect.poll(() => server.gateway.held()['subscriptions']).toBeGreaterThanOrEqual(5)
      for (const socket of sockets) socket.destroy()
      await nothingHeld()
    }
  })
})

describe('requests sent before the answer to the first', () => {
  test('are answered, in order', async () => {
    const socket = await connectAndSend(
      server.port,
      slow() +
        get('/healthz').repeat(14) +
        get('/nulle-part.txt').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    )
    const statuses = (await toEnd(socket)).match(/HTTP\/1\.1 \d+/g)
    expect(statuses).toEqual([...Array<string>(15).fill('HTTP/1.1 200'), 'HTTP/1.1 404'])
  })

  test('cut their connection off where they are too many, and the log says so once', async () => {
    const socket = await connectAndSend(server.port, slow() + get('/healthz').repeat(1000))
    expect((await toEnd(socket)).match(/HTTP/g) ?? []).toEqual([])
    await nothingHeld()
    expect(server.log().match(/Connexion coupée\u00a0: trop de requêtes/g)).toHaveLength(1)
    const expecting = get('/healthz').replace('\r\n\r\n', '\r\nExpect: mieux\r\n\r\n')
    const one = expecting.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
    expect(await toEnd(await connectAndSend(server.port, one))).toMatch(/^HTTP\/1.1 417 /)
    const many = await toEnd(await connectAndSend(server.port, slow() + expecting.repeat(1000)))
    expect(many.match(/HTTP/g) ?? []).toEqual([])
  })
})

/** Its port, once it listens. */
async function portOf(http: Server): Promise<number> {
  if (!http.listening) await once(http.listen(0, '127.0.0.1'), 'listening')
  const address = http.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

test('each request of a connection begins when the one before it has its answer, and none after its end', async () => {
  const begun: [string | undefined, ServerResponse][] = []
  const handle = (req: IncomingMessage, res: ServerResponse) => void begun.push([req.url, res])
  const http = createHttpServer({ places: new KeyedSemaphore(), trustProxy: 0, cutOff() {}, handle })
  onTestFinished(() => void http.close())
  const port = await portOf(http)
  const urls = () => begun.map(([url]) => url)

  const socket = await connectAndSend(port, get('/a') + post('/b', 'text/plain', 'b') + get('/c') + get('/d'))
  const bytes = toEnd(socket)
  await expect.poll(urls).toEqual(['/a'])
  begun[0]?.[1].end('A')
  await expect.poll(urls).toEqual(['/a', '/b'])
  begun[1]?.[1].writeHead(200, { connection: 'close' }).end('B')
  expect((await bytes).match(/HTTP|[AB]$/gm)).toEqual(['HTTP', 'HTTP', 'B'])
  expect(urls()).toEqual(['/a', '/b'])

  const gone = await connectAndSend(port, get('/e') + get('/f'))
  await expect.poll(urls).toEqual(['/a', '/b', '/e'])
  const ended = once(begun[2]?.[1] ?? gone, 'close')
  gone.resetAndDestroy()
  await ended
  expect(urls()).toEqual(['/a', '/b', '/e'])
})

test.each([
  [0, 'timeout=10'],
  [1, 'timeout=75'],
])('with %i proxies in front a connection that is idle says %s', async (trustProxy, said) => {
  const handle = (_req: IncomingMessage, res: ServerResponse) => void res.end()
  const http = createHttpServer({ places: new KeyedSemaphore(), trustProxy, cutOff() {}, handle })
  onTestFinished(() => void http.close())
  const response = await fetch(`http://127.0.0.1:${await portOf(http)}/`)
  expect(response.headers.get('keep-alive')).toBe(said)
})

describe('a body in many pieces', () => {
  /** A query with spaces behind it, in chunks of so many bytes. */
  function inChunks(length: number, size: number, path = '/graphql', type = 'application/json'): string {
    const body = '{"query":"{__typename}"}'.padEnd(length)
    const chunks = body.match(new RegExp(`.{1,${size}}`, 'g')) ?? []
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\n`
    const pieces = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`)
    return `${head}Transfer-Encoding: chunked\r\n\r\n${pieces.join('')}0\r\n\r\n`
  }
  const answerTo = async (words: string) => toEnd(await connectAndSend(server.port, words))

  test('is read, two hundred of a byte or any number of larger ones', async () => {
    expect(await answerTo(inChunks(200, 1))).toContain('"__typename":"Query"')
    expect(await answerTo(inChunks(300_000, 100))).toContain('"__typename":"Query"')
  })

  test('is refused where there are more of next to nothing, by every door', async () => {
    const multipart = 'multipart/form-data; boundary=x'
    const doors = [
      ['/graphql', multipart],
      ['/api/contact/store', 'application/json'],
      ['/api/login', multipart],
      ['/contact', 'application/x-www-form-urlencoded'],
      ['/contact', multipart],
    ]
    const answers = await Promise.all(doors.map((door) => answerTo(inChunks(300_000, 1, ...door))))
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(doors.map(() => 'HTTP/1.1 400'))
    await nothingHeld()
  })

  test('is refused with a sentence, and the log says so once', async () => {
    const logged = () =>
      server.log().match(/Connexion coupée\u00a0: corps en trop petits morceaux/g)?.length ?? 0
    const before = logged()
    const answer = await answerTo(inChunks(300_000, 1).replace('Connection: close\r\n', ''))
    expect(answer).toMatch(/^HTTP\/1.1 400 .*^connection: close/ims)
    expect(answer).toContain('Le corps de la requête arrive en trop petits morceaux.')
    expect(logged() - before).toBe(1)
  })
})

test('whoever sends all of a body before he looks has his answer, refused as it is', async () => {
  const body = Buffer.alloc(6 * 2 ** 20)
  const socket = await connectAndSend(server.port, '')
  socket.pause()
  const head = post('/graphql', 'application/json', '').replace(
    'Content-Length: 0',
    `Content-Length: ${body.length}`,
  )
  socket.write(head.replace('Host: x', 'Host: x\r\nConnection: close'))
  await new Promise((resolve) => void socket.write(body, resolve))
  expect(await toEnd(socket.resume())).toMatch(/^HTTP\/1.1 413 /)
})

describe('of what Node has read of a connection that is cut off', () => {
  let begun = 0
  const http = createHttpServer({ places: new KeyedSemaphore(), trustProxy: 0, cutOff() {}, handle })

  function handle(req: IncomingMessage, res: ServerResponse): void {
    begun += 1
    if (req.url === '/non-lu') return void res.writeHead(404).end()
    const length = buffer(req).then((body) => body.length)
    length.then(
      (bytes) => res.end(`${bytes} octets`),
      (error: Error) => res.writeHead(400).end(error.message),
    )
  }

  const chunks = (size: number, count: number) =>
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n` +
    `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`.repeat(count) +
    '0\r\n\r\n'

  const dial = async (words: string) => connectAndSend(await portOf(http), words)
  const answerTo = async (words: string) => toEnd(await dial(words))
  afterAll(() => http.close())

  test('no request is begun, and a body in tiny pieces has its refusal whether it is read or not', async () => {
    expect(await answerTo(get('/').repeat(1_500))).toBe('')
    expect(begun).toBeLessThan(2)
    expect(await answerTo(chunks(1, 10_000))).toMatch(/^HTTP\/1.1 400 .*trop petits morceaux\./s)
    const unread = chunks(1, 10_000).replace('POST /', 'POST /non-lu')
    expect(await answerTo(unread)).toMatch(/^HTTP\/1.1 404 /)
  })

  test('who goes on sending after his answer is cut off, though he keeps his connection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const socket = await dial('POST /non-lu HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999999\r\n\r\nx')
    const answer = toEnd(socket)
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(5_000)
    expect(await answer).toMatch(/^HTTP\/1.1 404 /)
  })

  test('the connection of who is refused is counted as his for five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const one = createHttpServer({ places: new KeyedSemaphore(), trustProxy: 0, cutOff() {}, handle })
    onTestFinished(() => void one.close())
    const connections = () => new Promise((resolve) => one.getConnections((_error, count) => resolve(count)))
    for (const path of ['/', '/non-lu']) {
      const socket = await connectAndSend(
        await portOf(one),
        chunks(1, 100_000).replace('POST /', `POST ${path}`),
      )
      expect(await toEnd(socket)).toMatch(/^HTTP\/1.1 40[04] /)
      vi.advanceTimersByTime(4_999)
      expect(await connections()).toBe(1)
      vi.advanceTimersByTime(1)
      await expect.poll(connections).toBe(0)
    }
  })

  test('nothing more is read of who is refused, though it was his turn to be read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const pace = new RateShaper({ rate: 1_000, burst: 100 })
    const one = createHttpServer({
      places: new KeyedSemaphore(),
      trustProxy: 0,
      cutOff() {},
      handle,
      paceOf: () => pace,
    })
    onTestFinished(() => void one.close())
    const connected = once(one, 'connection')
    // Its first piece has it wait for its turn, and what comes with that is refused.
    const words = chunks(1, 1_000_000).replace('1\r\nx', `3e8\r\n${'x'.repeat(1_000)}`)
    const socket = await connectAndSend(await portOf(one), words)
    const [served]: Socket[] = await connected
    expect(await toEnd(socket)).toMatch(/^HTTP\/1.1 400 /)
    const read = served?.bytesRead
    vi.advanceTimersByTime(4_000)
    for (let n = 0; n < 100; n++) await nextTurn()
    expect(served?.bytesRead).toBe(read)
    expect(served?.destroyed).toBe(false)
    vi.advanceTimersByTime(1_000)
  })

  test('nothing is lost to those who come after', async () => {
    const bodies = Array.from({ length: 20 }, (_, n) => {
      void answerTo(get('/').repeat(1_500))
      void answerTo(chunks(1, 10_000))
      return answerTo(chunks(100 + n, 1_000))
    })
    const answers = await Promise.all(bodies)
    expect(answers.map((answer) => answer.split('\r\n').at(-1))).toEqual(
      answers.map((_, n) => `${(100 + n) * 1_000} octets`),
    )
  })
})
