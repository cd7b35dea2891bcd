import type { Db } from '../../db/connection/connect.ts'
import { sealJournal } from '../../db/journal/journalSeal.ts'
import type { Kind } from './jobs.ts'

/** The job that seals the journal, beside those who write it. */
export function sealing(db: Db): Kind<null> {
  return { retryMs: [], everyMs: 10 * 60_000, run: () => sealJournal(db) }
}
