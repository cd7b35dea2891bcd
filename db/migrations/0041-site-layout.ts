import type { Migration } from './migration.ts'
import { movesVersion, runner } from './kit.ts'

/** What the firm has arranged: menus, sections and figures of the home page; and its own key figures. */
export const siteLayout: Migration = {
  name: '0041-site-layout',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run(`create table "arrangement" (
      "id" @id, "list" text not null, "name" text not null, "place" integer not null,
      "hidden" @boolean not null, unique ("list", "name"))`)
    await run(`create table "ownFigure" (
      "id" @id, "place" integer not null, "nombre" text not null, "unite" text, "libelle" text not null)`)
    for (const table of ['arrangement', 'ownFigure']) await movesVersion(run, kind, table)
  },
}
