import { addFields, runner } from './kit.ts'
import type { Migration } from './migration.ts'
import { fillFileUses, trackDraftFileUses, trackFileUses, type FileColumns } from './trackFileUses.ts'

/** Columns that named a file at the time. */
const fileColumns: Record<string, FileColumns> = {
  entreprise: { single: ['logo', 'symbole'] },
  service: { single: ['image', 'partage'], lists: ['galerie', 'documents'] },
  presentation: { single: ['image'] },
  slide: { single: ['image'] },
  projet: { single: ['image', 'partage'], lists: ['galerie', 'documents'] },
  carriere: { single: ['cv'] },
  equipe: { single: ['photo'] },
  partenaire: { single: ['logo'] },
  testimonial: { single: ['photo'] },
  page: { single: ['image', 'partage'], lists: ['documents'] },
  offre: { single: [], lists: ['documents'] },
}

/** Galleries, files to download, crops, and where each file is used: by triggers, which servers of the release before run too. */
export const fileUses: Migration = {
  name: '0047-file-uses',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    for (const table of ['service', 'projet']) await addFields(trx, kind, table, { galerie: 'text?' })
    for (const table of ['service', 'projet', 'page', 'offre'])
      await addFields(trx, kind, table, { documents: 'text?' })
    const columns = [
      ...['hash', 'alt', 'addedBy', 'search', 'original', 'takenAt', 'crop'].map((name) => `"${name}" text`),
      '"size" integer',
      '"madeFrom" text references "file" ("key")',
    ]
    for (const column of columns) await run(`alter table "file" add column ${column}`)
    await run(`create index "file_madeFrom" on "file" ("madeFrom") where "madeFrom" is not null`)
    // The names of pictures that are there, as the library looks for them.
    for (const { key, name } of await trx
      .selectFrom('file')
      .select(['key', 'name'])
      .where('kind', '=', 'image')
      .execute())
      await trx
        .updateTable('file')
        .set({ search: searched(name) })
        .where('key', '=', key)
        .execute()
    await run(`create unique index "file_hash" on "file" ("hash", "kind") where "hash" is not null`)
    // All that the library asks of a file, so that it reads the index alone: with the list of its copies a row is ten times as long.
    const library = `create index "file_library" on "file" ("createdAt", "key"`
    if (kind === 'sqlite') await run(`${library}, "kind", "addedBy", "search")`)
    else {
      await run(`${library}) include ("kind", "addedBy")`)
      for (const name of ['kind', 'addedBy'])
        await run(`create index "file_${name}" on "file" ("${name}", "createdAt", "key")`)
      await run(`create index "file_search" on "file" using gin ("search" gin_trgm_ops)`)
    }
    const which = `"key" text not null references "file" ("key")`
    await run(`create table "fileUse" (
      ${which}, "type" text not null, "contentId" integer not null, "held" text not null,
      "field" text not null, "place" integer not null,
      primary key ("type", "contentId", "held", "field", "place"))`)
    await run('create index "fileUse_key" on "fileUse" ("key", "type", "held", "contentId")')
    await run(`create table "fileInVersion" (
      ${which} on delete cascade, "type" text not null, "contentId" integer not null, "field" text not null,
      primary key ("type", "contentId", "field", "key"))`)
    await run('create index "fileInVersion_key" on "fileInVersion" ("key")')
    for (const [table, columns] of Object.entries(fileColumns)) {
      await trackFileUses(run, kind, table, columns)
      await fillFileUses(run, kind, table, columns)
    }
    await trackFileUses(run, kind, 'indesirable', { single: ['file'] })
    await fillFileUses(run, kind, 'indesirable', { single: ['file'] })
    await trackDraftFileUses(run, kind)
  },
}

/** The name of a file as it is looked for: without accents and case. */
function searched(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
