import { runner } from './kit.ts'
import type { Migration } from './migration.ts'

/**
 * What `Admin.changes` reads. Lines about each type in the order of their numbers, without those of acts that change no item.
 * And on PostgreSQL, which numbers lines before they can be seen: each transaction holds, from before its first line until its end,
 * an advisory lock whose key is the last number given until then. All its lines have higher ones. The first part of the key says what
 * the lock is for.
 */
export const changes: Migration = {
  name: '0053-changes',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run(`create index "journal_changes" on "journal" ("type", "id") where "type" is not null and "act" not in
      ('schedule', 'saveDraft', 'discardDraft', 'share', 'unshare', 'setAside', 'eraseIndesirable')`)
    if (kind === 'sqlite') return
    // Once a transaction: PostgreSQL has room for some thousands of locks. The setting ends with the transaction, and with the
    // savepoint in which the lock was taken.
    await run(`create function "journal_writes"() returns trigger language plpgsql as $$ begin
      if coalesce(current_setting('geometre.journal', true), '') = '' then
        perform pg_advisory_xact_lock_shared(1784640325,
          (select case when is_called then last_value else 0 end from "journal_id_seq")::integer);
        perform set_config('geometre.journal', 'written', true);
      end if;
      return null; end $$`)
    await run(`create trigger "journal_writes" before insert on "journal" for each statement
      execute function "journal_writes"()`)
  },
}
