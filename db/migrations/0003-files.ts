import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The columns that named a file at the time. */
const fileColumns = {
  entreprise: 'logo',
  service: 'image',
  presentation: 'image',
  slide: 'image',
  projet: 'image',
  carriere: 'cv',
  equipe: 'photo',
  partenaire: 'logo',
  testimonial: 'photo',
}

/** Is a file still named? Without these every table is read through to know. */
export const files: Migration = {
  name: '0003-files',
  async up(trx) {
    for (const [table, column] of Object.entries(fileColumns)) {
      const index = sql.ref(`${table}_${column}`)
      await sql`create index ${index} on ${sql.table(table)} (${sql.ref(column)})
        where ${sql.ref(column)} is not null`.execute(trx)
    }
  },
}
