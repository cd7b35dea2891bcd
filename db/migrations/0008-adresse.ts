import type { Migration } from './migration.ts'
import { addFields } from './kit.ts'

/** Where a company is, and where one writes to it. */
export const adresse: Migration = {
  name: '0008-adresse',
  up: (trx, kind) =>
    addFields(trx, kind, 'entreprise', {
      adresse: 'text?',
      latitude: 'real?',
      longitude: 'real?',
      whatsapp: 'text?',
    }),
}
