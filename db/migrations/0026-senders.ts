import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/** What came from one address is found by it: each page of a person’s messages read the whole table. */
export const senders: Migration = {
  name: '0026-senders',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    for (const table of ['contact', 'devis', 'carriere'])
      await run(`create index "${table}_sender" on "${table}" (lower("email"), "id")`)
  },
}
