import type { Db } from '../../db/connection/connect.ts'
import type { JobPayloads } from '../../db/tables.ts'
import { checkItem } from '../../schema/publishing/checks/site.ts'
import type { Kind } from './jobs.ts'

const second = 1_000

/** The job that keeps the remarks on what visitors see, after each change of it. */
export function checking(db: Db): Kind<JobPayloads['check']> {
  return {
    retryMs: [second, 10 * second, 60 * second, 3_600 * second],
    run: (item, { holds }) => checkItem(db, item, holds),
  }
}
