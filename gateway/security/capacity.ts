import type { IncomingMessage, ServerResponse } from 'node:http'
import { fail } from '../failure.ts'
import { isMultipart } from './bodyLimit.ts'
import { addressKey } from './rateLimit.ts'

/** Seconds until a client may hope for a free place. */
const retryAfter = '2'

/** Bodies with files in memory at a time, of which there are copies while they are taken apart. */
const mostWithFiles = 16
/**
 * What one address may have on the way here at a time, an office behind it included, and how long that may take: whoever
 * sends slowly, or never ends, keeps others out no more than so.
 */
const sending = {
  files: { most: 6, ms: 300_000 },
  usual: { most: 20, ms: 60_000 },
}

/**
 * At most so many requests of one route at a time: more would only make each of them later, and everything else with
 * them. False, and answered with 503, where there is no place left.
 */
export function createCapacity(addressOf: (req: IncomingMessage) => string) {
  const taken = new Map<string, number>()
  const bodies = new Map<string, Set<IncomingMessage>>()

  /** Takes one of so many places, until the request is over. */
  function take(place: string, most: number, res: ServerResponse): boolean {
    const now = taken.get(place) ?? 0
    if (now >= most) return false
    taken.set(place, now + 1)
    res.once('close', () => taken.set(place, (taken.get(place) ?? 1) - 1))
    return true
  }

  function takeForBody(req: IncomingMessage, res: ServerResponse): boolean {
    const files = isMultipart(req)
    const { most, ms } = files ? sending.files : sending.usual
    const sender = `${addressKey(addressOf(req))} ${files}`
    const others = bodies.get(sender) ?? new Set()
    if ([...others].filter(({ complete }) => !complete).length >= most) return false
    if (files && !take('files', mostWithFiles, res)) return false
    bodies.set(sender, others.add(req))
    const late = setTimeout(() => !req.complete && req.destroy(), ms)
    res.once('close', () => {
      clearTimeout(late)
      others.delete(req)
      if (others.size === 0) bodies.delete(sender)
    })
    return true
  }

  return function enter(
    { route, path, most }: { route: string; path: string; most: number },
    req: IncomingMessage,
    res: ServerResponse,
  ): boolean {
    if (take(route, most, res) && (!hasBody(req) || takeForBody(req, res))) return true
    res.setHeader('retry-after', retryAfter)
    fail(res, path, 'RATE_LIMITED')
    return false
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}
