import { newPlace } from '../../../db/testing/testDatabases.ts'
import { persistedIdOf } from '../testing/operations.ts'
import type { Sent } from './attacks/bare.ts'
import { sent, startBare } from './attacks/bareServer.ts'
import { alternate, generateLoad, tableRow, processorOf } from './hammer.ts'
import { startLogging } from './logging.ts'
import { compareWithPlain } from './queries.ts'

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
  const words = new Map<Work, string>()
  let stopBare = (): void => {}
  try {
    const bare = await startBare(await answersOf(port, words))
    stopBare = bare.stop
    console.log('| kept | req/s | node:http, same bytes | ratio | p50 | p99 | processor a request |')
    console.log('|---|---|---|---|---|---|---|')
    for (const [work, asked] of words) await compare(work, asked, port, bare.port, pid)
    await cold(port, pid)
    await compareWithPlain(place.dataDir, port, pid)
  } finally {
    stopBare()
    await server.stop()
    place.remove()
  }
}

/** What the product answers, byte for byte, for the baseline; and what it is asked with. */
async function answersOf(port: number, words: Map<Work, string>): Promise<Record<string, Sent>> {
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
  return answers
}

async function compare(
  work: Work,
  words: string,
  port: number,
  barePort: number,
  pid: number,
): Promise<void> {
  const status = work.known ? 304 : 200
  const found = await alternate({ port, pid, words }, [{ port: barePort, words }], status)
  console.log(tableRow(work.name, found))
}

/** What one page costs that nobody has asked for yet, as it is: without compression. */
async function cold(port: number, pid: number): Promise<void> {
  let n = 0
  const words = (kind: string) => () => `GET /?${kind}=${(n += 1)} HTTP/1.1\r\nHost: x\r\n\r\n`
  await generateLoad(port, words('warm'), 200, 2_000)
  const before = processorOf(pid)
  const asked = n
  while (n < asked + coldPages) await generateLoad(port, words('cold'), 200, 500)
  const each = (processorOf(pid) - before) / (n - asked)
  console.log(`\nhome page, made anew: ${each.toFixed(1)} ms of processor`)
}
