import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Where and when all projets were, without reading their texts. */
export const chiffres: Migration = {
  name: '0006-chiffres',
  async up(trx) {
    await sql`create index "projet_chiffres" on "projet"
      ("softdelete", "status", "lieu", "latitude", "longitude", "annee", "id")`.execute(trx)
  },
}
