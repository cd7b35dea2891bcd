import type { IncomingMessage, ServerResponse } from 'node:http'
import { codingFor, encode, type Coding } from './compression.ts'
import { isKnown, versionOf } from './pages/knownVersion.ts'
import { isOver } from './security/connections.ts'

/** An answer before it is coded for who reads it. */
export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  /** A text is compressed; bytes go out as they are. */
  body: string | Buffer
}

interface Options {
  /** Of the content that visitors see: an answer is kept until it moves. */
  version(): number | Promise<number>
  mostBytes?: number
  /** Told how each answer that could be kept was found. */
  onAnswer?: ((res: ServerResponse, how: 'kept' | 'made') => void) | undefined
}

const usualBytes = 32 * 2 ** 20
/** However seldom the content changes: pages say what year it is. */
const longestMs = 60_000
/** Of an address that somebody may have typed or been led to. */
const longestKey = 1_000
/** Asked for so often, an answer is worth fifty milliseconds of compression. */
const oftenAsked = 3

class Kept {
  readonly status: number
  readonly headers: Answer['headers']
  /** Counts how often it was asked for, up to a few: that keeps it when others press for its place. */
  asked = 0
  readonly version: number
  readonly until = performance.now() + longestMs
  readonly etag: string
  /** Whether anybody may have it; else it is for who asked alone. */
  readonly isForAll: boolean
  /** Of the memory for all, about: a text will lie there in two codings. */
  readonly bytes: number
  readonly isText: boolean
  private readonly plain: Buffer
  private readonly coded = new Map<Coding, Buffer>()
  private isBest = false

  constructor({ status, headers, body }: Answer, version: number) {
    this.status = status
    this.headers = headers
    this.version = version
    this.isForAll = headers['cache-control']?.startsWith('public') ?? false
    this.isText = typeof body === 'string'
    this.plain = typeof body === 'string' ? Buffer.from(body) : body
    this.etag = versionOf(this.plain)
    this.bytes = this.isText ? 2 * this.plain.length : this.plain.length
  }

  body(coding: Coding): Buffer | Promise<Buffer> {
    if (coding === 'identity') return this.plain
    if (coding === 'br' && this.asked >= oftenAsked && !this.isBest) this.compressWell()
    return this.coded.get(coding) ?? this.code(coding)
  }

  private async code(coding: Coding, whole = false): Promise<Buffer> {
    const body = await encode(this.plain, coding, whole)
    if (whole || !this.coded.has(coding)) this.coded.set(coding, body)
    return body
  }

  /** Behind the requests; who asks meanwhile gets what was made quickly. Where it fails, the next who asks has it tried again. */
  private compressWell(): void {
    this.isBest = true
    this.code('br', true).catch(() => (this.isBest = false))
  }
}

/**
 * Answers that are the same for everybody, kept whole until a change that a visitor can see: made once at a time,
 * however many ask. Those asked for again outlast floods of addresses that nobody asks for twice.
 */
export function createKept({ version, mostBytes = usualBytes, onAnswer }: Options) {
  const kept = new Map<string, Kept>()
  const making = new Map<string, Promise<Kept | null>>()
  let bytes = 0

  function find(key: string, now: number): Kept | undefined {
    const one = kept.get(key)
    if (one?.version !== now || one.until < performance.now()) return undefined
    one.asked = Math.min(one.asked + 1, oftenAsked)
    return one
  }

  async function make(key: string, now: number | null, made: Promise<Answer | null>): Promise<Kept | null> {
    const answer = await made
    if (!answer) return null
    const one = new Kept(answer, now ?? 0)
    if (now !== null && one.isForAll && one.status === 200 && key.length <= longestKey) keep(key, one)
    return one
  }

  /** The oldest goes first; one that was asked for again gets another chance, and less of it each time. */
  function keep(key: string, added: Kept): void {
    forget(key)
    kept.set(key, added)
    bytes += added.bytes
    for (const [key, one] of kept) {
      if (bytes <= mostBytes) return
      forget(key)
      if (one.asked === 0 || one.version !== added.version) continue
      one.asked -= 1
      kept.set(key, one)
      bytes += one.bytes
    }
  }

  async function findOrMake(
    key: string,
    version: number | Promise<number>,
    req: IncomingMessage,
    res: ServerResponse,
    create: () => Promise<Answer | null>,
  ): Promise<void> {
    // Where the database does not answer, neither will `create`, and it says so in the words of its door.
    const now = typeof version === 'number' ? version : await version.catch(() => null)
    const found = now === null ? undefined : find(key, now)
    if (found) {
      onAnswer?.(res, 'kept')
      return send(found, req, res)
    }
    const flight = `${now} ${key}`
    for (;;) {
      const others = making.get(flight)
      const made = others ?? make(key, now, create()).finally(() => making.delete(flight))
      making.set(flight, made)
      const one = await made
      // The one whose turn it was has left: the next makes it.
      if (isOver(res)) return
      if (one && (one.isForAll || !others)) return send(one, req, res)
      if (one) {
        const own = await create()
        return own ? sendAnswer(own, req, res) : undefined
      }
    }
  }

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return {
    /**
     * Answers with what is kept under `key`, or with what `create` makes, which may be for others as well: it must not
     * depend on who asks, unless its headers say so. Null of `create` says that its asker has left.
     */
    answer(
      key: string,
      req: IncomingMessage,
      res: ServerResponse,
      create: () => Promise<Answer | null>,
    ): void | Promise<void> {
      const now = version()
      const found = typeof now === 'number' && find(key, now)
      onAnswer?.(res, found ? 'kept' : 'made')
      return found ? send(found, req, res) : findOrMake(key, now, req, res, create)
    },
  }
}

export type KeptAnswers = ReturnType<typeof createKept>

/** Sends an answer that is for nobody else. */
export async function sendAnswer(answer: Answer, req: IncomingMessage, res: ServerResponse): Promise<void> {
  await send(new Kept(answer, 0), req, res)
}

function send(one: Kept, req: IncomingMessage, res: ServerResponse): void | Promise<void> {
  const { status, headers } = one
  for (const name in headers) res.setHeader(name, headers[name] ?? '')
  if (one.isText) res.appendHeader('vary', 'accept-encoding')
  if (status === 200 && isKnown(req, res, one.etag)) return
  const coding = one.isText ? codingFor(req.headers['accept-encoding']) : 'identity'
  if (coding !== 'identity') res.setHeader('content-encoding', coding)
  const end = (body: Buffer) => void res.writeHead(status, { 'content-length': body.length }).end(body)
  const body = one.body(coding)
  return Buffer.isBuffer(body) ? end(body) : body.then(end)
}
