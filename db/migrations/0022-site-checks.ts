import type { Migration } from './migration.ts'
import { enqueueChecksOfAll, runner } from './kit.ts'

/** What staff write, at the time. */
const tables = [
  'entreprise',
  'service',
  'categorieService',
  'presentation',
  'slide',
  'projet',
  'categorieProjet',
  'equipe',
  'partenaire',
  'testimonial',
  'faq',
  'faqQuestion',
]

/** What is to be said of all that visitors see, and what leads where; and notifications of what was planned and refused. */
export const siteChecks: Migration = {
  name: '0022-site-checks',
  // What the version before writes meanwhile is looked at with the next change of it.
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run(`create table "siteCheck" (
      "id" @id, "type" text not null, "contentId" integer not null, "field" text not null, "rule" text not null,
      "message" text not null, unique ("type", "contentId", "field", "rule"))`)
    await run(`create table "siteLink" (
      "type" text not null, "contentId" integer not null, "list" text not null, "key" text not null,
      "targetId" integer, "dead" text, primary key ("type", "contentId", "list", "key"))`)
    await run('create index "siteLink_key" on "siteLink" ("list", "key")')
    await run('create index "siteLink_target" on "siteLink" ("list", "targetId")')
    await run('alter table "notification" add column "publish" @boolean')
    await run('alter table "notification" add column "refusal" text')
    await enqueueChecksOfAll(run, tables)
  },
}
