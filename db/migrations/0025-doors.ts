import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/**
 * A session has a secret for each door, the cookie and the bearer token; one that is open already keeps its one for both. A
 * preview link ends with its maker's account, and how often an account was asked for is kept.
 */
export const doors: Migration = {
  name: '0025-doors',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run('alter table "session" add column "cookieHash" text')
    await run('update "session" set "cookieHash" = "tokenHash"')
    await run('create unique index "session_cookieHash" on "session" ("cookieHash")')
    await run(
      'alter table "previewLink" add column "accountId" integer references "account" ("id") on delete cascade',
    )
    await run('create index "previewLink_accountId" on "previewLink" ("accountId")')
    await run('alter table "account" add column "requests" integer not null default 1')
  },
}
