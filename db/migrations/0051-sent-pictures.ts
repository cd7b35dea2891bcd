import { runner } from './kit.ts'
import type { Migration } from './migration.ts'

/** What a picture was when it was sent. Of earlier ones it stays unknown, as of those that a server of the release before takes. */
export const sentPictures: Migration = {
  name: '0051-sent-pictures',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    await runner(trx, kind)('alter table "file" add column "sent" text')
  },
}
