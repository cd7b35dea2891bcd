import type { Kysely, Transaction } from 'kysely'
import { record } from '../journal/journal.ts'
import { readSettings, writeSetting } from '../settings.ts'
import type { Tables } from '../tables.ts'

/** What became of the backups that the server makes by itself. */
export interface BackupState {
  /** When the last one was made that was restored at trial and found whole. */
  provenAt: string | null
  /** The last one, where it is kept though it could not be proven: when it was made, and why, in a French sentence. */
  unproven: { at: string; why: string } | null
  /** Why those since have failed, in a French sentence; null where none has. */
  failure: string | null
}

/** Beyond so many periods since the last good one, something is wrong. */
const latePeriods = 2

const proven = 'backupProvenAt'
const failed = 'backupFailure'
const unprovenAt = 'backupUnprovenAt'
const unprovenWhy = 'backupUnprovenWhy'

export async function readBackupState(db: Kysely<Tables>): Promise<BackupState> {
  const facts = await readSettings(db, [proven, failed, unprovenAt, unprovenWhy])
  const [at, why] = [facts.get(unprovenAt), facts.get(unprovenWhy)]
  return {
    provenAt: facts.get(proven) ?? null,
    unproven: at !== undefined && why !== undefined ? { at, why } : null,
    failure: facts.get(failed) ?? null,
  }
}

/** Whether the last good one is older than twice the period, or there is none and the first has failed. */
export function isLate({ provenAt, failure }: BackupState, periodMs: number): boolean {
  return provenAt === null ? failure !== null : Date.now() - Date.parse(provenAt) > latePeriods * periodMs
}

/** The backup of that time is good; or it is whole, and kept, but nobody could restore it at trial, which `unproven` says why. */
export async function noteBackup(
  trx: Transaction<Tables>,
  at: string,
  unproven: string | null = null,
): Promise<void> {
  await writeSetting(trx, failed, null)
  await writeSetting(trx, unprovenAt, unproven && at)
  await writeSetting(trx, unprovenWhy, unproven)
  if (unproven === null) await writeSetting(trx, proven, at)
  await record(trx, { act: 'backup' })
}

/**
 * The journal tells of the first only: while it cannot be mended it is tried again and again. Answers whether this is the first
 * since one went well.
 */
export async function noteFailedBackup(trx: Transaction<Tables>, why: string): Promise<boolean> {
  const { failure } = await readBackupState(trx)
  await writeSetting(trx, failed, why)
  if (failure === null) await record(trx, { act: 'backupFailed' })
  return failure === null
}
