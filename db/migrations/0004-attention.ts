import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** What visitors sent, and what staff wrote, at the time. */
const readTables = ['contact', 'devis', 'carriere']
const changedTables = [
  'entreprise',
  'service',
  'categorieService',
  'presentation',
  'slide',
  'projet',
  'categorieProjet',
  'equipe',
  'partenaire',
  'testimonial',
  'faq',
  'faqQuestion',
]

/** Unread messages and latest changes, without reading a table through. */
export const attention: Migration = {
  name: '0004-attention',
  async up(trx) {
    for (const table of readTables)
      await sql`create index ${sql.ref(`${table}_lu`)} on ${sql.table(table)}
        ("softdelete", "status", "lu", "id")`.execute(trx)
    for (const table of changedTables)
      await sql`create index ${sql.ref(`${table}_updatedAt`)} on ${sql.table(table)}
        ("updatedAt", "id")`.execute(trx)
  },
}
