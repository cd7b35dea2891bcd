import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/**
 * What servers of neighbouring releases on one PostgreSQL hold ready for each other's pages; on SQLite all servers are of one
 * build. Not logged: each server puts there again what is lost.
 */
export const published: Migration = {
  name: '0021-published',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    if (kind === 'sqlite') return
    const run = runner(trx, kind)
    await run(`create unlogged table "published" (
      "name" text primary key, "content" bytea not null, "seenOn" date not null)`)
  },
}
