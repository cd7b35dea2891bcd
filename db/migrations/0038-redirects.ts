import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/** Addresses of the old site: where they lead, and which ones visitors missed. */
export const redirects: Migration = {
  name: '0038-redirects',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run(`create table "redirect" (
      "id" @id, "path" text@sorted not null unique, "toPath" text, "toType" text, "toId" integer,
      "updatedAt" text not null)`)
    await run(`create table "missedAddress" (
      "id" @id, "path" text@sorted not null unique, "count" integer not null, "lastAt" text not null)`)
    await run('create index "missedAddress_count" on "missedAddress" ("count", "lastAt")')
  },
}
