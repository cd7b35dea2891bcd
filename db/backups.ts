import type { Kysely, Transaction } from 'kysely'
import { record } from './journal.ts'
import { readSettings, writeSetting } from './settings.ts'
import type { Tables } from './tables.ts'

/** What became of the backups that the server makes by itself. */
export interface BackupState {
  /** When the last one was made that was restored at trial and found whole. */
  provenAt: string | null
  /** Why those since have failed, in a French sentence; null where none has. */
  failure: string | null
}

/** Beyond so many periods since the last good one, something is wrong. */
const latePeriods = 2

const proven = 'backupProvenAt'
const failed = 'backupFailure'

export async function readBackupState(db: Kysely<Tables>): Promise<BackupState> {
  const facts = await readSettings(db, [proven, failed])
  return { provenAt: facts.get(proven) ?? null, failure: facts.get(failed) ?? null }
}

/** Whether the last good one is older than twice the period, or there is none and the first has failed. */
export function isLate({ provenAt, failure }: BackupState, periodMs: number): boolean {
  return provenAt === null ? failure !== null : Date.now() - Date.parse(provenAt) > latePeriods * periodMs
}

/** The backup of that time is good. */
export async function noteProvenBackup(trx: Transaction<Tables>, at: string): Promise<void> {
  await writeSetting(trx, failed, null)
  await writeSetting(trx, proven, at)
  await record(trx, { act: 'backup' })
}

/** The journal tells of the first only: while it cannot be mended it is tried again and again. */
export async function noteFailedBackup(trx: Transaction<Tables>, why: string): Promise<void> {
  const { failure } = await readBackupState(trx)
  await writeSetting(trx, failed, why)
  if (failure === null) await record(trx, { act: 'backupFailed' })
}
