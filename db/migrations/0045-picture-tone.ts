import type { Migration } from './migration.ts'
import { moveVersion, runner, trigger } from './kit.ts'

/**
 * Which pictures are drawings on light paper. Those that are there are looked at by jobs of a kind of their own: servers of the
 * release before would take others, and end them without an answer.
 */
export const pictureTone: Migration = {
  name: '0045-picture-tone',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run('alter table "file" add column "tone" text')
    const name = 'file_versioned_sizes'
    await run(kind === 'sqlite' ? `drop trigger "${name}"` : `drop function "${name}" cascade`)
    const isSeen = `new."kind" = 'image' and (old."variants" <> new."variants" or old."tone" is distinct from new."tone")`
    await trigger(run, kind, name, 'after update on "file"', moveVersion, isSeen)
    await run(`insert into "job" ("kind", "key", "payload", "due", "createdAt")
      select 'tone', "key", 'null', "createdAt", "createdAt" from "file" where "kind" = 'image'
      on conflict do nothing`)
  },
}
