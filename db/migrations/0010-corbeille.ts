import { sql } from 'kysely'
import type { Migration } from './migration.ts'

const tables = [
  'entreprise',
  'service',
  'categorieService',
  'presentation',
  'slide',
  'projet',
  'categorieProjet',
  'contact',
  'devis',
  'carriere',
  'equipe',
  'partenaire',
  'testimonial',
  'faq',
  'faqQuestion',
]

/** The trash by when things were put there, without reading a table through. */
export const corbeille: Migration = {
  name: '0010-corbeille',
  async up(trx) {
    for (const table of tables)
      await sql`create index ${sql.ref(`${table}_corbeille`)} on ${sql.table(table)}
        ("softdelete", "updatedAt", "id")`.execute(trx)
  },
}
