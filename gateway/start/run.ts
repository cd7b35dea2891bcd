import cluster from 'node:cluster'
import type { Logger } from 'pino'
import { type Db, openDatabase, type DatabaseOptions } from '../../db/connection/connect.ts'
import { fillDatabase } from '../../db/fill.ts'
import { Unavailable } from '../../db/connection/outage.ts'
import { startError, StartError } from '../../db/connection/startError.ts'
import { tableNames } from '../../db/tableNames.ts'
import { upgrade } from '../backup/upgrade.ts'
import { createFirstAccount } from '../auth/firstAccount.ts'
import { setupLink } from '../auth/registration.ts'
import { checkActiveLimits } from '../../schema/content/activeLimits.ts'
import { type Config, readConfig } from '../config.ts'
import { createLogger } from '../http/log.ts'
import { serveMetrics } from '../metrics/listener.ts'
import { createMetrics, type Metrics } from '../metrics/metrics.ts'
import { createGateway } from '../http/server.ts'
import type { Site } from '../pages/site.ts'
import { createReader, type Reader } from '../reading/reader.ts'
import { type Storage } from '../uploads/storage.ts'
import { storageOf } from '../uploads/storageOf.ts'
import { checkStorage } from '../uploads/checkStorage.ts'
import { ServerCluster } from '../workers/lead.ts'
import { answerMeasures, runsJobs, clusterTransport } from '../workers/member.ts'
import { use } from './builds.mjs'
import { requireOpenFiles } from './openFiles.ts'
import { stopOnLostDatabase, stopOnSignals } from './stop.ts'
import { stopSignals } from '../processes/stopSignals.ts'

interface Options extends Pick<DatabaseOptions, 'sharing'> {
  /** One server, whatever WORKERS says. */
  alone?: boolean
  /** Reads for those who ask in its own thread, as in development, where what is changed is to be there at once. */
  readsHere?: boolean
}

type LoadSite = () => Site | Promise<Site>

/**
 * Starts the server, or as many as WORKERS says, and stops it on a signal. What keeps it from starting ends the process with
 * a sentence.
 */
export function run(loadSite: LoadSite, options: Options = {}): void {
  start(loadSite, options).catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  })
}

async function start(loadSite: LoadSite, { alone = false, ...options }: Options): Promise<void> {
  requireOpenFiles()
  // What is built may be built again meanwhile; parts of this program are read when they are first needed.
  if (!import.meta.filename.endsWith('.ts')) use(import.meta.dirname)
  const config = readConfig(process.env)
  const logger = createLogger(process.env.LOG_LEVEL)
  const leads = config.workers > 1 && cluster.isPrimary && !alone
  const site = leads ? null : await loadSite()
  try {
    await (site ? serve(config, logger, site, options) : lead(config, logger))
  } catch (error) {
    throw listenFailure(error, config) ?? startError(error, (why) => `Le démarrage a échoué (${why}).`)
  }
}

/** Makes the database ready, and has several servers share the port. */
async function lead(config: Config, logger: Logger): Promise<void> {
  const { databaseUrl: url, pooledUrl, dataDir } = config
  const db = await openDatabase({ url, pooledUrl, dataDir })
  const ready = await prepare(db, config).finally(() => db.close())
  const servers = new ServerCluster(logger)
  // It has said why.
  if (!(await servers.start(config.workers))) process.exit(1)
  if (config.metrics) await serveMetrics(config.metrics, servers.measure)
  for (const signal of stopSignals) process.on(signal, () => servers.stop(signal))
  welcome(ready, config)
}

/** One server: alone, or one of several that the process which leads has made the database ready for. */
async function serve(
  config: Config,
  logger: Logger,
  site: Site,
  { readsHere, ...options }: Pick<Options, 'sharing' | 'readsHere'>,
): Promise<void> {
  const { databaseUrl: url, pooledUrl, dataDir } = config
  const metrics = config.metrics && createMetrics()
  const onQuery = metrics?.queried
  // It reads its program while this one makes the database ready.
  const reading =
    readsHere || site.build === null
      ? undefined
      : readerOf({ config, logger, build: site.build }, site, metrics)
  const lost = stopOnLostDatabase(logger)
  const db = await openDatabase({
    ...options,
    url,
    pooledUrl,
    dataDir,
    onQuery,
    transport: clusterTransport(),
    onFileLost: lost.tell,
  })
  try {
    const ready = cluster.isPrimary ? await prepare(db, config) : null
    const gateway = createGateway({
      config,
      db,
      logger,
      site,
      reader: await reading,
      metrics,
      doesJobs: runsJobs,
    })
    if (config.metrics && cluster.isPrimary) await serveMetrics(config.metrics, gateway.measure)
    if (config.metrics && cluster.isWorker) answerMeasures(gateway.measure)
    await gateway.listen(config.port, config.host)
    // node --watch asks by SIGTERM as well, and no balancer is in front in development.
    stopOnSignals({ gateway, db, drainMs: site.build === null ? 0 : config.drainSeconds * 1_000 })
    lost.endWith(gateway)
    if (ready) welcome(ready, config)
  } catch (error) {
    await db.close()
    throw error
  }
}

/** The thread that reads. */
function readerOf(
  options: Parameters<typeof createReader>[0],
  { operations }: Site,
  metrics: Metrics | undefined,
): Promise<Reader> {
  const taps = metrics && {
    queried: metrics.queried,
    ran(id: string, ms: number, hasFailed: boolean) {
      const document = operations.get(id)
      if (!document) return
      metrics.know([document])
      metrics.ran(document, ms, hasFailed)
    },
  }
  const reading = createReader({ ...options, taps })
  // It is told of where it is waited for.
  reading.catch(() => {})
  return reading
}

interface Ready {
  /** The database was empty. */
  isNew: boolean
  /** The link to make the first account, if there is none. */
  link: string | null
}

/** Brings the database to this version, and an empty one to what it starts with. */
async function prepare(db: Db, config: Config): Promise<Ready> {
  const storage = storageOf(config)
  const isNew = (await tableNames(db.read, db.kind)).length === 0
  if (config.s3) await requireStorage(isNew, storage(''))
  await upgrade(db, config)
  await checkActiveLimits(db)
  await fillDatabase(db, { content: config.content, storePicture: storage('uploads').put })
  await createFirstAccount(db, config.firstAccount)
  return { isNew, link: await setupLink(db, config.publicUrl) }
}

/** A site in use goes on without its pictures and documents for a while; for a new one a setting is wrong. */
async function requireStorage(isNew: boolean, storage: Storage): Promise<void> {
  await checkStorage(storage).catch((error: unknown) => {
    if (isNew || !(error instanceof Unavailable)) throw error
    console.error(error.message)
  })
}

function welcome({ isNew, link }: Ready, { publicUrl, databaseUrl, dataDir }: Config): void {
  // A mistyped place of the site gives another one, which is to be noticed.
  if (isNew)
    console.log(
      databaseUrl === undefined
        ? `Une base neuve est faite dans ${dataDir}. Si le site existait déjà, arrêtez et vérifiez DATA_DIR.`
        : 'La base PostgreSQL était vide, elle est remplie. Si le site existait déjà, arrêtez et vérifiez DATABASE_URL.',
    )
  if (link) console.log(`Créez le premier compte, dans l’heure\u00a0: ${link}`)
  console.log(`Le site est ouvert\u00a0: ${publicUrl}`)
}

function listenFailure(error: unknown, { port, host, metrics }: Config): StartError | null {
  // Servers that share a port have it bound by the process which leads them.
  const listens =
    error instanceof Error && 'syscall' in error && /^(?:listen|bind)$/.test(String(error.syscall))
  if (!listens || !('code' in error)) return null
  const isMetrics = 'port' in error && error.port !== port
  const place = isMetrics && metrics ? metrics : { host, port }
  return new StartError(
    error.code === 'EADDRINUSE'
      ? `Le port ${place.port} est déjà pris\u00a0: arrêtez l’autre programme ou changez ${isMetrics ? 'METRICS_PORT' : 'PORT'}.`
      : `Impossible d’écouter sur ${place.host}:${place.port} (${error.message}).`,
  )
}
