import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/** Until when a picture that was replaced is kept for the versions of its item. */
export const keptFiles: Migration = {
  name: '0019-kept-files',
  async up(trx, kind) {
    await runner(trx, kind)('alter table "file" add column "keptUntil" text')
  },
}
