import type { Migration } from './migration.ts'
import { createPairsIn, runner, searchPairs } from './kit.ts'

/** Of messages there may be a million: two letters are found by an index as well. */
export const pairs: Migration = {
  name: '0015-pairs',
  async up(trx, kind) {
    const run = runner(trx, kind)
    if (kind === 'postgres') await createPairsIn(run)
    for (const table of ['contact', 'devis', 'carriere']) await searchPairs(run, kind, table)
  },
}
