import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError } from 'graphql'
import { fail } from '../failure.ts'
import { Turns } from '../turns.ts'
import { isMultipart } from './bodyLimit.ts'
import { isOver, whenOver } from './connections.ts'
import type { Places } from './places.ts'
import { addressKey } from './rateLimit.ts'

/** Seconds until a client may hope for a free place. */
const retryAfter = '2'

/** Requests of one route at a time. */
const mostAtOnce: Readonly<Record<string, number>> = { '/graphql': 200 }
const usuallyAtOnce = 100
/** Requests whose work begins before the server looks again at what else has come. */
const mostBegun = 8
/** Pages that are rendered at a time: it takes the processor, and more would only make each of them later. */
const mostRendered = 4
/** Bodies with files in memory at a time, of which there are copies while they are taken apart. */
const mostWithFiles = 16
/**
 * Subscriptions open at a time: each asks the database every second. An account has some for each of its people's
 * tabs and machines, an address some for an office.
 */
const subscriptions = { most: 300, ofAccount: 20, ofAddress: 60 }
/** Those that one address asks for at a time: it costs much to find out that they are too many. */
const mostSubscribing = 10

const usualPatience = {
  /**
   * What one address may have on the way here at a time, an office behind it included, and how long that may take:
   * whoever sends slowly, or never ends, keeps others out no more than so.
   */
  files: { most: 6, ms: 300_000 },
  usual: { most: 20, ms: 60_000 },
  /** The same for answers on their way out, of which each is held in memory: those that are not taken at once. */
  answers: { slowAfterMs: 2_000, most: 400, ofAddress: 64, ms: 300_000 },
  /** So long is a place kept for work whose asker has left: else he could have any amount of it done at once. */
  abandonedMs: 10_000,
}

export type Patience = typeof usualPatience
export type Capacity = ReturnType<typeof createCapacity>

interface Options {
  places: Places
  addressOf(req: IncomingMessage): string
  patience?: Patience
}

/**
 * At most so many requests of one route at a time: more would only make each of them later, and everything else with
 * them. From its work a request goes on to those whose answers are on their way out, or to the open subscriptions.
 */
export function createCapacity({ places, addressOf, patience = usualPatience }: Options) {
  const bodies = new Map<string, Set<IncomingMessage>>()
  const begins = new Turns(mostBegun)
  const renders = new Turns(mostRendered)
  const working = new WeakMap<ServerResponse, () => void>()
  const sender = (req: IncomingMessage) => addressKey(addressOf(req))

  function takeForBody(req: IncomingMessage, res: ServerResponse): boolean {
    const files = isMultipart(req)
    const { most, ms } = files ? patience.files : patience.usual
    const name = `${files ? 'files' : 'bodies'} from ${sender(req)}`
    const others = bodies.get(name) ?? new Set()
    if ([...others].filter(({ complete }) => !complete).length >= most) return false
    const leave = files ? places.take(['files', mostWithFiles]) : () => {}
    if (!leave) return false
    bodies.set(name, others.add(req))
    const late = setTimeout(() => !req.complete && req.destroy(), ms)
    whenOver(res, () => {
      leave()
      clearTimeout(late)
      others.delete(req)
      if (others.size === 0) bodies.delete(name)
    })
    return true
  }

  /** The work is done. An answer that its reader does not take at once holds a place of another kind, and not for ever. */
  function sendOff(req: IncomingMessage, res: ServerResponse): void {
    const leave = working.get(res)
    if (!leave) return
    leave()
    const { slowAfterMs, most, ofAddress, ms } = patience.answers
    const slow = setTimeout(() => {
      const taken = places.take(['answers', most], [`answers to ${sender(req)}`, ofAddress])
      if (!taken) return req.socket.destroy()
      const late = setTimeout(() => req.socket.destroy(), ms)
      whenOver(res, () => {
        taken()
        clearTimeout(late)
      })
    }, slowAfterMs)
    whenOver(res, () => clearTimeout(slow))
  }

  return {
    /**
     * A place for the work of a request; what it answers is to be called when the work is done. Null, and answered with
     * 503, where there is no place left.
     */
    enter(route: string, path: string, req: IncomingMessage, res: ServerResponse): (() => void) | null {
      const own = `subscribing from ${sender(req)}`
      const leave = places.take(
        [route, mostAtOnce[route] ?? usuallyAtOnce],
        ...(asksForEvents(req) ? [[own, mostSubscribing] as const] : []),
      )
      if (!leave || (hasBody(req) && !takeForBody(req, res))) {
        leave?.()
        res.setHeader('retry-after', retryAfter)
        fail(res, path, 'RATE_LIMITED')
        return null
      }
      let abandoned: NodeJS.Timeout | undefined
      working.set(res, () => {
        leave()
        working.delete(res)
        clearTimeout(abandoned)
      })
      whenOver(res, () => {
        if (working.has(res)) abandoned = setTimeout(leave, patience.abandonedMs).unref()
      })
      // A file on its way out is no work any more.
      res.once('pipe', () => sendOff(req, res))
      return () => sendOff(req, res)
    },

    /** Waits until a request may begin, in turns by address: who sends very many at once keeps others waiting for few. */
    async turn(req: IncomingMessage): Promise<void> {
      await begins.run(sender(req), () => {})
    },

    /** What renders a page, in turns by address. Null, and nothing done, where its asker has left meanwhile. */
    inTurn<Page>(
      req: IncomingMessage,
      res: ServerResponse,
      render: () => Promise<Page>,
    ): Promise<Page | null> {
      return renders.run(sender(req), () => (isOver(res) ? null : render()))
    },

    /** A place for a subscription in exchange for the one of its query. Throws where too many are open already. */
    stayOpen(req: IncomingMessage, res: ServerResponse, account: number | undefined): void {
      const leave = places.take(
        ['subscriptions', subscriptions.most],
        [`subscriptions of account ${account}`, subscriptions.ofAccount],
        [`subscriptions from ${sender(req)}`, subscriptions.ofAddress],
      )
      if (!leave) throw tooManySubscriptions()
      working.get(res)?.()
      whenOver(res, leave)
    },

    /** How much is held at the moment, by name; nothing where nobody is here. */
    held(): Record<string, number> {
      const sizes = [...bodies].map(([name, { size }]) => [name, size] as const)
      return { ...places.held(), ...Object.fromEntries(sizes) }
    },
  }
}

/** First of all, that is: some clients name it last for every query. */
function asksForEvents({ headers }: IncomingMessage): boolean {
  return headers.accept?.startsWith('text/event-stream') ?? false
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

function tooManySubscriptions(): GraphQLError {
  const message = 'Trop d’abonnements sont ouverts à la fois\u00a0: fermez-en un, puis réessayez.'
  const http = { status: 429, headers: { 'retry-after': '30' } }
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', http } })
}
