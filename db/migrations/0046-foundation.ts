import type { Migration } from './migration.ts'
import { addFields } from './kit.ts'

/** Since when a firm exists. */
export const foundation: Migration = {
  name: '0046-foundation',
  compatibleSince: '0019-kept-files',
  up: (trx, kind) => addFields(trx, kind, 'entreprise', { fondation: 'text?' }),
}
