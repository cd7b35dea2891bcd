import type { Db } from '../connection/connect.ts'
import type { Migration } from './migration.ts'
import { runner, type Run } from './kit.ts'

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
  'before',
  'beforeHash',
]

/** Who did what when, in lines that stay as they are; and the seals that prove it. */
export const journal: Migration = {
  name: '0012-journal',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run(`create table "journal" (
      "id" @id, "at" text not null, "door" text not null,
      "accountId" integer, "accountNom" text, "tokenId" integer,
      "about" text not null, "act" text not null,
      "type" text, "itemId" integer, "version" integer, "libelle" text,
      "fields" text, "before" text, "beforeHash" text)`)
    await run(`create index "journal_item" on "journal" ("type", "itemId", "id")`)
    await run(`create index "journal_about" on "journal" ("about", "id")`)
    await run(`create table "journalSeal" (
      "id" @id, "upTo" integer not null unique, "lines" integer not null, "hash" text not null, "at" text not null)`)
    // The values before may be erased: the law can ask for it.
    const erases = ['new."before" is null', ...columns.filter((name) => name !== 'before').map(same(kind))]
    await keep(run, kind, 'journal', `not (${erases.join(' and ')})`)
    await keep(run, kind, 'journalSeal', 'true')
  },
}

function same(kind: Db['kind']): (name: string) => string {
  const operator = kind === 'sqlite' ? 'is' : 'is not distinct from'
  return (name) => `new."${name}" ${operator} old."${name}"`
}

/** Rows of this table are added and nothing else; an update is refused where `changed`. */
async function keep(run: Run, kind: Db['kind'], table: string, changed: string): Promise<void> {
  const refusal = `${table}: append only`
  if (kind === 'postgres') {
    await run(`create function "${table}_kept"() returns trigger language plpgsql as
      $$ begin raise exception '${refusal}'; end $$`)
    const refuse = `execute function "${table}_kept"()`
    await run(`create trigger "${table}_kept_update" before update on "${table}"
      for each row when (${changed}) ${refuse}`)
    await run(`create trigger "${table}_kept_delete" before delete on "${table}" for each row ${refuse}`)
    await run(`create trigger "${table}_kept_truncate" before truncate on "${table}" ${refuse}`)
    return
  }
  const refuse = `begin select raise(abort, '${refusal}'); end`
  await run(`create trigger "${table}_kept_update" before update on "${table}" when ${changed} ${refuse}`)
  await run(`create trigger "${table}_kept_delete" before delete on "${table}" ${refuse}`)
  // What replaces a row deletes it without a word to the trigger above.
  await run(`create trigger "${table}_kept_insert" before insert on "${table}"
    when exists (select 1 from "${table}" where "id" = new."id") ${refuse}`)
}
