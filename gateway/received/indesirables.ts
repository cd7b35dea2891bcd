import { confirmedTime } from '../../db/messages/age.ts'
import type { Db } from '../../db/connection/connect.ts'
import { dropOldAnswers } from '../../db/messages/repeatedCreates.ts'
import { deleteExpired, quarantineMs } from '../../db/messages/indesirables.ts'
import type { Files } from '../../schema/context.ts'
import type { Kind } from '../jobs/jobs.ts'

const hourMs = 60 * 60 * 1000

/** The job that removes what was set aside as a robot’s and that nobody has accepted for 30 days, files included; and what creates were answered. */
export function forgetIndesirables({ db, files }: { db: Db; files: Files }): Kind<null> {
  return {
    retryMs: [],
    everyMs: hourMs,
    async run() {
      await db.transaction(dropOldAnswers)
      const agreed = await confirmedTime(db)
      if (agreed === null) return
      const bound = { time: new Date(agreed.getTime() - quarantineMs).toISOString(), agreed }
      await files.settle(await db.transaction((trx) => deleteExpired(trx, bound)))
    },
  }
}
