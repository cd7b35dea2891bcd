import { sql, type Kysely } from 'kysely'
import type { Db } from './connection/connect.ts'
import type { Tables } from './tables.ts'

/** All tables of ours, in the order of their names, without what SQLite keeps of its own and what PostgreSQL may lose. */
export async function tableNames(read: Kysely<Tables>, kind: Db['kind']): Promise<string[]> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ name: string }>`select "name" from pragma_table_list
          where "schema" = 'main' and "type" = 'table' and "name" not like 'sqlite!_%' escape '!' order by "name"`.execute(
          read,
        )
      : await sql<{ name: string }>`select relname::text collate "C" as "name" from pg_class
          where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`.execute(
          read,
        )
  return rows.map(({ name }) => name)
}
