import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handler } from './answer.ts'
import { forwardedBy } from './auth/visitor.ts'
import { fail } from './failure.ts'
import type { createFilesReadiness, createReadiness } from './readiness.ts'

/** `/healthz`. It also says, for `npm run doctor`, how many addresses X-Forwarded-For had here. */
export function alive({ headers }: IncomingMessage, res: ServerResponse): void {
  res.setHeader('x-proxies', forwardedBy(headers['x-forwarded-for']).length)
  res.end('ok')
}

/** `/readyz`. */
export function readyOrWhy(
  whatIsWrong: ReturnType<typeof createReadiness>,
  whatFilesLack: ReturnType<typeof createFilesReadiness>,
): Handler {
  return async (_req, res) => {
    const [wrong, lacking] = await Promise.all([whatIsWrong(), whatFilesLack()])
    res.setHeader('content-type', 'text/plain; charset=utf-8')
    if (wrong) fail(res, '/readyz', 'UNAVAILABLE', wrong)
    else res.end(lacking ? `ok, mais sans images ni documents\u00a0: ${lacking}` : 'ok')
  }
}
