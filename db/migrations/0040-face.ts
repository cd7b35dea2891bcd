import type { Migration } from './migration.ts'
import { addFields, runner } from './kit.ts'

/**
 * The face of a firm: its mark, its colour, and whether its logo stands in place of its name. A draft may bring two pictures.
 * An older server beside a newer one shows the logo and the name; the references keep its sweep from deleting the other pictures.
 */
export const face: Migration = {
  name: '0040-face',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run('alter table "entreprise" add column "symbole" text references "file" ("key")')
    await run('create index "entreprise_symbole" on "entreprise" ("symbole") where "symbole" is not null')
    await addFields(trx, kind, 'entreprise', {
      symboleAlt: 'text?',
      symboleFocalX: 'real?',
      symboleFocalY: 'real?',
      couleur: 'text?',
    })
    await run('alter table "entreprise" add column "logoSeul" @boolean not null default false')
    await run('alter table "draft" add column "secondFile" text references "file" ("key")')
    await run('create index "draft_secondFile" on "draft" ("secondFile") where "secondFile" is not null')
  },
}
