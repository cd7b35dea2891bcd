import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Db } from '../db/connect.ts'
import { isMigrated } from '../db/migrate.ts'
import { createDoorman } from './auth/visitor.ts'
import type { Config } from './config.ts'
import { createDiscovery, discoveryPaths } from './pages/discovery.ts'
import { createDrawer } from './drawing/drawer.ts'
import { asAnybody, createExecute } from './execute.ts'
import { fail, isRest } from './failure.ts'
import { createIntegratorFiles } from './integrators/files.ts'
import { createPages } from './pages/pages.ts'
import { createReceived } from './received/received.ts'
import { createRest } from './rest/rest.ts'
import { createCapacity } from './security/capacity.ts'
import { allowOrigins } from './security/cors.ts'
import { setSecurityHeaders } from './security/headers.ts'
import { createMailer } from './received/mail.ts'
import { createRateLimits } from './security/rateLimit.ts'
import { createSharePictures } from './pages/sharePictures.ts'
import { persistedOperations, type Site } from './pages/site.ts'
import { createFileStore } from './uploads/files.ts'
import { createDocumentServer, createPictureServer } from './uploads/serve.ts'
import { createGraphql } from './yoga.ts'

export interface Gateway {
  /** Starts to listen and answers with the port. Port 0 is any free one. */
  listen(port: number, host: string): Promise<number>
  /** Takes no more requests, finishes those in flight, for `graceMs` at the most. */
  close(graceMs?: number): Promise<void>
}

interface Options {
  config: Config
  db: Db
  logger: Logger
  site: Site
}

const usualGraceMs = 10_000
/** How long a client may take, and how many there may be: who is slower, or comes later, holds up nobody else. */
const patience = {
  headersTimeout: 10_000,
  /** 12 MB by a phone on a slow link. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 10_000,
}
/** Milliseconds without a byte either way; open subscriptions send one every 12 seconds. */
const idleTimeoutMs = 120_000
const mostConnections = 5_000
/** Requests of one route at a time. Open subscriptions count among those of /graphql. */
const mostAtOnce: Readonly<Record<string, number>> = { '/graphql': 500 }
const usuallyAtOnce = 100

type Handler = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>

/** The HTTP server: which path is answered by whom. */
export function createGateway({ config, db, logger, site }: Options): Gateway {
  const { publicUrl, trustProxy, company, dataDir, corsOrigins } = config
  const operations = persistedOperations()
  const mailer = createMailer(config, logger)
  const limits = createRateLimits()
  const doorman = createDoorman({ db, limits, mailer, logger, publicUrl, trustProxy })
  const files = createFileStore({ db, dataDir, logger })
  const pictures = createPictureServer(files.pictures)
  const documents = createDocumentServer({ db, doorman, documents: files.documents })
  const graphql = createGraphql({
    db,
    files,
    company,
    created: createReceived({ config, db, mailer, limits }),
    doorman,
    logger,
    persistedOperations: operations,
  })
  const execute = createExecute(graphql)
  const ask = asAnybody(execute, operations)
  const pages = createPages({ site, execute, ask, doorman, origin: publicUrl, logger })
  const drawer = createDrawer()
  const discovery = createDiscovery({ site, execute: ask, origin: publicUrl, drawer })
  const sharePictures = createSharePictures({
    site,
    execute: ask,
    origin: publicUrl,
    uploads: join(dataDir, 'uploads'),
    drawer,
  })
  const rest = createRest({ execute, doorman, origin: publicUrl, logger })
  const integratorFiles = createIntegratorFiles()

  const notFound: Handler = (_req, res) =>
    void res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Introuvable.')

  const routes: [prefix: string, handler: Handler][] = [
    ['/healthz', (_req, res) => void res.end('ok')],
    [
      '/readyz',
      async (_req, res) => {
        const ready = await isMigrated(db).catch(() => false)
        res.writeHead(ready ? 200 : 503).end(ready ? 'ok' : 'La base de données ne répond pas.')
      },
    ],
    ['/graphql', (req, res) => (integratorFiles(req, res) ? undefined : graphql(req, res, { req, res }))],
    ['/api', rest],
    ['/api/', (req, res) => (integratorFiles(req, res) ? undefined : rest(req, res))],
    [
      '/uploads/',
      async (req, res) => {
        if (!(await pictures(req, res))) notFound(req, res)
      },
    ],
    [
      '/documents/',
      async (req, res) => {
        if (!(await documents(req, res))) notFound(req, res)
      },
    ],
    ['/og.jpg', sharePictures],
    ['/og/', sharePictures],
    ...discoveryPaths.map((path): [string, Handler] => [path, discovery]),
    [
      '/',
      (req, res) =>
        new Promise((resolve, reject) => {
          site.files(req, res, () => resolve(pages(req, res)))
          res.once('close', () => resolve()).once('error', reject)
        }),
    ],
  ]

  /** Answers on their way out. */
  const open = new Set<ServerResponse>()

  const enter = createCapacity(doorman.addressOf)

  const server = createServer(patience, (req, res) => {
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/'
    const start = performance.now()
    open.add(res)
    // Nobody else listens to a file that sirv sends, and it may be gone by now: a build, too many files open.
    res.on('pipe', (source) => source.once('error', () => res.destroy()))
    res.once('close', () => {
      open.delete(res)
      const ms = Math.round(performance.now() - start)
      logger.info({ method: req.method, path, status: res.statusCode, ms }, 'requête')
    })
    setSecurityHeaders(res, { development: site.development, https: publicUrl.startsWith('https:') })
    const isApi = path === '/graphql' || isRest(path)
    if (isApi && allowOrigins(corsOrigins, req, res)) return
    const [prefix, handler] = routes.find(
      ([prefix]) => path === prefix || (prefix.endsWith('/') && path.startsWith(prefix)),
    ) ?? ['', notFound]
    if (!enter({ route: prefix, path, most: mostAtOnce[prefix] ?? usuallyAtOnce }, req, res)) return
    // Files go out whole, as a server may choose: all are small, and sirv throws at a range that it cannot count.
    delete req.headers.range
    // `then` first, so that what a handler throws before its first await is caught as well.
    Promise.resolve()
      .then(() => handler(req, res))
      .catch((err: unknown) => {
        logger.error({ err, path }, 'requête')
        if (res.headersSent) res.destroy()
        else fail(res, path, 'INTERNAL')
      })
  })

  server.maxConnections = mostConnections
  server.setTimeout(idleTimeoutMs)

  return {
    async listen(port, host) {
      server.listen(port, host)
      await once(server, 'listening')
      files.start()
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    },
    async close(graceMs = usualGraceMs) {
      const closed = once(server, 'close')
      server.close()
      // A subscription has no end of its own; its client comes back `after` what it has seen.
      for (const res of open) if (res.getHeader('content-type') === 'text/event-stream') res.end()
      // A connection whose last answer has gone out is idle, and would be kept open for the next request.
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      const late = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearTimeout(late)
      clearInterval(sweep)
      drawer.stop()
      await graphql.dispose()
      await files.stop()
      await mailer.stop()
    },
  }
}
