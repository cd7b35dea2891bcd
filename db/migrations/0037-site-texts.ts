import type { Migration } from './migration.ts'
import { movesVersion, runner } from './kit.ts'

/** The site’s own words, where staff have written others than the catalogue’s. */
export const siteTexts: Migration = {
  name: '0037-site-texts',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run(`create table "siteText" (
      "id" @id,
      "key" text@sorted not null unique,
      "value" text,
      "draft" text,
      "version" integer not null,
      "updatedAt" text not null
    )`)
    // Of a draft visitors see nothing.
    await movesVersion(run, kind, 'siteText', (row) => `${row}."value" is not null`)
  },
}
