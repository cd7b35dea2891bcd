import type { Migration } from './migration.ts'
import { markPairs, runner } from './kit.ts'

/** Forty levels of `replace` made a file that SQLite before 3.46 does not open. The indexes and their texts stay. */
export const flatPairs: Migration = {
  name: '0027-flat-pairs',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    if (kind === 'postgres') return
    const run = runner(trx, kind)
    for (const table of ['contact', 'devis', 'carriere']) {
      for (const event of ['insert', 'delete', 'update', 'unpair'])
        await run(`drop trigger if exists "${table}_paired_${event}"`)
      await run(`drop view if exists "${table}Marked"`)
      await markPairs(run, table)
    }
  },
}
