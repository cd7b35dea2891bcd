import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/** What is to be done after a transaction, written in it. The pictures that wait for their AVIF copies are the first. */
export const jobs: Migration = {
  name: '0011-jobs',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run(`create table "job" (
      "id" @id, "kind" text not null, "key" text not null, "payload" text not null, "due" text,
      "attempts" integer not null default 0, "holder" text, "leaseUntil" text, "lastError" text,
      "createdAt" text not null, unique ("kind", "key"))`)
    await run(`create index "job_due" on "job" ("due", "kind", "leaseUntil")`)
    await run(`insert into "job" ("kind", "key", "payload", "due", "createdAt")
      select 'avif', "key", 'null', "createdAt", "createdAt" from "file"
      where "kind" = 'image' and "variants" not like '%"avif"%'`)
  },
}
