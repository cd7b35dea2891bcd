import { sql, type Kysely, type RawBuilder } from 'kysely'
import { visibleTo } from '../content/contentStore.ts'
import type { ContentTable, Tables } from '../tables.ts'

/** What visitors must see something of, for a page or a group of the menus to have anything on it. */
const needs = {
  HISTOIRE: [anyOf('presentation'), anyOf('entreprise', sql`t."description" is not null`)],
  EQUIPE: [anyOf('equipe')],
  PAGES: [anyOf('page', sql`t."auMenu" = true`)],
  SERVICES: [anyOf('service')],
  REFERENCES: [anyOf('projet')],
  FAQ: [anyOf('faqQuestion')],
}

function anyOf(table: ContentTable, condition: RawBuilder<unknown> = sql`true`): () => RawBuilder<unknown> {
  return () =>
    sql`exists (select 1 from ${sql.table(table)} t where ${visibleTo('visitor', table)} and ${condition})`
}

/** Pages and groups of the menus that have something on them. One statement, which looks for one row of each. */
export async function readFilledPages(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const looks = Object.entries(needs).map(
    ([page, any]) =>
      sql`select ${sql.lit(page)} as "page" where ${sql.join(
        any.map((exists) => exists()),
        sql` or `,
      )}`,
  )
  const { rows } = await sql<{ page: string }>`${sql.join(looks, sql` union all `)}`.execute(db)
  return new Set(rows.map(({ page }) => page))
}
