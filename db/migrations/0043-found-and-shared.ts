import type { Migration } from './migration.ts'
import { addFields, runner } from './kit.ts'

/** How an item stands in the answers of search engines and in shared links, where it says so itself. */
export const foundAndShared: Migration = {
  name: '0043-found-and-shared',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    for (const table of ['service', 'projet', 'page', 'offre'])
      await addFields(trx, kind, table, { titreRecherche: 'text?', descriptionRecherche: 'text?' })
    for (const table of ['service', 'projet', 'page']) {
      await run(`alter table "${table}" add column "partage" text references "file" ("key")`)
      await run(`create index "${table}_partage" on "${table}" ("partage") where "partage" is not null`)
      await addFields(trx, kind, table, {
        partageAlt: 'text?',
        partageFocalX: 'real?',
        partageFocalY: 'real?',
      })
    }
  },
}
