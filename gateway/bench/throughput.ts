import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { newPlace } from '../../db/testDatabases.ts'
import { persistedIdOf } from '../testing/operations.ts'
import type { Sent } from './bare.ts'
import { alternate, hammer, line, processorOf } from './hammer.ts'
import { startLogging } from './logging.ts'
import { besidePlain } from './queries.ts'

const coldPages = 200

interface Work {
  name: string
  path: string
  /** Asked for with the tag of what is there. */
  known?: boolean
}

function works(): Work[] {
  return [
    { name: 'home page', path: '/' },
    { name: 'home page, known: 304', path: '/', known: true },
    {
      name: 'persisted query of the home page',
      path: `/graphql?id=${persistedIdOf('AccueilPageQuery')}&variables={}`,
    },
    { name: 'REST: services', path: '/api/service/service' },
    { name: 'REST: projets', path: '/api/projets/site' },
    { name: 'sitemap', path: '/sitemap.xml' },
    { name: 'picture of a shared link', path: '/og/histoire.jpg' },
  ]
}

/** How many answers a second, kept and made anew, beside node:http that sends the same bytes in the same rounds. */
export async function benchThroughput(): Promise<void> {
  const place = await newPlace('sqlite')
  const server = await startLogging(place.dataDir)
  const port = Number(new URL(server.origin).port)
  const pid = server.process.pid ?? 0
  const bare = fork(join(import.meta.dirname, 'bare.ts'))
  try {
    const words = new Map<Work, string>()
    const barePort = await prime(bare, port, words)
    console.log('| kept | req/s | node:http, same bytes | ratio | p50 | p99 | processor a request |')
    console.log('|---|---|---|---|---|---|---|')
    for (const [work, asked] of words) await compare(work, asked, port, barePort, pid)
    await cold(port, pid)
    await besidePlain(place.dataDir, port, pid)
  } finally {
    bare.kill()
    await server.stop()
    place.remove()
  }
}

/** Gives the baseline what the product answers, byte for byte; answers with its port. */
async function prime(bare: ChildProcess, port: number, words: Map<Work, string>): Promise<number> {
  const answers: Record<string, Sent> = {}
  for (const work of works()) {
    const headers = { accept: '*/*', 'accept-encoding': 'br' }
    const whole = await sent(port, work.path, headers)
    if (whole.status !== 200) throw new Error(`${work.path}: ${whole.status}`)
    const asked = work.known ? { ...headers, 'if-none-match': whole.headers['etag'] ?? '' } : headers
    const lines = Object.entries({ host: 'x', ...asked }).map(([name, value]) => `${name}: ${value}\r\n`)
    words.set(work, `GET ${work.path} HTTP/1.1\r\n${lines.join('')}\r\n`)
    answers[`${work.known ? 'known' : 'whole'} ${work.path}`] = await sent(port, work.path, asked)
  }
  const listening = once(bare, 'message')
  bare.send(answers)
  const [barePort]: number[] = await listening
  return barePort ?? 0
}

/** An answer as it goes over the wire. */
async function sent(port: number, path: string, headers: Record<string, string>): Promise<Sent> {
  const [response]: IncomingMessage[] = await once(
    get({ port, host: '127.0.0.1', path, headers }),
    'response',
  )
  if (!response) throw new Error(path)
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(Buffer.from(chunk))
  // Node writes these itself.
  const own = new Set(['date', 'connection', 'keep-alive'])
  const kept = Object.entries(response.headers).filter(([name]) => !own.has(name))
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks).toString('base64'),
  }
}

async function compare(
  work: Work,
  words: string,
  port: number,
  barePort: number,
  pid: number,
): Promise<void> {
  const status = work.known ? 304 : 200
  // Compressed as well as it will be.
  await hammer(port, () => words, status, 500)
  const found = await alternate({ port, pid, words }, [{ port: barePort, words }], status)
  console.log(line(work.name, found))
}

/** What one page costs that nobody has asked for yet, as it is: without compression. */
async function cold(port: number, pid: number): Promise<void> {
  let n = 0
  const words = (kind: string) => () => `GET /?${kind}=${(n += 1)} HTTP/1.1\r\nHost: x\r\n\r\n`
  await hammer(port, words('warm'), 200, 2_000)
  const before = processorOf(pid)
  const asked = n
  while (n < asked + coldPages) await hammer(port, words('cold'), 200, 500)
  const each = (processorOf(pid) - before) / (n - asked)
  console.log(`\nhome page, made anew: ${each.toFixed(1)} ms of processor`)
}
