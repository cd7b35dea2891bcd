import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Since when an account is disabled: it is told by this from one that waits. */
export const disabled: Migration = {
  name: '0005-disabled',
  async up(trx) {
    await sql`alter table "account" add column "disabledAt" text`.execute(trx)
  },
}
