import { confirmedTime, monthsBefore } from '../../db/messages/age.ts'
import type { Db } from '../../db/connection/connect.ts'
import { eraseSentBefore, readRetention } from '../../db/messages/retention.ts'
import type { Files } from '../../schema/context.ts'
import type { Kind } from '../jobs/jobs.ts'

const hourMs = 60 * 60 * 1000
/** How many go in one transaction, lest others wait. */
const atOnce = 100

/** The job that erases messages that are older than staff want to keep them, files included. */
export function eraseExpired({ db, files }: { db: Db; files: Files }): Kind<null> {
  return {
    retryMs: [],
    everyMs: hourMs,
    async run(_payload, { signal }) {
      const now = await confirmedTime(db)
      if (now === null) return
      for (const { type, months } of await readRetention(db.read)) {
        if (months === null) continue
        const which = { time: monthsBefore(now, months).toISOString(), agreed: now, most: atOnce }
        for (let more = true; more && !signal.aborted;) {
          const erased = await db.transaction((trx) => eraseSentBefore(trx, type, which))
          await files.settle(erased.files)
          more = erased.more
        }
      }
    },
  }
}
