import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/** What staff prepare for an item beside what it is: one draft an item, out of its table, so that no reader meets it. */
export const drafts: Migration = {
  name: '0016-drafts',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run(`create table "draft" (
      "type" text not null, "contentId" integer not null, "base" integer not null, "version" integer not null,
      "changes" text not null, "file" text references "file" ("key"), "savedBy" text, "savedAt" text not null,
      primary key ("type", "contentId"))`)
    await run('create index "draft_file" on "draft" ("file") where "file" is not null')
  },
}
