import type { Db } from '../../db/connection/connect.ts'
import type { JobPayloads } from '../../db/tables.ts'
import { checkItem, checkLapsed } from '../../schema/publishing/checks/site.ts'
import type { Kind } from './jobs.ts'

const second = 1_000

/** The job that keeps the remarks on what visitors see, after each change of it. */
export function checking(db: Db): Kind<JobPayloads['check']> {
  return {
    retryMs: [second, 10 * second, 60 * second, 3_600 * second],
    run: (item, { holds }) => checkItem(db, item, holds),
  }
}

/** The job that has items checked again whose last day has passed: nobody changes them then. */
export function lapsing(db: Db): Kind<null> {
  return { retryMs: [], everyMs: 600 * second, run: () => checkLapsed(db) }
}
