import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/**
 * Who writes may leave a telephone instead of an address. SQLite takes no rule from a column: a new one takes its place,
 * which no trigger, view or index but this one names. A server of the version before reads no message without an address
 * until it is replaced.
 */
export const emailOrTelephone: Migration = {
  name: '0034-email-or-telephone',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    for (const table of ['contact', 'devis', 'carriere']) {
      if (kind === 'postgres') {
        await run(`alter table "${table}" alter column "email" drop not null`)
        continue
      }
      await run(`drop index "${table}_sender"`)
      await run(`alter table "${table}" add column "emailOrNull" text`)
      await run(`update "${table}" set "emailOrNull" = "email"`)
      await run(`alter table "${table}" drop column "email"`)
      await run(`alter table "${table}" rename column "emailOrNull" to "email"`)
      await run(`create index "${table}_sender" on "${table}" (lower("email"), "id")`)
    }
  },
}
