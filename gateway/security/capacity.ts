import type { IncomingMessage, ServerResponse } from 'node:http'
import { fail } from '../http/failure.ts'
import { FairQueue } from '../queues/fairQueue.ts'
import { createBodies } from './bodies/bodies.ts'
import { isResponseClosed, onResponseClosed } from './connections.ts'
import type { KeyedSemaphore } from '../queues/keyedSemaphore.ts'
import { addressKey } from './rateLimit.ts'
import { createSubscriptions } from './subscriptions.ts'

/** Seconds until a client may hope for a free place. */
const retryAfter = '2'

/** Requests of one route at a time. Half of them at the most are of one address: it keeps nobody else out. */
const mostAtOnce: Readonly<Record<string, number>> = { '/graphql': 400 }
const usuallyAtOnce = 200
/** Requests that are begun, or refused, before the server looks again at what else has come. */
const mostBegun = 8
/** Requests of one address that wait for that: each is some kilobytes, and they come faster than they are begun. */
const mostInLine = 512
const mebibyte = 2 ** 20
/** Pages that are rendered, and queries that are read, at a time: both take the processor, and more would only make each of them later. */
const mostRead = 2
/** How many requests of one address may wait to be read: as many as have a place. */
const mostToRead = 200

const defaultTimeouts = {
  /**
   * What one address may have on the way here at a time, an office behind it included, how long that may take, and how fast
   * it is read once a burst has come: pictures faster than by a line of 60 megabits, forms and queries than anybody writes them.
   */
  files: { most: 6, ms: 300_000, speed: { rate: 8 * mebibyte, burst: 24 * mebibyte } },
  usual: { most: 20, ms: 60_000, speed: { rate: 2 * mebibyte, burst: 4 * mebibyte } },
  /** The same for answers on their way out, of which each is held in memory: those that are not taken at once. */
  answers: {
    slowAfterMs: 2_000,
    most: 400,
    ofAddress: 64,
    ms: 300_000,
    /** Of those, beside what the system has taken: an answer may be of ten million letters. */
    bytes: { most: 128 * mebibyte, ofAddress: 32 * mebibyte },
  },
  /** How long a place is kept for work whose asker has left: else he could have any amount of it done at once. */
  abandonedMs: 10_000,
}

export type CapacityTimeouts = typeof defaultTimeouts
export type Capacity = ReturnType<typeof createCapacity>

interface Options {
  places: KeyedSemaphore
  addressOf(req: IncomingMessage): string
  patience?: CapacityTimeouts
}

/**
 * Bounds the requests of one route that run at a time: more would only make each of them later, and everything else
 * with them. A request goes on from its work to those whose answers are on their way out, or to the open subscriptions.
 */
export function createCapacity({ places, addressOf, patience = defaultTimeouts }: Options) {
  const sender = (req: IncomingMessage) => addressKey(addressOf(req))
  const bodies = createBodies({ places, sender, patience })
  const subscriptions = createSubscriptions({ places, sender })
  const begins = new FairQueue(mostBegun, mostInLine)
  const reads = new FairQueue(mostRead, mostToRead)
  const working = new WeakMap<ServerResponse, () => void>()

  /** The work is done. */
  function sendOff(req: IncomingMessage, res: ServerResponse): void {
    const leave = working.get(res)
    leave?.()
    if (leave) boundTaking(places, sender, patience.answers, req, res)
  }

  /** Answers with 503. */
  function refuse(path: string, res: ServerResponse): null {
    res.setHeader('retry-after', retryAfter)
    fail(res, path, 'RATE_LIMITED')
    return null
  }

  return {
    refuse,
    paceOf: bodies.paceOf,

    /**
     * A place for the work of a request; what it answers is to be called when the work is done. Null, and answered with
     * 503, where there is no place left.
     */
    enter(route: string, path: string, req: IncomingMessage, res: ServerResponse): (() => void) | null {
      const most = mostAtOnce[route] ?? usuallyAtOnce
      const leave = places.acquire([route, most], [`${route} for ${sender(req)}`, most / 2])
      if (!leave || !subscriptions.mayAsk(req, res) || !bodies.mayCome(req, res)) {
        leave?.()
        return refuse(path, res)
      }
      let abandoned: NodeJS.Timeout | undefined
      working.set(res, () => {
        leave()
        working.delete(res)
        clearTimeout(abandoned)
      })
      onResponseClosed(res, () => {
        if (working.has(res)) abandoned = setTimeout(leave, patience.abandonedMs).unref()
      })
      // A file on its way out is no work any more.
      res.once('pipe', () => sendOff(req, res))
      return () => sendOff(req, res)
    },

    /**
     * Waits until a request may begin, in turns by address: a sender of very many keeps others waiting for few of them. Null
     * where too many of the same address wait.
     */
    turn: (req: IncomingMessage): void | Promise<void> | null => begins.begin(sender(req)),

    /**
     * What renders a page or answers a query, in turns by address. Null, and nothing done, where its asker has left meanwhile.
     * Throws Unavailable where too many of the same address wait. What is long is read alone.
     */
    inTurn<Answer>(
      req: IncomingMessage,
      res: ServerResponse | undefined,
      read: () => Promise<Answer>,
      isLong = false,
    ): Promise<Answer | null> {
      return reads.run(sender(req), () => (res && isResponseClosed(res) ? null : read()), isLong)
    },

    /** A place for a subscription in exchange for the one of its query. Throws where too many are open already. */
    stayOpen(req: IncomingMessage, res: ServerResponse, account: number | undefined): void {
      subscriptions.open(req, res, account)
      working.get(res)?.()
    },

    endSubscriptions: subscriptions.end,

    /** How much is held at the moment, by name; nothing where nobody is here. */
    held(): Record<string, number> {
      return { ...places.inUse(), ...bodies.held() }
    },
  }
}

/** An answer that its reader does not take at once holds its bytes, soon a place of a few, and not for ever; else it is cut off. */
function boundTaking(
  places: KeyedSemaphore,
  sender: (req: IncomingMessage) => string,
  { slowAfterMs, most, ofAddress, ms, bytes }: CapacityTimeouts['answers'],
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const { socket } = req
  // The system has all of it already.
  if (res.writableEnded && socket.writableLength === 0) return
  const length = socket.writableLength
  const kept = places.acquire(
    ['bytes of answers', bytes.most, length],
    [`bytes of answers to ${sender(req)}`, bytes.ofAddress, length],
  )
  if (!kept) return void socket.destroy()
  const slow = setTimeout(() => {
    const taken = places.acquire(['answers', most], [`answers to ${sender(req)}`, ofAddress])
    if (!taken) return socket.destroy()
    const late = setTimeout(() => socket.destroy(), ms)
    onResponseClosed(res, () => {
      taken()
      clearTimeout(late)
    })
  }, slowAfterMs)
  onResponseClosed(res, () => {
    kept()
    clearTimeout(slow)
  })
}
