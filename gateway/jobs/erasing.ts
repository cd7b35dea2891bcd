import type { Db } from '../../db/connection/connect.ts'
import { eraseBatch, type Erasure } from '../../db/messages/person.ts'
import type { Files } from '../../schema/context.ts'
import type { Kind } from './jobs.ts'

const second = 1_000
const hour = 3_600 * second

/** The job that erases what is left of a person’s messages, a transaction at a time: others write in between. */
export function erasing({ db, files }: { db: Db; files: Files }): Kind<Erasure> {
  return {
    // Somebody has asked for it, and is told that it is done: it is tried for a week.
    retryMs: [second, 60 * second, hour, ...Array<number>(7).fill(24 * hour)],
    async run(erasure, { signal, holds }) {
      for (let isOver = false; !isOver;) {
        signal.throwIfAborted()
        const some = await db.transaction(async (trx) =>
          (await holds(trx)) ? eraseBatch(trx, erasure) : null,
        )
        if (!some) return
        await files.settle(some.files)
        isOver = some.isOver
      }
    },
  }
}
