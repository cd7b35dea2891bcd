import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase, type DatabaseOptions } from '../../db/connect.ts'
import { fillDatabase } from '../../db/fill.ts'
import { startError, StartError } from '../../db/startError.ts'
import { upgrade } from '../backup/upgrade.ts'
import { createFirstAccount } from '../auth/firstAccount.ts'
import { setupLink } from '../auth/registration.ts'
import { checkActiveLimits } from '../../schema/content/activeLimits.ts'
import { readConfig, type Config } from '../config.ts'
import { serveMetrics } from '../metrics/listener.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createGateway } from '../server.ts'
import type { Site } from '../pages/site.ts'
import { use } from './builds.mjs'
import { requireOpenFiles } from './openFiles.ts'
import { stopOnSignals } from './stop.ts'

/** Starts the server and stops it on a signal. What keeps it from starting ends the process with a sentence. */
export function run(
  loadSite: (config: Config) => Promise<Site>,
  options: Pick<DatabaseOptions, 'sharing'> = {},
): void {
  start(loadSite, options).catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  })
}

async function start(...[loadSite, options]: Required<Parameters<typeof run>>): Promise<void> {
  requireOpenFiles()
  // What is built may be built again meanwhile; parts of this program are read when they are first needed.
  if (!import.meta.filename.endsWith('.ts')) use(import.meta.dirname)
  const config = readConfig(process.env)
  // PostgreSQL repeats in `detail` and `where` what was to be stored.
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'info', redact: ['err.detail', 'err.where'] })
  const site = await loadSite(config)
  const { databaseUrl: url, pooledUrl, dataDir } = config
  const metrics = config.metrics && createMetrics()
  const db = await openDatabase({ ...options, url, pooledUrl, dataDir, onQuery: metrics?.queried })
  try {
    await upgrade(db, config)
    await checkActiveLimits(db)
    await fillDatabase(db, { content: config.content, uploadsDir: join(config.dataDir, 'uploads') })
    await createFirstAccount(db, config.firstAccount)
    const gateway = createGateway({ config, db, logger, site, metrics })
    const link = await setupLink(db, config.publicUrl)
    if (config.metrics) await serveMetrics(config.metrics, gateway.measure)
    await gateway.listen(config.port, config.host)
    if (link) console.log(`Créez le premier compte, dans l’heure\u00a0: ${link}`)
    console.log(`Le site est ouvert\u00a0: ${config.publicUrl}`)
    // In development node --watch asks by SIGTERM as well, and no balancer is in front.
    stopOnSignals({ gateway, db, drainMs: site.development ? 0 : config.drainSeconds * 1_000 })
  } catch (error) {
    await db.close()
    throw listenFailure(error, config) ?? startError(error, (why) => `Le démarrage a échoué (${why}).`)
  }
}

function listenFailure(error: unknown, { port, host, metrics }: Config): StartError | null {
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'listen' && 'code' in error))
    return null
  const isMetrics = 'port' in error && error.port !== port
  const place = isMetrics && metrics ? metrics : { host, port }
  return new StartError(
    error.code === 'EADDRINUSE'
      ? `Le port ${place.port} est déjà pris\u00a0: arrêtez l’autre programme ou changez ${isMetrics ? 'METRICS_PORT' : 'PORT'}.`
      : `Impossible d’écouter sur ${place.host}:${place.port} (${error.message}).`,
  )
}
