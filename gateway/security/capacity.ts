import type { ServerResponse } from 'node:http'

/** Seconds until a client may hope for a free place. */
const retryAfter = '2'

/**
 * At most so many requests of one route at a time: more would only make each of them later, and everything else with
 * them. False, and answered with 503, where there is no place left.
 */
export function createCapacity() {
  const inFlight = new Map<string, number>()
  return function enter(route: string, most: number, res: ServerResponse): boolean {
    const now = inFlight.get(route) ?? 0
    if (now >= most) {
      res
        .writeHead(503, { 'retry-after': retryAfter, 'content-type': 'text/plain; charset=utf-8' })
        .end('Trop de demandes à la fois\u00a0: réessayez dans quelques instants.')
      return false
    }
    inFlight.set(route, now + 1)
    res.once('close', () => inFlight.set(route, (inFlight.get(route) ?? 1) - 1))
    return true
  }
}
