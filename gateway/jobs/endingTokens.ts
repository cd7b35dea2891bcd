import type { Db } from '../../db/connection/connect.ts'
import { sendEmail } from '../../db/jobs/emails.ts'
import { warnedBeforeMs } from '../auth/apiToken.ts'
import type { Kind } from './jobs.ts'

const second = 1_000
const hour = 3_600 * second

/** The job that warns accounts, once, of their API tokens that end soon. */
export function endingTokens(db: Db, clock = () => new Date()): Kind<null> {
  return {
    retryMs: [],
    everyMs: hour,
    async run(_payload, { holds }) {
      const now = clock()
      await db.transaction(async (trx) => {
        if (!(await holds(trx))) return
        const warned = await trx
          .updateTable('apiToken')
          .set({ warnedAt: now.toISOString() })
          .where('warnedAt', 'is', null)
          .where('expiresAt', '>', now.toISOString())
          .where('expiresAt', '<=', new Date(now.getTime() + warnedBeforeMs).toISOString())
          .returning('id')
          .execute()
        for (const { id } of warned) await sendEmail(trx, { text: 'tokenEnding', token: id })
      })
    },
  }
}
