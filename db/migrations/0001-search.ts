import type { Db } from '../connect.ts'
import { trigger } from './0001-counters.ts'

/** A trigram index on the `search` column of each table: FTS5 beside the table in SQLite, pg_trgm in PostgreSQL. */
export async function indexSearch(
  run: (statement: string) => Promise<void>,
  kind: Db['kind'],
  tables: string[],
): Promise<void> {
  if (kind === 'postgres') await run('create extension if not exists pg_trgm')
  for (const table of tables) {
    if (kind === 'postgres') {
      await run(`create index "${table}_search" on "${table}" using gin ("search" gin_trgm_ops)`)
      continue
    }
    const index = `"${table}Search"`
    await run(`create virtual table ${index} using fts5(
      "search", content='${table}', content_rowid='id', tokenize='trigram case_sensitive 1')`)
    const add = `insert into ${index} (rowid, "search") values (new."id", new."search");`
    const remove = `insert into ${index} (${index}, rowid, "search") values ('delete', old."id", old."search");`
    await trigger(run, kind, `${table}_searched_insert`, `after insert on "${table}"`, add)
    await trigger(run, kind, `${table}_searched_delete`, `after delete on "${table}"`, remove)
    await trigger(
      run,
      kind,
      `${table}_searched_update`,
      `after update of "search" on "${table}"`,
      remove + add,
      'old."search" <> new."search"',
    )
  }
}
