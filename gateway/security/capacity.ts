import type { IncomingMessage, ServerResponse } from 'node:http'
import { fail } from '../http/failure.ts'
import { FairQueue } from '../queues/fairQueue.ts'
import { createBodies } from './bodies/bodies.ts'
import { isResponseClosed, onResponseClosed } from './connections.ts'
import type { KeyedSemaphore } from '../queues/keyedSemaphore.ts'
import { addressKey } from './rateLimit.ts'
import { createSubscriptions } from './subscriptions.ts'

/** `Retry-After` of a refused request, in seconds. */
const retryAfter = '2'

/** Concurrent requests of one route; one address has half of them at most. */
const mostAtOnce: Readonly<Record<string, number>> = { '/graphql': 400 }
const usuallyAtOnce = 200
/** Requests begun or refused in one turn of the event loop. */
const mostBegun = 8
/** Requests of one address that may wait to begin, since each takes some kilobytes. */
const mostInLine = 512
const mebibyte = 2 ** 20
/** Concurrent page renders and queries. Both are bound by the processor, so more of them would only delay each other. */
const mostRead = 2
/** Renders and queries of one address that may wait: as many as `usuallyAtOnce` admits. */
const mostToRead = 200

const defaultTimeouts = {
  /**
   * Concurrent bodies of one address (an office behind it included), the time limit of each, and the rate at which they are read
   * after a burst: for files and pieces of them above a line of 60 megabits, for forms and queries above what people write.
   */
  files: { most: 6, ms: 300_000, speed: { rate: 8 * mebibyte, burst: 24 * mebibyte } },
  pieces: { most: 6, ms: 60_000, speed: { rate: 8 * mebibyte, burst: 24 * mebibyte } },
  usual: { most: 20, ms: 60_000, speed: { rate: 2 * mebibyte, burst: 4 * mebibyte } },
  /** Limits of answers that clients do not take at once, each of which is held in memory. */
  answers: {
    slowAfterMs: 2_000,
    most: 400,
    ofAddress: 64,
    ms: 300_000,
    /** Bytes of these answers outside of the kernel's buffers; one answer may have ten million characters. */
    bytes: { most: 128 * mebibyte, ofAddress: 32 * mebibyte },
  },
  /** Time for which work of a client that has gone keeps its place, so that leaving starts no unbounded work. */
  abandonedMs: 10_000,
}

export type CapacityTimeouts = typeof defaultTimeouts
export type Capacity = ReturnType<typeof createCapacity>

interface Options {
  places: KeyedSemaphore
  addressOf(req: IncomingMessage): string
  timeouts?: CapacityTimeouts
}

/**
 * Bounds concurrent requests by route and address. Once its work is done, a request counts among the answers being sent, or among the
 * open subscriptions, in place of its route.
 */
export function createCapacity({ places, addressOf, timeouts = defaultTimeouts }: Options) {
  const sender = (req: IncomingMessage) => addressKey(addressOf(req))
  const bodies = createBodies({ places, sender, timeouts })
  const subscriptions = createSubscriptions({ places, sender })
  const begins = new FairQueue(mostBegun, mostInLine)
  const reads = new FairQueue(mostRead, mostToRead)
  const working = new WeakMap<ServerResponse, () => void>()

  /** Moves a request from its route's places to the answers being sent. */
  function sendOff(req: IncomingMessage, res: ServerResponse): void {
    const leave = working.get(res)
    leave?.()
    if (leave) boundTaking(places, sender, timeouts.answers, req, res)
  }

  /** Answers with 503. */
  function refuse(path: string, res: ServerResponse): null {
    res.setHeader('retry-after', retryAfter)
    fail(res, path, 'RATE_LIMITED')
    return null
  }

  return {
    refuse,
    sendOff,
    paceOf: bodies.paceOf,

    /**
     * Takes a place for the work of a request, and returns the function to call when the work is done. Null, and answered with 503,
     * where no place is left.
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
        if (working.has(res)) abandoned = setTimeout(leave, timeouts.abandonedMs).unref()
      })
      // A file on its way out is no work any more.
      res.once('pipe', () => sendOff(req, res))
      return () => sendOff(req, res)
    },

    /**
     * Queues the beginning of a request, in turns by address, so that one sender of many delays others little. Null where too many
     * of the same address wait.
     */
    turn: (req: IncomingMessage): void | Promise<void> | null => begins.begin(sender(req)),

    /**
     * Queues `read`, a page render or a query, in turns by address; a long one runs alone. Null, with nothing done, where the client
     * has gone meanwhile. Throws Unavailable where too many of the same address wait.
     */
    inTurn<Answer>(
      req: IncomingMessage,
      res: ServerResponse | undefined,
      read: () => Promise<Answer>,
      isLong = false,
    ): Promise<Answer | null> {
      return reads.run(sender(req), () => (res && isResponseClosed(res) ? null : read()), isLong)
    },

    /** Takes a place of a subscription and frees that of its request. Throws where too many are open already. */
    stayOpen(req: IncomingMessage, res: ServerResponse, account: number | undefined): void {
      subscriptions.open(req, res, account)
      working.get(res)?.()
    },

    endSubscriptions: subscriptions.end,

    /** Places and bytes in use, by name; empty on an idle server. */
    held(): Record<string, number> {
      return { ...places.inUse(), ...bodies.held() }
    },
  }
}

/** Bounds an answer that its client does not take at once: by its bytes, after `slowAfterMs` by number, and by time. Cuts off the rest. */
function boundTaking(
  places: KeyedSemaphore,
  sender: (req: IncomingMessage) => string,
  { slowAfterMs, most, ofAddress, ms, bytes }: CapacityTimeouts['answers'],
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const { socket } = req
  // The kernel has taken all of it already.
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
