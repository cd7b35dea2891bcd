import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMultipart, isPiece } from './bodyLimit.ts'
import { hasBody, onResponseClosed } from '../connections.ts'
import { type RateShaper, RateShapers, type Rate } from '../../queues/rateShaper.ts'
import type { KeyedSemaphore } from '../../queues/keyedSemaphore.ts'

/** Bodies with files in memory at a time, of which there are copies while they are taken apart. Half of them at the most are of one sender. */
const mostWithFiles = 16

interface Options {
  places: KeyedSemaphore
  /** Whom a body is counted for. */
  sender(req: IncomingMessage): string
  /** Bounds of each kind: how many of one sender may be on their way here, how long, and how fast they are read. */
  timeouts: Readonly<Record<'files' | 'pieces' | 'usual', { most: number; ms: number; speed: Rate }>>
}

/** Bodies on their way here: a sender who is slow, or never ends, keeps out only himself. */
export function createBodies({ places, sender, timeouts }: Options) {
  const known = new Map<string, Set<IncomingMessage>>()
  const paces = {
    files: new RateShapers(timeouts.files.speed),
    pieces: new RateShapers(timeouts.pieces.speed),
    usual: new RateShapers(timeouts.usual.speed),
  }
  const kindOf = (req: IncomingMessage) => (isMultipart(req) ? 'files' : isPiece(req) ? 'pieces' : 'usual')

  function forget(name: string, req: IncomingMessage): void {
    known.get(name)?.delete(req)
    if (known.get(name)?.size === 0) known.delete(name)
  }

  return {
    /** Lets a body come; false where its sender has too many on their way, or there is no memory for its files. */
    mayCome(req: IncomingMessage, res: ServerResponse): boolean {
      if (!hasBody(req)) return true
      const kind = kindOf(req)
      const { most, ms } = timeouts[kind]
      const name = `${kind} from ${sender(req)}`
      const others = known.get(name) ?? new Set()
      if ([...others].filter(({ complete }) => !complete).length >= places.share(most)) return false
      const leave =
        kind === 'files'
          ? places.acquire(['files', mostWithFiles], [`files of ${sender(req)}`, mostWithFiles / 2])
          : () => {}
      if (!leave) return false
      known.set(name, others.add(req))
      const late = setTimeout(() => !req.complete && req.destroy(), ms)
      onResponseClosed(res, () => {
        leave()
        clearTimeout(late)
        forget(name, req)
      })
      return true
    },

    /** The pace at which bodies of this sender and kind are read, all together. */
    paceOf(req: IncomingMessage): RateShaper {
      return paces[kindOf(req)].of(sender(req))
    },

    /** How many are kept in mind, by whose they are. */
    held(): Record<string, number> {
      return Object.fromEntries([...known].map(([name, { size }]) => [name, size]))
    },
  }
}
