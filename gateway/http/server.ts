import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Logger } from 'pino'
import type { Db } from '../../db/connection/connect.ts'
import { storedHash } from '../../db/files/files.ts'
import { ContentVersion } from '../../db/content/contentVersion.ts'
import { sentFiles } from '../../schema/content/files/sentFile.ts'
import { backupKind } from '../backup/kind.ts'
import { createAnswer, type Handler, serveFileOr, orNotFound, type Route } from './answer.ts'
import { createBackgroundWrites } from '../auth/backgroundWrites.ts'
import { rejectEndedToken } from '../auth/rejectEndedToken.ts'
import { createAuthenticator, type Authenticator } from '../auth/visitor.ts'
import { type Config, settingsOf } from '../config.ts'
import { createDiscovery, discoveryPaths } from '../pages/discovery.ts'
import { createDrawer } from '../drawing/drawer.ts'
import { executeAnonymously, createExecute } from '../graphql/execute.ts'
import { createMessageExport } from '../exports/messages.ts'
import { createPersonExport } from '../exports/person.ts'
import { healthz, createHealth } from './health.ts'
import {
  guideInEnglish,
  guideOrDocs,
  sendClientTypes,
  sendPostman,
  sendSchema,
} from '../integrators/doors.ts'
import { createIntegratorFiles } from '../integrators/files.ts'
import { checking, lapsing } from '../jobs/checking.ts'
import { endingTokens } from '../jobs/endingTokens.ts'
import { Jobs } from '../jobs/jobs.ts'
import { sealing } from '../jobs/sealing.ts'
import { createPreviews } from '../pages/previews.ts'
import { createPages } from '../pages/pages.ts'
import { createRenderPage, type RenderPage } from '../pages/render.ts'
import { createResponseCache } from '../cache/responseCache.ts'
import type { Family } from '../metrics/families.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createOperations } from '../graphql/operations.ts'
import { createPublicQueries } from '../graphql/publicQueries.ts'
import { createFilesReadiness, createReadiness } from './readiness.ts'
import { emailKind } from '../received/emails.ts'
import { forgetIndesirables } from '../received/indesirables.ts'
import { eraseExpired } from '../received/retention.ts'
import { erasing } from '../jobs/erasing.ts'
import { scheduling } from '../jobs/scheduling.ts'
import { createReceived } from '../received/received.ts'
import type { Reader } from '../reading/reader.ts'
import { createRedirects } from '../redirects/redirects.ts'
import { createReleases } from '../releases/releases.ts'
import { createReport, type Report } from './report.ts'
import { createRest } from '../rest/rest.ts'
import { createCapacity, type Capacity } from '../security/capacity.ts'
import { createHttpServer, connectionsDrained } from '../security/connections.ts'
import { createMailer, type Mailer } from '../received/mail.ts'
import { KeyedSemaphore } from '../queues/keyedSemaphore.ts'
import { createRateLimits, type RateLimits } from '../security/rateLimit.ts'
import { createSharePictures } from '../pages/sharePictures.ts'
import type { Site } from '../pages/site.ts'
import { createFileStore } from '../uploads/files.ts'
import { diskReserveOf } from '../uploads/freeSpace.ts'
import { createResumableDoor } from '../uploads/resumable/door.ts'
import {
  createCopyFinder,
  createDocumentServer,
  createOriginalServer,
  createPictureServer,
} from '../uploads/serve.ts'
import { createVisibleFiles } from '../uploads/visibleFiles.ts'
import { storageOf } from '../uploads/storageOf.ts'
import { createGraphql } from '../graphql/yoga.ts'
import { webhookKind, webhookLogKind } from '../webhooks/kinds.ts'
import { createSecretBox } from '../webhooks/secretBox.ts'

export interface Gateway {
  /** Starts to listen and answers with the port. Port 0 is any free one. */
  listen(port: number, host: string): Promise<number>
  /** Answers as ever, but to `/readyz` and `/servez`, so that a balancer sends no more. */
  leave(): void
  /** What may be asked again elsewhere is answered 503: a balancer that never asks `/servez` learns by that. */
  sendElsewhere(): void
  /** Takes no more requests, finishes those in flight, for `graceMs` at the most. */
  close(graceMs?: number): Promise<void>
  /** How much is held for requests at the moment, by name; nothing where nobody is here. */
  held(): Record<string, number>
  /** What `metrics` have counted, and what there is to read now. */
  measure(): Promise<Family[]>
}

interface Options {
  config: Config
  db: Db
  logger: Logger
  site: Site
  /** Reads in another thread; nothing where that is done in this one. */
  reader?: Reader | undefined
  metrics?: Metrics | undefined
  /** False where another server of this machine does them. */
  doesJobs?: boolean
}

/** A stop takes no longer, requests in flight being cut before; operators kill a server after ten seconds. */
const stopMs = 7_000
const usualGraceMs = 5_000

/** The HTTP server: what answers which path. */
export function createGateway(options: Options): Gateway {
  const { config, db, logger, metrics, doesJobs = true } = options
  const { publicUrl, trustProxy } = config
  const limits = createRateLimits(db)
  const mailer = createMailer(config)
  const report = createReport(logger)
  const notes = createBackgroundWrites(report)
  const authenticator = createAuthenticator({ db, limits, mailer, logger, publicUrl, trustProxy, notes })
  const places = new KeyedSemaphore(cluster.isWorker ? config.workers : 1)
  const capacity = createCapacity({ places, addressOf: authenticator.addressOf })
  const services = createServices({ ...options, report, limits, mailer, authenticator, capacity })
  let isStopping = false
  let isDraining = false
  const routes = routesOf(options, services, () => isStopping)
  const answer = createAnswer({ ...options, routes, capacity, report, isDraining: () => isDraining })
  const server = createHttpServer({
    places,
    trustProxy,
    paceOf: capacity.paceOf,
    cutOff: (why) => logger.warn(`Connexion coupée\u00a0: ${why}.`),
    handle(req, res) {
      // Its next request is another server's.
      if (isStopping) res.setHeader('connection', 'close')
      answer(req, res)
    },
  })

  return {
    async listen(port, host) {
      await services.releases.publish()
      server.listen(port, host)
      await once(server, 'listening')
      // The system takes no more connections: it may again, in a moment.
      server.on('error', (err) => logger.error({ err }, 'connexion'))
      if (doesJobs) services.jobs.start()
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    },
    leave() {
      isStopping = true
    },
    sendElsewhere() {
      isDraining = true
    },
    async close(graceMs = usualGraceMs) {
      const latest = performance.now() + stopMs
      services.jobs.giveUp()
      services.files.giveUp()
      await connectionsDrained(server)
      const closed = once(server, 'close')
      server.close()
      capacity.endSubscriptions()
      // A connection whose last answer has gone out is idle, and would be kept open for the next request.
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      const late = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearTimeout(late)
      clearInterval(sweep)
      services.releases.stop()
      services.drawer.stop()
      services.files.stop()
      await Promise.all([
        services.graphql.dispose(),
        services.jobs.stop(latest - performance.now()),
        notes.settled(),
        services.redirects.stop(),
        options.reader?.stop(latest - performance.now()),
      ])
    },
    held: capacity.held,
    measure: async () =>
      (await metrics?.read({
        db,
        report,
        held: capacity.held,
        routes: routes.map(([path]) => path),
        reading: options.reader?.busy,
      })) ?? [],
  }
}

interface Common extends Options {
  report: Report
  limits: RateLimits
  mailer: Mailer
  authenticator: Authenticator
  capacity: Capacity
}

type Services = ReturnType<typeof createServices>

/** The parts that answer requests, and those that work for them. */
function createServices(common: Common) {
  const { config, db, logger, report, site, reader, limits, mailer, authenticator, capacity, metrics } =
    common
  const { publicUrl: origin, timeZone } = config
  const { inTurn } = capacity
  const storage = storageOf(config, (name) => storedHash(db.read, name))
  const files = createFileStore({ db, room: diskReserveOf(config), storage, logger })
  const content = new ContentVersion(db)
  const cache = createResponseCache({
    version: () => content.current(),
    isFresh: () => content.isFresh(),
    onAnswer: metrics?.cached,
  })
  const secrets = createSecretBox(config)
  const operations = createOperations({
    db,
    files,
    settings: settingsOf(config),
    created: createReceived({ config, mailer, limits }),
    sealSecret: secrets.seal,
    authenticator,
    report,
    logger,
    announce: cache.announce,
    metrics,
    inTurn,
    reader,
  })
  const execute = createExecute(operations, metrics)
  const releases = createReleases({ db, site, report, metrics })
  const runPersisted = executeAnonymously(execute, releases.operations)
  const renderHere = createRenderPage({ site, origin, report, runPersisted })
  // Pages of somebody who has signed in are made here: the reading thread does not know who asks.
  const render: RenderPage = (asked, rights) =>
    reader && !rights ? reader.page(asked) : renderHere(asked, rights)
  const drawer = createDrawer()
  const redirects = createRedirects({ db, report })
  const isVisible = createVisibleFiles(db)
  const pictures = createPictureServer({ db, authenticator, pictures: files.pictures, isVisible })
  const originals = createOriginalServer({ db, authenticator, pictures: files.pictures })
  const copies = createCopyFinder({ db, authenticator, isVisible })
  const documents = createDocumentServer({ db, authenticator, documents: files.documents, isVisible })
  // Messages that wait to be sent go on waiting without SMTP_URL.
  const emails = mailer.isSetUp && { email: emailKind({ config, db, mailer }) }
  const backup = backupKind({ db, config, logger })
  const backups = backup && { backup }
  return {
    storage,
    files,
    redirects,
    releases,
    jobs: new Jobs({
      db,
      report,
      kinds: {
        ...files.kinds,
        ...emails,
        ...backups,
        seal: sealing(db),
        indesirables: forgetIndesirables({ db, files }),
        retention: eraseExpired({ db, files }),
        erasePerson: erasing({ db, files }),
        schedule: scheduling({ db, files }),
        check: checking(db),
        lapse: lapsing(db),
        webhook: webhookKind({ config, db, secrets }),
        webhookLog: webhookLogKind(db),
        tokens: endingTokens(db),
      },
    }),
    graphql: createGraphql({ operations, capacity, report, persistedOperations: releases.operations }),
    drawer,
    pictures,
    copies,
    originals,
    resumable: rejectEndedToken(
      authenticator,
      orNotFound(createResumableDoor({ authenticator, uploads: files.resumable })),
    ),
    personExport: createPersonExport({
      db,
      documents: files.documents,
      execute,
      authenticator,
      origin,
      timeZone,
    }),
    messageExport: createMessageExport({ db, execute, authenticator, origin, timeZone }),
    documents,
    previews: createPreviews({ ...common, execute, pictures, documents, inTurn, origin, timeZone }),
    pages: createPages({ site, execute, render, authenticator, inTurn, origin, report, cache, redirects }),
    publicQueries: createPublicQueries({ operations: releases.operations, runPersisted, inTurn, cache }),
    authenticator,
    discovery: createDiscovery({
      site,
      execute: runPersisted,
      origin,
      drawer,
      pictures: files.pictures,
      cache,
      version: () => content.current(),
    }),
    sharePictures: createSharePictures({
      site,
      render,
      pictures: files.pictures,
      drawer,
      inTurn,
      cache,
    }),
    rest: rejectEndedToken(authenticator, createRest({ db, execute, authenticator, origin, report, cache })),
    forIntegrators: createIntegratorFiles(site.api),
  }
}

/** What answers which path: the first that fits. */
function routesOf(
  { config, db, logger, site, reader }: Options,
  services: Services,
  isLeaving: () => boolean,
): Route[] {
  const { rest, forIntegrators, pictures, copies, originals, documents, sharePictures, discovery, pages } =
    services
  const guide = { built: site.api, origin: config.publicUrl }
  const { ready, serving } = createHealth({
    ...createReadiness(db, config.dataDir, isLeaving, reader?.damage),
    whatFilesLack: createFilesReadiness(services.storage),
    logger,
  })
  return [
    ['/healthz', healthz],
    ['/readyz', ready],
    ['/servez', serving],
    ['/graphql', graphqlOf(services)],
    ['/schema.graphql', sendSchema],
    ['/api/client.d.ts', sendClientTypes],
    ['/api', guideOrDocs(guide, rest)],
    ['/api/en', guideInEnglish(guide)],
    ['/api/postman.json', sendPostman(guide)],
    ['/api/', (req, res) => (forIntegrators(req, res) ? undefined : rest(req, res))],
    [
      '/uploads/',
      orNotFound(
        async (req, res) =>
          (await pictures(req, res)) || (await copies(req, res)) || (await originals(req, res)),
      ),
    ],
    ['/documents/', orNotFound(documents)],
    [sentFiles, services.resumable],
    [`${sentFiles}/`, services.resumable],
    ['/admin/exports/personne.zip', orNotFound(services.personExport)],
    ['/admin/exports/', orNotFound(services.messageExport)],
    ['/apercu/', services.previews],
    ['/og.jpg', sharePictures],
    ['/og/', sharePictures],
    ...discoveryPaths.map((path): Route => [path, discovery]),
    ['/assets/', serveFileOr(site.files, services.releases.asset)],
    // Vite has files of its own anywhere, in development.
    ['/', site.build === null ? serveFileOr(site.files, pages) : pages],
  ]
}

function graphqlOf({ graphql, publicQueries, forIntegrators, authenticator }: Services): Handler {
  const answer = rejectEndedToken(authenticator, async (req, res) => {
    if (!(await publicQueries(req, res))) await graphql.answer(req, res)
  })
  return (req, res) => (forIntegrators(req, res) ? undefined : answer(req, res))
}
