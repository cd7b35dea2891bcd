import type { Logger } from 'pino'
import { noteBackup, noteFailedBackup, readBackupState } from '../../db/jobs/backups.ts'
import type { Db } from '../../db/connection/connect.ts'
import { sendEmail } from '../../db/jobs/emails.ts'
import type { Config } from '../config.ts'
import type { Kind } from '../jobs/jobs.ts'
import { createWorker } from '../processes/worker.ts'
import { unmountedReason } from './claim.ts'
import type { BackupRequest, BackupResult } from './process.ts'
import { isDue, periodMs } from './schedule.ts'

type Made = BackupResult & { cause?: unknown }

/** How often it is looked whether one is due, and whether those that were made are still there. */
const lookEveryMs = 60_000
const retryMs = [10 * 60_000, 60 * 60_000]
const longestMs = 12 * 60 * 60_000
/** Killed for want of memory, say, it says nothing itself. */
const ended =
  'Le programme qui fait la sauvegarde s’est arrêté avant la fin\u00a0: voyez le journal du système.'

interface Options {
  db: Db
  config: Config
  logger: Logger
}

/** Backups that the server makes by itself into BACKUP_DIR, each of them proven, in a process that stands back. */
export function backupKind({ db, config, logger }: Options): Kind<null> | undefined {
  const { backups, dataDir, databaseUrl, s3, smtpUrl, notifyEmail } = config
  if (!backups) return undefined
  const { folder, every, keep } = backups
  const tellsByEmail = smtpUrl !== undefined && notifyEmail !== undefined

  async function outcomeOf(provenAt: string | null, signal: AbortSignal): Promise<Made> {
    const order: BackupRequest = { dataDir, databaseUrl, s3, folder, keep, provenAt }
    return inProcess(order, signal).catch((cause: unknown): Made => {
      if (signal.aborted) throw cause
      return { failure: ended, cause }
    })
  }

  return {
    everyMs: lookEveryMs,
    retryMs: retryMs.map((ms) => Math.min(ms, periodMs(every))),
    async run(_payload, { signal }) {
      const { provenAt, unproven, failure } = await readBackupState(db.read)
      const lost = await unmountedReason(folder, dataDir)
      const last = unproven?.at ?? provenAt
      if (lost === null && failure === null && !isDue(every, last, new Date())) return
      const outcome: Made = lost === null ? await outcomeOf(provenAt, signal) : { failure: lost }
      if ('at' in outcome) {
        if (outcome.unproven !== null && outcome.unproven !== unproven?.why)
          logger.warn(`La sauvegarde est gardée sans être prouvée\u00a0: ${outcome.unproven}`)
        return db.transaction((trx) => noteBackup(trx, outcome.at, outcome.unproven))
      }
      await db.transaction(async (trx) => {
        const isFirst = await noteFailedBackup(trx, outcome.failure)
        if (isFirst && tellsByEmail) await sendEmail(trx, { text: 'backupFailed' })
      })
      throw new Error(outcome.failure, { cause: outcome.cause })
    },
  }
}

async function inProcess(order: BackupRequest, signal: AbortSignal): Promise<BackupResult> {
  // What PostgreSQL's programs look up there: passwords, certificates.
  const environment = process.env
  const worker = createWorker<BackupRequest, BackupResult>({
    program: 'backup',
    longestMs,
    niceness: 19,
    environment,
  })
  signal.addEventListener('abort', worker.stop)
  try {
    return await worker.run(order)
  } finally {
    signal.removeEventListener('abort', worker.stop)
    worker.stop()
  }
}
