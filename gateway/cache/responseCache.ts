import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { type Answer, EncodedAnswer, hotThreshold } from './encodedAnswer.ts'
import { codingFor } from '../http/compression.ts'
import { answerNotModified } from '../pages/conditionalGet.ts'
import { isResponseClosed } from '../security/connections.ts'
import { addVary } from '../security/headers.ts'

interface Options {
  /** Version of the content that visitors see; entries are valid until it changes. */
  version(): Version
  /** Whether the known version was confirmed within the last second; else stale entries are not served. */
  isFresh?(): boolean
  mostBytes?: number
  mostEntries?: number
  makingMs?: number
  /** Called for each cacheable answer: a hit (`kept`) or a miss (`made`). */
  onAnswer?: ((res: ServerResponse, how: 'kept' | 'made') => void) | undefined
}

const usualBytes = 32 * 2 ** 20
/** More entries than there are pages; addresses that callers make up count as well. */
const usualEntries = 2_000
/** Longest time for which a stale entry is served while the next is made, and for which the announcement of a change waits. */
const usualMakingMs = 2_000
/** Longest address that is cached. */
const longestKey = 1_000

/** Makes an answer; null where the client has gone. */
type Create = () => Promise<Answer | null>

/** Runs `work` in the client's turn of the queue; null where the client has gone by then. */
type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result | null>

const noAnswer = Promise.resolve(null)

/** Version, at once or as soon as the database answers. */
type Version = number | Promise<number>

/** Answer that is being made. */
interface Making {
  /** Lower bound of the content's version it shows; null until the database answers, or where it fails to. */
  version: number | null
  since: number
  /** Whether the stale entry may be served meanwhile. */
  lends: boolean
  made: Promise<EncodedAnswer | null>
}

type Joined = Pick<Making, 'made'> & { isOwn: boolean }

/**
 * Single-flight cache of whole public answers, valid until a change that visitors can see. After a change the first request waits
 * for the new answer; others are served the stale one until the change is announced, before which its author gets no answer: so
 * nobody who knows of a change is served what it replaced. Entries with hits outlast floods of addresses requested once.
 */
export function createResponseCache(options: Options) {
  const {
    version,
    isFresh = () => true,
    mostBytes = usualBytes,
    mostEntries = usualEntries,
    makingMs = usualMakingMs,
    onAnswer,
  } = options
  const kept = new Map<string, EncodedAnswer>()
  const making = new Map<string, Making>()
  /** Newest version of which an answer is made. */
  let newest = 0
  /** Oldest version that may be served. */
  let announced = 0
  let bytes = 0

  /** Entry that may be served now: fresh, or stale while the next is made. */
  function find(key: string, now: Version | null): EncodedAnswer | undefined {
    return take(key, (version) => version === now || isStaleServable(version, making.get(key)))
  }

  function take(key: string, isGood: (version: number) => boolean): EncodedAnswer | undefined {
    const one = kept.get(key)
    if (!one || one.until < performance.now() || !isGood(one.version)) return undefined
    one.hits = Math.min(one.hits + 1, hotThreshold)
    return one
  }

  /** Whether an entry of this version may be served while the next is made. */
  function isStaleServable(version: number | null, next: Making | undefined): boolean {
    if (version === null || version < announced || !next?.lends) return false
    return performance.now() - next.since < makingMs
  }

  /** Answer in the making that this request may join. */
  function findMaking(key: string, now: number | null): Making | undefined {
    const one = making.get(key)
    return one?.version === now || isStaleServable(one?.version ?? null, one) ? one : undefined
  }

  /** Others may have the former answer from here on, before the database has said whether there will be another. */
  function begin(key: string, version: Version, create: Create): Making {
    const made = Promise.resolve(null)
    const one: Making = { version: null, since: performance.now(), lends: isFresh(), made }
    one.made = make(key, one, version, create)
    making.set(key, one)
    const end = () => void (making.get(key) === one && making.delete(key))
    one.made.then(end, end)
    return one
  }

  async function make(
    key: string,
    own: Making,
    version: Version,
    create: Create,
  ): Promise<EncodedAnswer | null> {
    const now = await orNull(version)
    const present = take(key, (version) => version === now)
    if (present) return present
    own.version = now
    newest = Math.max(newest, now ?? 0)
    // Others may change what is there meanwhile: it is not known to be good any more.
    if (now === null) announced = Math.max(announced, newest + 1)
    const answer = await create()
    if (!answer) return null
    const one = new EncodedAnswer(answer, now ?? 0)
    const isForOthers = now !== null && one.isForAll && one.status === 200 && key.length <= longestKey
    if (isForOthers && one.version >= (kept.get(key)?.version ?? 0)) keep(key, one)
    return one
  }

  /**
   * What is of a former version or too old goes first, then the oldest; one that was asked for again gets another chance, and
   * less of it each time.
   */
  function keep(key: string, added: EncodedAnswer): void {
    put(key, added)
    if (isFull()) dropStale(added.version)
    for (const [key, one] of kept) {
      if (!isFull()) return
      forget(key)
      if (one.hits === 0) continue
      one.hits -= 1
      put(key, one)
    }
  }

  function put(key: string, one: EncodedAnswer): void {
    forget(key)
    kept.set(key, one)
    bytes += bytesOf(key, one)
  }

  function isFull(): boolean {
    return bytes > mostBytes || kept.size > mostEntries
  }

  function dropStale(version: number): void {
    for (const [key, one] of kept) if (one.version < version || one.until < performance.now()) forget(key)
  }

  /** Answers with what is kept without a turn; what has to be made waits for one, and is looked for again then. */
  async function findOrMake(
    key: string,
    req: IncomingMessage,
    res: ServerResponse,
    create: Create,
    inTurn: InTurn,
  ): Promise<void> {
    for (let mayMake = !kept.has(key); ; mayMake = true) {
      const present = kept.get(key)
      const joined = await (mayMake ? inTurn(() => joinOrMake(key, create)) : join(key, () => noAnswer))
      const one = joined && (await joined.made)
      // The client whose turn it was has left: the next one makes the answer.
      if (isResponseClosed(res)) return
      if (one && one === present) return give(one, req, res)
      if (one && (one.isForAll || joined.isOwn)) return send(one, req, res)
      if (one) {
        const own = await inTurn(create)
        return own ? sendAnswer(own, req, res) : undefined
      }
    }
  }

  /** A turn lasts while its own answer is made; waiting for another request’s answer takes none. */
  async function joinOrMake(key: string, create: Create): Promise<Joined> {
    const joined = await join(key, create)
    if (joined.isOwn) await joined.made
    return joined
  }

  /** The cached answer, or the one in the making; else a new one. */
  async function join(key: string, create: Create): Promise<Joined> {
    const now = version()
    if (making.has(key)) {
      const known = await orNull(now)
      const found = find(key, known)
      if (found) return { made: Promise.resolve(found), isOwn: false }
      const others = findMaking(key, known)
      if (others) return { made: others.made, isOwn: false }
    }
    return { made: begin(key, now, create).made, isOwn: true }
  }

  function give(found: EncodedAnswer, req: IncomingMessage, res: ServerResponse): void | Promise<void> {
    onAnswer?.(res, 'kept')
    return send(found, req, res)
  }

  function forget(key: string): void {
    const one = kept.get(key)
    if (!one) return
    bytes -= bytesOf(key, one)
    kept.delete(key)
  }

  return {
    /**
     * Answers with what is kept under `key`, or with what `create` makes, which may be for others as well: it must not
     * depend on who asks, unless its headers say so. Who has to wait for a turn waits alone: nobody who asks for the same does.
     */
    answer(
      key: string,
      req: IncomingMessage,
      res: ServerResponse,
      create: Create,
      inTurn: InTurn = (work) => work(),
    ): void | Promise<void> {
      const now = version()
      // The maker of the answer hears of the failure and asks again; an unhandled rejection would end the process.
      void orNull(now)
      const found = find(key, now)
      if (found) return give(found, req, res)
      onAnswer?.(res, 'made')
      return findOrMake(key, req, res, create, inTurn)
    },

    /** Comes back once nobody is given what was before the last change: those who ask now have had time to get the next made. */
    async announce(): Promise<void> {
      const found = version()
      if (typeof found === 'number' && found <= announced) return
      // Without a word from the database there may be a version newer than all that is kept.
      let now = newest + 1
      const replace = async () => {
        now = await found
        if (now > announced) await replaced()
      }
      await Promise.race([replace().catch(() => {}), sleep(makingMs, undefined, { ref: false })])
      announced = Math.max(announced, now)
    },
  }

  /** An older answer in the making is finished first; requests of this turn begin with the present content. */
  async function replaced(): Promise<void> {
    await replacements()
    await turn()
    await replacements()
  }

  /** An answer that has no former one is not waited for: there is nothing to give meanwhile. */
  function replacements(): Promise<unknown> {
    return Promise.allSettled([...making].flatMap(([key, { made }]) => (kept.has(key) ? [made] : [])))
  }
}

function bytesOf(key: string, one: EncodedAnswer): number {
  return one.bytes + 2 * key.length
}

/**
 * A database that does not answer will not answer what makes the page either, and that says so in the words of its
 * door.
 */
function orNull(version: Version): number | Promise<number | null> {
  return typeof version === 'number' ? version : version.catch(() => null)
}

export type ResponseCache = ReturnType<typeof createResponseCache>

/** Sends an answer that is for nobody else. */
export async function sendAnswer(answer: Answer, req: IncomingMessage, res: ServerResponse): Promise<void> {
  await send(new EncodedAnswer(answer, 0), req, res)
}

function send(one: EncodedAnswer, req: IncomingMessage, res: ServerResponse): void | Promise<void> {
  const { status, headers } = one
  for (const name in headers) res.setHeader(name, headers[name] ?? '')
  if (one.isText) addVary(res, 'accept-encoding')
  if (status === 200 && answerNotModified(req, res, one.etag)) return
  const coding = one.isText ? codingFor(req.headers['accept-encoding']) : 'identity'
  if (coding !== 'identity') res.setHeader('content-encoding', coding)
  const end = (body: Buffer) => void res.writeHead(status, { 'content-length': body.length }).end(body)
  const body = one.body(coding)
  return Buffer.isBuffer(body) ? end(body) : body.then(end)
}
