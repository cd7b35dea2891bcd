import { sql, type Kysely } from 'kysely'
import { contentTables, isMessageTable } from './contentTypes.ts'
import { findRefs, type ContentItem } from './contentStore.ts'
import type { ContentTable, MessageTable, Tables } from '../tables.ts'

/** Counting stops here: nobody reads that many one by one. */
const countedUnread = 1000

/** What staff write. */
const changedTables = contentTables.filter((table) => !isMessageTable(table))

/** How many wait in the inbox unread, up to a thousand. */
export async function unreadOf(db: Kysely<Tables>, table: MessageTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from ${sql.table(table)}
      where "softdelete" = false and "status" = true and "lu" = false limit ${countedUnread}) unread
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** The items that staff changed last, of all types, those in the trash too; latest first. */
export async function latestChanges(db: Kysely<Tables>, size: number): Promise<ContentItem[]> {
  const latest = changedTables.map(
    (
      table,
    ) => sql`select * from (select ${sql.lit(table)} as "type", "id", "updatedAt" from ${sql.table(table)}
      order by "updatedAt" desc, "id" desc limit ${size}) one`,
  )
  const { rows } = await sql<{ type: ContentTable; id: number }>`
    select "type", "id" from (${sql.join(latest, sql` union all `)}) changed
    order by "updatedAt" desc, "type", "id" desc limit ${size}
  `.execute(db)
  return (await findRefs(db, rows)).flatMap((row) => row ?? [])
}
