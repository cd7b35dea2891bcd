import { sql, type Transaction } from 'kysely'
import { contentTables, factsOf } from '../contentFacts.ts'
import { erase, lockKey, lockTable } from '../contentStore.ts'
import type { ContentTable, Tables } from '../tables.ts'

/** In the order of erasing: questions before their faqs, services before their categories. */
const tables = contentTables.toSorted((a, b) => Number('inUse' in factsOf(a)) - Number('inUse' in factsOf(b)))

/** What one sets without writing: the state of an item, its place, and what it is filed under. */
const unwritten = new Set(
  'id version createdAt updatedAt label search status softdelete archive ordre position category faqId'.split(
    ' ',
  ),
)

export interface Cleared {
  /** How many samples have gone. */
  removed: { type: ContentTable; count: number }[]
  /** The keys of the files that they named. */
  files: string[]
}

/**
 * Takes the demo firm away, once: all sample messages, and every other sample that staff have not written over or have
 * put in the trash. What they have added or written stays, with what it belongs to. Null where there is no demo.
 */
export async function clearDemo(trx: Transaction<Tables>): Promise<Cleared | null> {
  await lockKey(trx, 'fill')
  const cleared = await trx
    .updateTable('setting')
    .set({ value: 'empty' })
    .where('name', '=', 'content')
    .where('value', '=', 'demo')
    .returning('name')
    .executeTakeFirst()
  if (!cleared) return null
  const removed: Cleared['removed'] = []
  const files: string[] = []
  for (const table of tables) {
    await lockTable(trx, table)
    const rows = await samplesToGo(trx, table)
    for (const { id, key } of rows) {
      await erase(trx, table, id)
      if (key !== null) files.push(key)
    }
    if (rows.length > 0) removed.push({ type: table, count: rows.length })
  }
  await trx.deleteFrom('demoContent').execute()
  return { removed, files }
}

interface SampleRow {
  id: number
  version: number
  softdelete: boolean
  /** The key of its file, and the name under which that came. */
  key: string | null
  fileName: string | null
}

async function samplesToGo(trx: Transaction<Tables>, table: ContentTable): Promise<SampleRow[]> {
  const { samples } = await import('./samples.ts')
  const { from, file, inUse } = factsOf(table)
  const key = file ? sql`t.${sql.ref(file)}` : sql`null`
  const { rows } = await sql<SampleRow>`
    select t.*, ${key} as "key", (select "name" from "file" where "key" = ${key}) as "fileName"
    from ${sql.table(table)} t
    where exists (select 1 from "demoContent" where "type" = ${table} and "contentId" = t."id")
      and not (${inUse ?? sql`false`})
  `.execute(trx)
  return rows.filter(
    (row) =>
      from === 'visitors' ||
      row.softdelete ||
      row.version === 1 ||
      samples[table]?.some((sample) => saysTheSame(row, sample, file)),
  )
}

/** Does the row still say what the demo's author wrote? A sample names its picture, a row the key of its file. */
function saysTheSame(
  { key: _key, fileName, ...row }: SampleRow,
  sample: object,
  file: string | null,
): boolean {
  return Object.entries(row).every(([name, value]) => {
    const written: unknown = Reflect.get(sample, name) ?? null
    return unwritten.has(name) || (name === file ? fileName : value) === written
  })
}
