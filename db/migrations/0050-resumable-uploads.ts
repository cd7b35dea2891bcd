import { runner } from './kit.ts'
import type { Migration } from './migration.ts'

/** Files that staff send in pieces, until they are whole and used, or given up. */
export const resumableUploads: Migration = {
  name: '0050-resumable-uploads',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run(`create table "resumableUpload" (
      "key" text primary key, "accountId" integer not null references "account" ("id") on delete cascade,
      "name" text not null, "length" integer not null, "offset" integer not null, "pieces" text not null,
      "usedAt" text, "changedAt" text not null)`)
    await run('create index "resumableUpload_accountId" on "resumableUpload" ("accountId")')
    await run('create index "resumableUpload_changedAt" on "resumableUpload" ("changedAt")')
  },
}
