import { sql, type Kysely, type Transaction } from 'kysely'
import { contentTypes } from '../content/contentTypes.ts'
import type { PagedTable, Tables } from '../tables.ts'

/**
 * Remembers the addresses of items that are about to be erased, those of their former slugs too. Of items that
 * never were active it remembers nothing: visitors have not seen them, and are not to learn that they were there. Nor of the
 * demo: nobody is to learn that the site began with one.
 */
export async function rememberGone(
  trx: Transaction<Tables>,
  table: PagedTable,
  ids: readonly number[],
): Promise<void> {
  const folder = `/${contentTypes[table].below}/`.toLowerCase()
  const these = sql`(${sql.join(ids)})`
  const wasShown = sql`(t."status" = true or exists (select 1 from "journal" where "about" = 'content' and "type" = ${table}
    and "itemId" = t."id" and "act" <> 'create' and "fields" like '%"status"%'))
    and not exists (select 1 from "demoContent" where "type" = ${table} and "contentId" = t."id")`
  await sql`insert into "goneAddress" ("path", "at")
    select ${folder} || g."slug", ${new Date().toISOString()} from (
      select t."slug" from ${sql.table(table)} t where t."id" in ${these} and ${wasShown}
      union
      select former."slug" from "formerSlug" former join ${sql.table(table)} t on t."id" = former."contentId"
      where former."type" = ${table} and t."id" in ${these} and ${wasShown}) g
    where true on conflict do nothing`.execute(trx)
}

/** Whether a page was there and has been erased. `path` is as `normalizedPath` writes it. */
export async function isGone(db: Kysely<Tables>, path: string): Promise<boolean> {
  const found = await db.selectFrom('goneAddress').select('path').where('path', '=', path).executeTakeFirst()
  return found !== undefined
}
