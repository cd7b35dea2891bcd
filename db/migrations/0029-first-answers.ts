import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/** A create that comes again is told from another under the same key, and answered as the first time. */
export const firstAnswers: Migration = {
  name: '0029-first-answers',
  // What the version before writes meanwhile has neither, and is answered as it answers.
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run('alter table "idempotentCreate" add column "sent" text')
    await run('alter table "idempotentCreate" add column "answer" text')
  },
}
