import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/** Projets can be put in order by hand; those that nobody has, follow newest first, as all of them did. */
export const projetOrdre: Migration = {
  name: '0033-projet-ordre',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    // SQLite adds no stored column to a table that there is; its indexes keep the values all the same.
    const held = kind === 'sqlite' ? 'virtual' : 'stored'
    await run('alter table "projet" add column "ordre" integer')
    await run(`alter table "projet" add column "position" integer
      generated always as (coalesce("ordre", 2147483647 - "id")) ${held}`)
    await run('create index "projet_order2" on "projet" ("softdelete", "position", "id")')
    await run('create index "projet_status_order2" on "projet" ("softdelete", "status", "position", "id")')
  },
}
