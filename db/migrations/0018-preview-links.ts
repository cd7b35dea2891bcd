import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/** Links that show one item in its page to whoever has them, published or not. */
export const previewLinks: Migration = {
  name: '0018-preview-links',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run(`create table "previewLink" (
      "id" @id, "tokenHash" text not null unique, "type" text not null, "contentId" integer not null,
      "createdBy" text not null, "createdAt" text not null, "expiresAt" text not null)`)
    await run('create index "previewLink_item" on "previewLink" ("type", "contentId", "id")')
    await run('create index "previewLink_expiresAt" on "previewLink" ("expiresAt")')
  },
}
