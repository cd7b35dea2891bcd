import { sql, type RawBuilder, type Transaction } from 'kysely'
import { isReadTable } from '../attention.ts'
import { erase, lockKey, lockTable } from '../contentStore.ts'
import { fileColumns } from '../files.ts'
import type { ContentTable, Tables } from '../tables.ts'

/** In the order of erasing: questions before their faqs, projets before their categories. */
const tables: ContentTable[] = [
  'faqQuestion',
  'faq',
  'service',
  'categorieService',
  'entreprise',
  'presentation',
  'slide',
  'projet',
  'categorieProjet',
  'equipe',
  'partenaire',
  'testimonial',
  'contact',
  'devis',
  'carriere',
]

/** Does something that staff have added or edited need this item? It would go, or change, with it. */
const inUse: { [T in ContentTable]?: RawBuilder<unknown> } = {
  faq: sql`exists (select 1 from "faqQuestion" where "faqId" = t."id")`,
  categorieService: sql`exists (select 1 from "serviceCategorie" where "categorieId" = t."id")`,
}

/**
 * Takes the demo firm away, once: all sample messages, and every other sample that staff have not changed or have
 * put in the trash. What they have added or edited stays, with what it belongs to. Answers the keys of the files
 * that these items named, or null where there is no demo.
 */
export async function clearDemo(trx: Transaction<Tables>): Promise<string[] | null> {
  await lockKey(trx, 'fill')
  const cleared = await trx
    .updateTable('setting')
    .set({ value: 'empty' })
    .where('name', '=', 'content')
    .where('value', '=', 'demo')
    .returning('name')
    .executeTakeFirst()
  if (!cleared) return null
  const keys: string[] = []
  for (const table of tables) {
    await lockTable(trx, table)
    const unchanged = isReadTable(table) ? sql`true` : sql`(t."version" = 1 or t."softdelete" = true)`
    const column = Object.entries(fileColumns).find(([name]) => name === table)?.[1]
    const { rows } = await sql<{ id: number; file: string | null }>`
      select t."id", ${column ? sql`t.${sql.ref(column)}` : sql`null`} as "file" from ${sql.table(table)} t
      where exists (select 1 from "demoContent" where "type" = ${table} and "contentId" = t."id")
        and ${unchanged} and not (${inUse[table] ?? sql`false`})
    `.execute(trx)
    for (const { id, file } of rows) {
      await erase(trx, table, id)
      if (file !== null) keys.push(file)
    }
  }
  await trx.deleteFrom('demoContent').execute()
  return keys
}
