import { generateLoad, processorOf, type LoadResult } from './load.ts'

/** Who is asked. */
export interface Subject {
  name: string
  /** Those of several servers share the connections. */
  ports: readonly number[]
  /** Process whose processor time is told. */
  pid?: number
  /** What is sent along. */
  headers?: Record<string, string>
  /** Goes on while it is asked, until what it returns is called. */
  meanwhile?(): () => Promise<unknown>
}

/** What each is asked: an address with headers, or a GraphQL operation. */
export interface Asked<S extends Subject> {
  name: string
  status?: number
  /** Words as they go over the wire; a function, where each are others. */
  words?(subject: S): string | (() => string)
  operation?(subject: S): object
}

interface Options {
  rounds?: number
  roundMs?: number
  connections?: number
  /** All have to answer the same. */
  isSame?: boolean
}

type Found = LoadResult & { processor: number }

/** Asks all of them each thing, in turn, round by round, so that what else the machine does strikes all alike; prints a table. */
export async function compare<S extends Subject>(
  title: string,
  subjects: readonly S[],
  asked: readonly Asked<S>[],
  { rounds = 3, roundMs = 2_000, connections = 16, isSame = false }: Options = {},
): Promise<void> {
  console.log(
    `\n| ${title} | | req/s | × | p50 | p99 | × | processor a request |\n|---|---|---|---|---|---|---|---|`,
  )
  for (const { name, status = 200, ...rest } of asked) {
    const works = subjects.map((subject) => ({ subject, words: wordsFor(subject, rest) }))
    const answers = await Promise.all(subjects.map((subject) => firstAnswer(subject, rest)))
    if (isSame && new Set(answers).size > 1) throw new Error(`${name}: ${answers.join(' is not ')}`)
    const found = subjects.map((): Found[] => [])
    // The first round warms up.
    for (let round = 0; round <= rounds; round++)
      for (const [n, { subject, words }] of works.entries()) {
        const one = await loadOn(subject, words, status, roundMs, connections)
        if (round > 0) found[n]?.push(one)
      }
    const medians = found.map(median)
    for (const [n, { name: who }] of subjects.entries())
      console.log(`| ${name} | ${who} | ${cells(medians[n], medians[0]).join(' | ')} |`)
  }
}

/** A round of which it is told by how many were answered, neither its best nor its worst. */
function median(all: readonly Found[]): Found | undefined {
  return all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)]
}

function cells(one?: Found, first?: Found): string[] {
  if (!one || !first) throw new Error('Nothing was measured.')
  const isFirst = one === first
  return [
    String(Math.round(one.perSecond)),
    isFirst ? '' : (first.perSecond / one.perSecond).toFixed(2),
    `${one.p50.toFixed(1)} ms`,
    `${one.p99.toFixed(1)} ms`,
    isFirst ? '' : (first.p99 / one.p99).toFixed(1),
    Number.isNaN(one.processor) ? '' : `${Math.round(one.processor)} µs`,
  ]
}

async function loadOn(
  { ports, pid, meanwhile }: Subject,
  words: () => string,
  status: number,
  ms: number,
  connections: number,
): Promise<Found> {
  const before = pid ? processorOf(pid) : NaN
  const stop = meanwhile?.()
  const all = await Promise.all(
    ports.map((port) => generateLoad(port, words, status, ms, connections / ports.length)),
  )
  await stop?.()
  const perSecond = all.reduce((sum, one) => sum + one.perSecond, 0)
  const took = (pid ? processorOf(pid) : NaN) - before
  return {
    perSecond,
    p50: Math.max(...all.map(({ p50 }) => p50)),
    p99: Math.max(...all.map(({ p99 }) => p99)),
    processor: (took * 1_000) / ((perSecond * ms) / 1_000),
  }
}

type Work<S extends Subject> = Pick<Asked<S>, 'words' | 'operation'>

function wordsFor<S extends Subject>(subject: S, { words, operation }: Work<S>): () => string {
  const found = operation ? post(JSON.stringify(operation(subject)), subject.headers) : words?.(subject)
  return typeof found === 'function' ? found : () => found ?? ''
}

/** The answer to an operation, looked at once: one that fails is no measure. */
async function firstAnswer<S extends Subject>(subject: S, { operation }: Work<S>): Promise<string> {
  if (!operation) return ''
  const headers = { 'content-type': 'application/json', ...subject.headers }
  const init = { method: 'POST', headers, body: JSON.stringify(operation(subject)) }
  const text = await (await fetch(`http://127.0.0.1:${subject.ports[0]}/graphql`, init)).text()
  if (!text.startsWith('{"data"') || text.includes('Error"')) throw new Error(text)
  return text
}

export function get(path: string, headers: Record<string, string> = {}): string {
  return `GET ${path} HTTP/1.1\r\n${linesOf(headers)}\r\n`
}

function post(body: string, headers: Record<string, string> = {}): string {
  const type = { 'content-type': 'application/json', accept: 'application/json' }
  const own = { ...type, ...headers, 'content-length': String(Buffer.byteLength(body)) }
  return `POST /graphql HTTP/1.1\r\n${linesOf(own)}\r\n${body}`
}

function linesOf(headers: Record<string, string>): string {
  return Object.entries({ host: 'x', ...headers })
    .map((header) => `${header.join(': ')}\r\n`)
    .join('')
}
