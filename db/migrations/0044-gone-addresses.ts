import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/** Addresses of pages that visitors could see and that were erased: search engines are told that these do not come back. */
export const goneAddresses: Migration = {
  name: '0044-gone-addresses',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run(`create table "goneAddress" ("path" text@sorted not null primary key, "at" text not null)`)
  },
}
