import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/** Accounts have a role: the first active one owns the site, and names who else does. */
export const roles: Migration = {
  name: '0028-roles',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run(`alter table "account" add column "role" text not null default 'ADMINISTRATEUR'`)
    await run(`update "account" set "role" = 'PROPRIETAIRE'
      where "id" = (select min("id") from "account" where "status" = true)`)
  },
}
