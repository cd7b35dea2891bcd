import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

const columns = [
  'id',
  'at',
  'door',
  'accountId',
  'accountNom',
  'tokenId',
  'about',
  'act',
  'type',
  'itemId',
  'version',
  'libelle',
  'fields',
  'beforeHash',
  'bundle',
  'bundled',
]

/** The lines of one act on several items name the first of them, which says how many there are. */
export const bundles: Migration = {
  name: '0017-bundles',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run('alter table "journal" add column "bundle" integer')
    await run('alter table "journal" add column "bundled" integer')
    await run('create index "journal_bundle" on "journal" ("bundle") where "bundle" is not null')
    await run('create index "journal_acts" on "journal" ("about", "id") where "bundle" is null')
    // The new columns stay as they are, too.
    const operator = kind === 'sqlite' ? 'is' : 'is not distinct from'
    const same = columns.map((name) => `new."${name}" ${operator} old."${name}"`).join(' and ')
    const changed = `not (new."before" is null and ${same})`
    if (kind === 'sqlite') {
      await run('drop trigger "journal_kept_update"')
      await run(`create trigger "journal_kept_update" before update on "journal" when ${changed}
        begin select raise(abort, 'journal: append only'); end`)
    } else {
      await run('drop trigger "journal_kept_update" on "journal"')
      await run(`create trigger "journal_kept_update" before update on "journal"
        for each row when (${changed}) execute function "journal_kept"()`)
    }
  },
}
