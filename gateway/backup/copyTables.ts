import { sql, type Kysely } from 'kysely'
import type { Db } from '../../db/connection/connect.ts'
import { StartError } from '../../db/connection/startError.ts'
import type { Tables } from '../../db/tables.ts'
import { Digest, insertRows, rowsOf, tablesOf, type TableSource, type Table } from './tables.ts'

/** Copies all rows to a migrated database that is empty, of the other kind, and compares them. Answers how many. */
export async function copyTables(from: Db, to: Db): Promise<number> {
  // SQLite is read as it is, while nobody writes; what PostgreSQL gives is of one transaction.
  return from.kind === 'sqlite'
    ? copyInto({ kind: 'sqlite', on: from.read }, to)
    : from.longTransaction((trx) => copyInto({ kind: 'postgres', on: trx }, to))
}

function copyInto(from: TableSource, db: Db): Promise<number> {
  return db.longTransaction(async (trx) => {
    const to: TableSource = { kind: db.kind, on: trx }
    const tables = await tablesOf((from.kind === 'sqlite' ? from : to).on)
    const resume = await withoutTriggers(to, tables)
    for (const { name } of [...tables].reverse()) await sql`delete from ${sql.table(name)}`.execute(trx)
    let count = 0
    for (const table of tables) count += await copy(from, to, table)
    await copySequences(from, to, tables)
    await resume()
    return count
  })
}

async function copy(from: TableSource, to: TableSource, table: Table): Promise<number> {
  const [read, written] = [new Digest(), new Digest()]
  for await (const rows of rowsOf(from, table)) {
    await insertRows(to, table, rows)
    read.add(table, rows)
  }
  for await (const rows of rowsOf(to, table)) written.add(table, rows)
  if (!written.equals(read))
    throw new StartError(`Les lignes de ${table.name} ne sont pas les mêmes après la copie.`)
  return read.count
}

/** What triggers derive is copied as well: they rest until then. */
async function withoutTriggers({ kind, on }: TableSource, tables: Table[]): Promise<() => Promise<void>> {
  if (kind === 'postgres') {
    const each = async (what: 'enable' | 'disable') => {
      for (const { name } of tables)
        await sql`alter table ${sql.table(name)} ${sql.raw(what)} trigger user`.execute(on)
    }
    await each('disable')
    return () => each('enable')
  }
  const triggers = await sql<{ name: string; sql: string }>`
    select "name", "sql" from sqlite_schema where "type" = 'trigger'`.execute(on)
  for (const { name } of triggers.rows) await sql`drop trigger ${sql.ref(name)}`.execute(on)
  return async () => {
    for (const one of triggers.rows) await sql.raw(one.sql).execute(on)
    await rebuildSearch(on)
  }
}

/** The indexes of words are filled from the tables that they belong to. */
async function rebuildSearch(on: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select "name" from pragma_table_list where "schema" = 'main' and "type" = 'virtual'`.execute(on)
  for (const { name } of rows)
    await sql`insert into ${sql.table(name)} (${sql.ref(name)}) values ('rebuild')`.execute(on)
}

/** A number that an item once had is given to no other. */
async function copySequences(from: TableSource, to: TableSource, tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    const last = from.kind === 'sqlite' ? await lastOfSqlite(from, name) : await lastOfPostgres(from, name)
    if (last === null) continue
    if (to.kind === 'postgres')
      await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'), ${last})`.execute(to.on)
    else {
      await sql`delete from sqlite_sequence where "name" = ${name}`.execute(to.on)
      await sql`insert into sqlite_sequence ("name", "seq") values (${name}, ${last})`.execute(to.on)
    }
  }
}

async function lastOfSqlite({ on }: TableSource, table: string): Promise<number | null> {
  const { rows } = await sql<{
    seq: number
  }>`select "seq" from sqlite_sequence where "name" = ${table}`.execute(on)
  return rows[0]?.seq || null
}

async function lastOfPostgres({ on }: TableSource, table: string): Promise<number | null> {
  const { rows } = await sql<{ sequence: string | null }>`
    select case when exists (select 1 from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and column_name = 'id')
      then pg_get_serial_sequence(${`"${table}"`}, 'id') end as "sequence"`.execute(on)
  const sequence = rows[0]?.sequence
  if (!sequence) return null
  const found = await sql<{ last: number }>`select "last_value" as "last" from ${sql.raw(sequence)}
    where "is_called"`.execute(on)
  return found.rows[0]?.last ?? null
}
