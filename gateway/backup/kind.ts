import { noteFailedBackup, noteProvenBackup, readBackupState } from '../../db/backups.ts'
import type { Db } from '../../db/connect.ts'
import type { Config } from '../config.ts'
import type { Kind } from '../jobs/jobs.ts'
import { createWorker } from '../processes/worker.ts'
import type { Order } from './process.ts'
import { isDue } from './schedule.ts'

type Outcome = { at: string } | { failure: string }

/** How often it is looked whether one is due. */
const lookEveryMs = 5 * 60_000
const retryMs = [10 * 60_000, 60 * 60_000]
const longestMs = 12 * 60 * 60_000
/** Killed for want of memory, say, it says nothing itself. */
const ended =
  'Le programme qui fait la sauvegarde s’est arrêté avant la fin\u00a0: voyez le journal du système.'

/** Backups that the server makes by itself into BACKUP_DIR, each of them proven, in a process that stands back. */
export function backupKind(db: Db, config: Config): Kind<null> | undefined {
  const { backups, dataDir, databaseUrl, s3 } = config
  if (!backups) return undefined
  const order: Order = { dataDir, databaseUrl, s3, folder: backups.folder, keep: backups.keep }
  return {
    everyMs: lookEveryMs,
    retryMs,
    async run(_payload, { signal }) {
      const { provenAt } = await readBackupState(db.read)
      if (!isDue(backups.every, provenAt, new Date())) return
      let cause: unknown
      const outcome = await inProcess(order, signal).catch((error: unknown): Outcome => {
        if (signal.aborted) throw error
        cause = error
        return { failure: ended }
      })
      if ('at' in outcome) return db.transaction((trx) => noteProvenBackup(trx, outcome.at))
      await db.transaction((trx) => noteFailedBackup(trx, outcome.failure))
      throw new Error(outcome.failure, { cause })
    },
  }
}

async function inProcess(order: Order, signal: AbortSignal): Promise<Outcome> {
  // What PostgreSQL's programs look up there: passwords, certificates.
  const environment = process.env
  const worker = createWorker<Order, Outcome>({ program: 'backup', longestMs, niceness: 19, environment })
  signal.addEventListener('abort', worker.stop)
  try {
    return await worker.run(order)
  } finally {
    signal.removeEventListener('abort', worker.stop)
    worker.stop()
  }
}
