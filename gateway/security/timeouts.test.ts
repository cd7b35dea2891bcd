import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { connectAndSend } from '../lab/servers/inProcess.ts'
import { createCapacity, type Capacity, type CapacityTimeouts } from './capacity.ts'
import { createHttpServer } from './connections.ts'
import { KeyedSemaphore } from '../queues/keyedSemaphore.ts'

/* The rules of capacity.ts with times short enough to see them pass. */

const none = { most: 100, ms: 60_000, speed: { rate: 1e9, burst: 1e9 } }
const timeouts: CapacityTimeouts = {
  files: none,
  pieces: none,
  usual: none,
  answers: {
    slowAfterMs: 60_000,
    most: 100,
    ofAddress: 100,
    ms: 60_000,
    bytes: { most: 1e9, ofAddress: 1e9 },
  },
  abandonedMs: 60_000,
}

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

type Work = (req: IncomingMessage, res: ServerResponse, stayOpen: Capacity['stayOpen']) => Promise<void>

async function start(own: Partial<CapacityTimeouts>, work: Work) {
  const places = new KeyedSemaphore()
  const capacity = createCapacity({
    places,
    addressOf: ({ headers, socket }) => String(headers['address'] ?? socket.remoteAddress),
    timeouts: { ...timeouts, ...own },
  })
  const server = createHttpServer({
    places,
    trustProxy: 1,
    cutOff: () => {},
    paceOf: capacity.paceOf,
    handle(req, res) {
      const done = capacity.enter('/', '/', req, res)
      const fail = () => void res.destroy()
      if (done) void work(req, res, capacity.stayOpen).catch(fail).finally(done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, held: capacity.held }
}

const closed = (socket: Socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve()))

test.each([
  ['files', 'multipart/form-data; boundary=x'],
  ['usual', 'application/json'],
] as const)(
  'a body (%s) that takes longer than it may is cut off, however much of it still comes',
  async (kind, type) => {
    const { port, held } = await start({ [kind]: { ...none, most: 1, ms: 300 } }, async (req) => {
      await once(req.resume(), 'close')
    })
    const socket = await connectAndSend(
      port,
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 99\r\n\r\n`,
    )
    const trickle = setInterval(() => socket.write('x'), 50)
    await closed(socket)
    clearInterval(trickle)
    await expect.poll(held).toEqual({})
  },
)

test('a body that has come in time is not cut off, however long its work takes', async () => {
  const { port } = await start({ usual: { ...none, most: 1, ms: 100 } }, async (req, res) => {
    await once(req.resume(), 'end')
    await new Promise((resolve) => setTimeout(resolve, 400))
    res.end('fait')
  })
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x' })
  expect(await response.text()).toBe('fait')
})

test('a body that is answered while it waits is let go with its connection, and one that is whole never waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const speed = { rate: 1, burst: 65_536 }
  const { port, held } = await start({ usual: { ...none, speed } }, async (req, res) => {
    if (req.url === '/lu') await once(req.resume(), 'end')
    res.end('fait')
  })
  const words = (path: string, length: number, body = 300_000) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(body)}`
  const sockets = await Promise.all(
    Array.from({ length: 5 }, () => connectAndSend(port, words('/non-lu', 5_000_000))),
  )
  await Promise.all(sockets.map((socket) => once(socket, 'data')))
  // Each waits for its turn, and is cut off in five seconds.
  await expect.poll(() => vi.getTimerCount()).toBe(10)
  const whole = await connectAndSend(port, words('/lu', 9, 9).repeat(3))
  await once(whole, 'data')
  whole.destroy()
  for (const socket of sockets) socket.destroy()
  // Nobody reads of them that they are closed until it is their turn.
  vi.advanceTimersByTime(5_000)
  await expect.poll(() => vi.getTimerCount()).toBe(0)
  expect(held()).toEqual({})
})

test('bodies of one address are read so fast and no faster, and hold up nobody else', async () => {
  const burst = 200_000
  const read: Record<string, number> = {}
  const { port } = await start({ usual: { ...none, speed: { rate: 1, burst } } }, async (req, res) => {
    const address = String(req.headers['address'])
    for await (const piece of req) read[address] = (read[address] ?? 0) + piece.length
    res.end('fait')
  })
  const post = (address: string, bytes: number) =>
    `POST / HTTP/1.1\r\nHost: x\r\nAddress: ${address}\r\nContent-Length: ${bytes}\r\n\r\n${'x'.repeat(bytes)}`
  const greedy = await connectAndSend(port, post('192.0.2.1', 5_000_000))
  ends.push(() => greedy.destroy())
  await expect.poll(() => read['192.0.2.1']).toBeGreaterThan(burst)
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const headers = { address: `192.0.2.${n + 2}` }
      const body = 'x'.repeat(burst / 2)
      return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).text()
    }),
  )
  expect(answers).toEqual(answers.map(() => 'fait'))
  expect(read['192.0.2.1']).toBeLessThan(burst + 2 * 65_536)
})

test('a body that has to wait comes whole, beside others of its sender that are given up', async () => {
  const speed = { rate: 20 * 2 ** 20, burst: 65_536 }
  const { port, held } = await start({ usual: { ...none, speed } }, async (req, res) => {
    const hash = createHash('sha256')
    for await (const piece of req) hash.update(piece)
    res.end(hash.digest('hex'))
  })
  const body = randomBytes(2 ** 20)
  const words = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${'x'.repeat(300_000)}`
  const given = await Promise.all(Array.from({ length: 10 }, () => connectAndSend(port, words)))
  const answer = fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })
  for (const socket of given) socket.destroy()
  expect(await (await answer).text()).toBe(createHash('sha256').update(body).digest('hex'))
  await expect.poll(held).toEqual({})
})

/** More than the system keeps of an answer for who does not read. */
const large = Buffer.alloc(32 * 2 ** 20)
const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

async function ask(port: number): Promise<Socket> {
  const socket = await connectAndSend(port, get)
  socket.pause()
  ends.push(() => socket.destroy())
  return socket
}

test('readers who do not take their answers leave the places of work, and have few of their own', async () => {
  const answers = { ...timeouts.answers, slowAfterMs: 50, ofAddress: 3 }
  const cut = new Set<ServerResponse>()
  const { port, held } = await start({ answers }, async (_req, res) => {
    res.once('close', () => cut.add(res)).end(large)
  })
  for (let n = 0; n < 3; n++) await ask(port)
  await expect.poll(held).toMatchObject({ answers: 3, 'answers to 127.0.0.1': 3 })
  const fourth = await ask(port)
  const refused = closed(fourth)
  await expect.poll(() => cut.size).toBe(1)
  expect(held()).toMatchObject({ answers: 3, 'answers to 127.0.0.1': 3 })
  fourth.resume()
  await refused
  expect(fourth.bytesRead).toBeLessThan(large.length)
})

test('answers that are not taken hold so many bytes in memory, of one address and of all, and are cut off beyond', async () => {
  const bytes = { most: 70 * 2 ** 20, ofAddress: 40 * 2 ** 20 }
  const answers = { ...timeouts.answers, bytes }
  let cut = 0
  const { port, held } = await start({ answers }, async (_req, res) => {
    res.once('close', () => (cut += 1)).end(large)
  })
  const from = async (address: string) => {
    const socket = await connectAndSend(port, get.replace('Host', `Address: ${address}\r\nHost`))
    ends.push(() => socket.destroy())
    socket.pause()
    return socket
  }
  const size = () => Math.round((held()['bytes of answers'] ?? 0) / 2 ** 20 / 32)
  const first = await from('192.0.2.1')
  await expect.poll(size).toBe(1)
  await from('192.0.2.1')
  await expect.poll(size).toBe(2)
  await from('192.0.2.1')
  await expect.poll(() => cut).toBe(1)
  await from('192.0.2.2')
  await expect.poll(size).toBe(3)
  await from('192.0.2.3')
  await expect.poll(() => cut).toBe(2)
  // What is taken is given back.
  first.destroy()
  await expect.poll(size).toBe(2)
  await from('192.0.2.3')
  await expect.poll(size).toBe(3)
})

test('bodies with files of one sender hold half of their places, however long their work takes', async () => {
  let finish = () => {}
  const work = new Promise<void>((resolve) => (finish = resolve))
  const { port } = await start({}, async (req, res) => {
    await once(req.resume(), 'end')
    if (req.headers['address'] === '192.0.2.1') await work
    res.end('fait')
  })
  const statusFor = async (address: string) => {
    const headers = { address, 'content-type': 'multipart/form-data; boundary=x' }
    return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: '--x--' })).status
  }
  const many = Array.from({ length: 20 }, () => statusFor('192.0.2.1'))
  expect(await Promise.race(many)).toBe(503)
  expect(await statusFor('192.0.2.2')).toBe(200)
  finish()
  expect((await Promise.all(many)).filter((status) => status === 200)).toHaveLength(8)
})

test('an answer is not kept for ever for who takes it a little at a time', async () => {
  const answers = { ...timeouts.answers, slowAfterMs: 50, ms: 300 }
  const { port, held } = await start({ answers }, async (_req, res) => void res.end(large))
  await ask(port)
  await expect.poll(held).toMatchObject({ answers: 1, 'answers to 127.0.0.1': 1 })
  await expect.poll(held).toEqual({})
})

test('whoever asks and leaves keeps the place of his work until it is done, or seems never to be', async () => {
  let finish = () => {}
  const work = new Promise<void>((resolve) => (finish = resolve))
  const patient = await start({}, () => work)
  const leaver = await connectAndSend(patient.port, get)
  await expect.poll(patient.held).toEqual({ '/': 1, '/ for 127.0.0.1': 1 })
  leaver.destroy()
  const other = await connectAndSend(patient.port, get)
  await expect.poll(patient.held).toEqual({ '/': 2, '/ for 127.0.0.1': 2 })
  other.destroy()
  finish()
  await expect.poll(patient.held).toEqual({})

  const { port, held } = await start({ abandonedMs: 200 }, () => new Promise(() => {}))
  const stuck = await connectAndSend(port, get)
  await expect.poll(held).toEqual({ '/': 1, '/ for 127.0.0.1': 1 })
  stuck.destroy()
  await expect.poll(held).toEqual({})
})

test('one address takes no more than half of a route’s places, however much it asks for', async () => {
  let finish = () => {}
  const work = new Promise<void>((resolve) => (finish = resolve))
  const { port, held } = await start({}, async (_req, res) => void (await work, res.end('fait')))
  const statusFor = async (address: string) =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { address } })).status
  const many = Array.from({ length: 201 }, () => statusFor('192.0.2.1'))
  expect(await Promise.race(many)).toBe(503)
  const other = statusFor('192.0.2.2')
  await expect.poll(held).toMatchObject({ '/ for 192.0.2.2': 1 })
  finish()
  expect(await other).toBe(200)
  expect((await Promise.all(many)).filter((status) => status === 200)).toHaveLength(100)
  await expect.poll(held).toEqual({})
})

test('an address has subscriptions for an office, whoever of it asks: all of an IPv6 network together', async () => {
  let accounts = 0
  const { port, held } = await start({}, async (req, res, stayOpen) => {
    try {
      stayOpen(req, res, (accounts += 1))
      res.write('ouvert')
    } catch {
      res.end('refusé')
    }
  })
  async function subscribe(address: string): Promise<string> {
    const socket = await connectAndSend(port, get.replace('Host', `Address: ${address}\r\nHost`))
    ends.push(() => socket.destroy())
    for (let text = ''; ;) {
      const [chunk]: Buffer[] = await once(socket, 'data')
      text += chunk?.toString()
      const said = /ouvert|refusé/.exec(text)
      if (said) return said[0]
    }
  }
  const said = await Promise.all(Array.from({ length: 70 }, (_, n) => subscribe(`2001:db8:1:2::${n + 1}`)))
  expect(said.filter((one) => one === 'ouvert')).toHaveLength(60)
  expect(await subscribe('2001:db8:1:3::1')).toBe('ouvert')
  expect(held()['subscriptions']).toBe(61)
})
