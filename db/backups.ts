import type { Kysely, Transaction } from 'kysely'
import { record } from './journal.ts'
import type { Tables } from './tables.ts'

/** What became of the backups that the server makes by itself. */
export interface BackupState {
  /** When the last one was made that was restored at trial and found whole. */
  provenAt: string | null
  /** Why those since have failed, in a French sentence; null where none has. */
  failure: string | null
}

const proven = 'backupProvenAt'
const failed = 'backupFailure'

export async function readBackupState(db: Kysely<Tables>): Promise<BackupState> {
  const rows = await db.selectFrom('setting').selectAll().where('name', 'in', [proven, failed]).execute()
  const facts = new Map(rows.map(({ name, value }) => [name, value]))
  return { provenAt: facts.get(proven) ?? null, failure: facts.get(failed) ?? null }
}

/** The backup of that time is good. */
export async function noteProvenBackup(trx: Transaction<Tables>, at: string): Promise<void> {
  await trx.deleteFrom('setting').where('name', '=', failed).execute()
  await put(trx, proven, at)
  await record(trx, { act: 'backup' })
}

export async function noteFailedBackup(trx: Transaction<Tables>, why: string): Promise<void> {
  await put(trx, failed, why)
  await record(trx, { act: 'backupFailed' })
}

async function put(trx: Transaction<Tables>, name: string, value: string): Promise<void> {
  await trx
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
