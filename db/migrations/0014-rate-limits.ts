import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/**
 * What several servers on one PostgreSQL count together, as rate-limiter-flexible has it; on SQLite it is counted in
 * memory. Not logged: it is worth no write to the disk, and may be lost.
 */
export const rateLimits: Migration = {
  name: '0014-rate-limits',
  async up(trx, kind) {
    if (kind === 'sqlite') return
    const run = runner(trx, kind)
    await run(`create unlogged table "rateLimit" (
      "key" text primary key, "points" integer not null default 0, "expire" bigint)`)
    await run('create index "rateLimit_expire" on "rateLimit" ("expire")')
  },
}
