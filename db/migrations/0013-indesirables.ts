import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/** Messages that may be robots', apart from the others; and who sent which text, to tell them by. */
export const indesirables: Migration = {
  name: '0013-indesirables',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run(`create table "indesirable" (
      "id" @id, "type" text not null, "contentId" integer not null, "content" text not null,
      "search" text@sorted not null, "file" text references "file" ("key"), "reasons" text not null,
      "createdAt" text not null)`)
    await run('create index "indesirable_contentId" on "indesirable" ("type", "contentId")')
    await run('create index "indesirable_createdAt" on "indesirable" ("createdAt")')
    await run('create index "indesirable_file" on "indesirable" ("file") where "file" is not null')
    await run(`create table "sentText" (
      "text" text not null, "sender" text not null, "createdAt" text not null, primary key ("text", "sender"))`)
    await run('create index "sentText_createdAt" on "sentText" ("createdAt")')
  },
}
