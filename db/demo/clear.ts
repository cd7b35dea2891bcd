import { sql, type Transaction } from 'kysely'
import { contentTables, factsOf } from '../contentFacts.ts'
import { erase, lockKey, lockTable } from '../contentStore.ts'
import type { Tables } from '../tables.ts'

/** In the order of erasing: questions before their faqs, services before their categories. */
const tables = contentTables.toSorted((a, b) => Number('inUse' in factsOf(a)) - Number('inUse' in factsOf(b)))

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
    const { from, file, inUse } = factsOf(table)
    const unchanged = from === 'visitors' ? sql`true` : sql`(t."version" = 1 or t."softdelete" = true)`
    const { rows } = await sql<{ id: number; file: string | null }>`
      select t."id", ${file ? sql`t.${sql.ref(file)}` : sql`null`} as "file" from ${sql.table(table)} t
      where exists (select 1 from "demoContent" where "type" = ${table} and "contentId" = t."id")
        and ${unchanged} and not (${inUse ?? sql`false`})
    `.execute(trx)
    for (const { id, file } of rows) {
      await erase(trx, table, id)
      if (file !== null) keys.push(file)
    }
  }
  await trx.deleteFrom('demoContent').execute()
  return keys
}
