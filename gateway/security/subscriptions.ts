import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError } from 'graphql'
import { onResponseClosed } from './connections.ts'
import type { KeyedSemaphore } from '../queues/keyedSemaphore.ts'

/**
 * Subscriptions open at a time: each asks the database every second. An account has some for each of its people's
 * tabs and machines, an address some for an office.
 */
export const most = { open: 300, ofAccount: 20, ofAddress: 60 }
/** Subscriptions that one address may be starting at a time: refusing one costs much. */
const mostAsking = 10
/** How long a refused one counts among them: a client that asks again and again is told a few times a second. */
const refusedMs = 1_000

interface Options {
  places: KeyedSemaphore
  /** Whom the places of an address are counted for. */
  sender(req: IncomingMessage): string
}

/** Places of subscriptions: those that are asked for, and those that are open. */
export function createSubscriptions({ places, sender }: Options) {
  const asking = new WeakMap<ServerResponse, () => void>()
  const streams = new Set<ServerResponse>()
  return {
    /** Whether one more may be asked for, before anything is read for it. */
    mayAsk(req: IncomingMessage, res: ServerResponse): boolean {
      if (!asksForEvents(req)) return true
      const leave = places.acquire([`subscribing from ${sender(req)}`, mostAsking])
      if (!leave) return false
      asking.set(res, leave)
      onResponseClosed(res, () => asking.get(res)?.())
      return true
    },

    /** Takes the place of an open one. Throws where too many are open already. */
    open(req: IncomingMessage, res: ServerResponse, account: number | undefined): void {
      const leave = places.acquire(
        ['subscriptions', most.open],
        [`subscriptions of account ${account}`, most.ofAccount],
        [`subscriptions from ${sender(req)}`, most.ofAddress],
      )
      const asked = asking.get(res)
      asking.delete(res)
      if (!leave) {
        if (asked) setTimeout(asked, refusedMs).unref()
        throw tooMany()
      }
      asked?.()
      streams.add(res)
      onResponseClosed(res, () => {
        leave()
        streams.delete(res)
      })
    },

    /** Ends those that have begun: none has an end of its own, and its client comes back `after` what it has seen. */
    end(): void {
      for (const res of streams) if (res.headersSent) res.end()
    },
  }
}

/** First of all, that is: some clients name it last for every query. */
function asksForEvents({ headers }: IncomingMessage): boolean {
  return headers.accept?.startsWith('text/event-stream') ?? false
}

function tooMany(): GraphQLError {
  const message = 'Trop d’abonnements sont ouverts à la fois\u00a0: fermez-en un, puis réessayez.'
  const http = { status: 429, headers: { 'retry-after': '30' } }
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', http } })
}
