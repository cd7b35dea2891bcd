import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Db } from '../../db/connection/connect.ts'
import { tableNames } from '../../db/tableNames.ts'
import type { Tables } from '../../db/tables.ts'

/** Reads, in a transaction or not, on a database of either kind. */
export interface TableSource {
  kind: Db['kind']
  on: Kysely<Tables>
}

export interface Table {
  name: string
  /** Columns that are written; derived ones are left out. */
  columns: string[]
}

export type Values = Record<string, unknown>

const batch = 500

/** All tables, those first that others refer to; as SQLite tells, which has the same as PostgreSQL. */
export async function tablesOf(sqlite: Kysely<Tables>): Promise<Table[]> {
  const left = new Map<string, string[]>()
  for (const name of await tableNames(sqlite, 'sqlite')) {
    const { rows } = await sql<{ above: string }>`
      select "table" as "above" from pragma_foreign_key_list(${name})`.execute(sqlite)
    left.set(
      name,
      rows.map(({ above }) => above).filter((above) => above !== name),
    )
  }
  const tables: Table[] = []
  while (left.size > 0) {
    const [name] = [...left].find(([, above]) => !above.some((one) => left.has(one))) ?? []
    if (name === undefined) throw new Error('The tables refer to each other in a circle.')
    left.delete(name)
    const { rows } = await sql<{ name: string }>`
      select "name" from pragma_table_xinfo(${name}) where "hidden" = 0`.execute(sqlite)
    tables.push({ name, columns: rows.map((row) => row.name) })
  }
  return tables
}

/** All rows of a table, some at a time. PostgreSQL's are read in a transaction. */
export async function* rowsOf({ kind, on }: TableSource, { name, columns }: Table): AsyncGenerator<Values[]> {
  const wanted = sql.join(columns.map((column) => sql.ref(column)))
  if (kind === 'postgres') {
    await sql`declare "lecture" no scroll cursor for select ${wanted} from ${sql.table(name)}`.execute(on)
    for (;;) {
      const { rows } = await sql<Values>`fetch ${sql.lit(batch)} from "lecture"`.execute(on)
      if (rows.length === 0) break
      yield rows
    }
    await sql`close "lecture"`.execute(on)
    return
  }
  for (let last = Number.MIN_SAFE_INTEGER; ;) {
    const { rows } = await sql<Values>`select rowid as "rang", ${wanted} from ${sql.table(name)}
      where rowid > ${last} order by rowid limit ${sql.lit(batch)}`.execute(on)
    if (rows.length === 0) break
    last = Number(rows.at(-1)?.rang)
    yield rows
  }
}

export async function insertRows(
  { on }: TableSource,
  { name, columns }: Table,
  rows: Values[],
): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(on)
}

/** What a table's rows come to, whatever their order: alike only where each row is. */
export class Digest {
  #sum = 0n
  #count = 0

  add({ columns }: Table, rows: Values[]): void {
    for (const row of rows) {
      const text = JSON.stringify(columns.map((column) => row[column]))
      this.#sum += BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
      this.#count += 1
    }
  }

  get count(): number {
    return this.#count
  }

  equals(other: Digest): boolean {
    return this.#sum === other.#sum && this.#count === other.#count
  }
}
