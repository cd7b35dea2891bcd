import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { fail, isRest } from './failure.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { outageMessages } from './readiness.ts'
import type { Site } from '../pages/site.ts'
import type { Report } from './report.ts'
import type { Capacity } from '../security/capacity.ts'
import { isResponseClosed, onResponseClosed } from '../security/connections.ts'
import { allowOrigins } from '../security/cors.ts'
import { pagePolicy, privateCache, setSecurityHeaders } from '../security/headers.ts'
import { assignRequestId, requestId } from './requestId.ts'

export type Handler = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>
/** A path, or with a slash at its end all that lies below it. */
export type Route = readonly [path: string, handler: Handler]

interface Options {
  routes: Route[]
  capacity: Capacity
  report: Report
  config: Config
  logger: Logger
  site: Site
  metrics?: Metrics | undefined
  /** Whether this server is about to end, and others may answer in its place. */
  isDraining(): boolean
}

/** What is known of a request before it has its turn. */
interface Asked {
  id: string
  path: string
  route: string
  handler: Handler
  /** It will not have one. */
  isRefused: boolean
}

/** These are questions about this server, and no other. */
const ofThisServer: readonly string[] = ['/healthz', '/readyz', '/servez']

/** What is the same for every request: headers, a place, a line of the log, and an answer where all else fails. */
export function createAnswer(options: Options) {
  const { routes, capacity, report, config, logger, site, metrics, isDraining } = options
  const { protocol, host } = new URL(config.publicUrl)
  const policy = pagePolicy({ development: site.build === null, assetsUrl: config.assetsUrl })
  const headers = { policy, https: protocol === 'https:' }

  return (req: IncomingMessage, res: ServerResponse): void => {
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/'
    const start = performance.now()
    const id = assignRequestId(req, config.trustProxy)
    const [route, handler] = routes.find(([route]) => fits(path, route)) ?? ['', notFound]
    onResponseClosed(res, () => {
      const ms = performance.now() - start
      logger.info(
        { method: req.method, path: withoutSecret(path), status: res.statusCode, ms: Math.round(ms), id },
        'requête',
      )
      metrics?.answered(route, res, ms)
    })
    // Refusals have their turns as well: each is a tenth of a millisecond, and some send a thousand at once.
    const turn = capacity.turn(req)
    const begin = () => answer(req, res, { id, path, route, handler, isRefused: turn === null })
    if (turn) void turn.then(begin)
    else begin()
  }

  function answer(req: IncomingMessage, res: ServerResponse, asked: Asked): void {
    if (isResponseClosed(res)) return
    const { id, path, route, handler } = asked
    res.setHeader('x-request-id', id)
    // Nobody else listens to a file that sirv sends, and it may be gone by now: a build, too many files open.
    res.on('pipe', (source) => source.once('error', () => res.destroy()))
    // The Host of a client is never believed, and Yoga makes an address of it.
    req.headers.host = host
    setSecurityHeaders(res, path, headers)
    if (expectsMore(req)) return void res.writeHead(417).end()
    const isApi = path === '/graphql' || path === '/schema.graphql' || isRest(path)
    if (isApi && allowOrigins(config.corsOrigins, req, res)) return
    // A write is done here to the end: sent twice, it might be done twice.
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (isRead && isDraining() && !ofThisServer.includes(route))
      return fail(res, path, 'UNAVAILABLE', outageMessages.stopped)
    const done = asked.isRefused ? capacity.refuse(path, res) : capacity.enter(route, path, req, res)
    if (!done) return
    // Files go out whole, as a server may choose: all are small, and sirv throws at a range that it cannot count.
    delete req.headers.range
    void serve(req, res, path, handler, done)
  }

  /** Never fails. */
  async function serve(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    handler: Handler,
    done: () => void,
  ): Promise<void> {
    try {
      await handler(req, res)
    } catch (error) {
      const code = report(error, 'requête', { path: withoutSecret(path), id: requestId(req.headers) })
      if (res.headersSent) res.destroy()
      else fail(res, path, code)
    } finally {
      done()
    }
  }
}

/** More than leave to send its body, which Node gives (RFC 9110, section 10.1.1). */
function expectsMore({ headers: { expect } }: IncomingMessage): boolean {
  return expect !== undefined && !/^100-continue$/i.test(expect)
}

/** What opens a preview is in its path, and in that of its picture: it is not for readers of the log, however it is written. */
function withoutSecret(path: string): string {
  return path
    .replace(/%(?:2f|[4-7][\da-f])/gi, decodeURIComponent)
    .replace(/^((?:\/og)?\/apercu\/)[^/]+/i, '$1…')
}

function fits(path: string, route: string): boolean {
  return path === route || (route.endsWith('/') && path.startsWith(route))
}

export function notFound(_req: IncomingMessage, res: ServerResponse): void {
  // What is unknown here may be there in a moment, or be known to another server.
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': privateCache }
  res.writeHead(404, headers).end('Introuvable.')
}

/** What an answerer says it has not is not found. */
export function orNotFound(
  answers: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>,
): Handler {
  return async (req, res) => {
    if (!(await answers(req, res))) notFound(req, res)
  }
}

/** Serves a file of the built site; other paths go to `others`. */
export function serveFileOr(files: Site['files'], others: Handler): Handler {
  return (req, res) =>
    new Promise((resolve, reject) => {
      files(req, res, () => resolve(others(req, res)))
      onResponseClosed(res, resolve)
      res.once('error', reject)
    })
}
