import type { Migration } from './migration.ts'
import { addFields } from './kit.ts'

/** Opening hours by day, as JSON; firms that there are keep their text, which they wrote by hand. */
export const hours: Migration = {
  name: '0042-hours',
  compatibleSince: '0019-kept-files',
  up: (trx, kind) => addFields(trx, kind, 'entreprise', { heures: 'text?' }),
}
