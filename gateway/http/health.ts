import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { forwardedBy } from '../auth/visitor.ts'
import { fail } from './failure.ts'
import { type createFilesReadiness, outageMessages, type Readiness } from './readiness.ts'

/** `/healthz`. It also says, for `npm run doctor`, how many addresses X-Forwarded-For had here. */
export function healthz({ headers }: IncomingMessage, res: ServerResponse): void {
  res.setHeader('x-proxies', forwardedBy(headers['x-forwarded-for']).length)
  res.end('ok')
}

interface Looks extends Readiness {
  whatFilesLack: ReturnType<typeof createFilesReadiness>
  logger: Logger
}

/**
 * `/readyz` and `/servez`: is this server able to do all of its work, or to answer reads at least, which is what a balancer
 * needs to know? Anybody may ask, so the answer is `ok` or `no`; what is wrong, for the operator alone, goes to the log each
 * time that it changes.
 */
export function createHealth({ whyNotServing, whyNotReady, whatFilesLack, logger }: Looks) {
  let told = ''

  /** A stop is told by who stops. */
  function tell(why: string): void {
    if (why === told || why === outageMessages.stopped) return
    told = why
    if (why === '') logger.info('De nouveau prêt.')
    else logger.warn(why)
  }

  async function look(): Promise<string | null> {
    const [wrong, lacking] = await Promise.all([whyNotReady(), whatFilesLack()])
    tell(wrong ?? (lacking === null ? '' : `Prêt, mais sans images ni documents\u00a0: ${lacking}`))
    return wrong
  }

  function say(res: ServerResponse, wrong: string | null): void {
    res.setHeader('content-type', 'text/plain; charset=utf-8')
    if (wrong === null) res.end('ok')
    else fail(res, '/readyz', 'UNAVAILABLE', 'no')
  }

  return {
    async ready(_req: IncomingMessage, res: ServerResponse): Promise<void> {
      say(res, await look())
    },
    async serving(_req: IncomingMessage, res: ServerResponse): Promise<void> {
      // The log is told of the rest as well, where nobody asks for more than this.
      void look()
      say(res, await whyNotServing())
    },
  }
}
