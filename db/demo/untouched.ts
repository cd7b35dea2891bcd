import { sql, type Kysely } from 'kysely'
import { hasOrdre } from '../content/contentPage.ts'
import { contentTypeOf, fileKeysOf } from '../content/contentTypes.ts'
import { textIn, valueIn } from '../content/columnValues.ts'
import type { ContentTable, Tables } from '../tables.ts'
import { isDemoColumn } from './pictures/galerie.ts'

/** Columns that one sets without writing: the state of an item, its place (`ordre` too), and what it is filed under. */
const unwritten = new Set(
  'id version createdAt updatedAt label search status softdelete archive position category faqId responsableId'.split(
    ' ',
  ),
)

interface SampleRow {
  id: number
  version: number
  softdelete: boolean
  /** The key of its file, and the name under which that came. */
  key: string | null
  fileName: string | null
}

/** The samples of this type that nobody has written over or that are in the trash, but for those that something else needs. */
export async function untouchedSamples(db: Kysely<Tables>, table: ContentTable): Promise<SampleRow[]> {
  const { samples } = await import('./samples.ts')
  const {
    from,
    files: [file = null],
    inUse,
  } = contentTypeOf(table)
  const key = file ? sql`t.${sql.ref(file)}` : sql`null`
  const { rows } = await sql<SampleRow>`
    select t.*, ${key} as "key", (select "name" from "file" where "key" = ${key}) as "fileName"
    from ${sql.table(table)} t
    where exists (select 1 from "demoContent" where "type" = ${table} and "contentId" = t."id")
      and not (${inUse ?? sql`false`})
      and (t."softdelete" or not exists (
        select 1 from "draft" where "type" = ${table} and "contentId" = t."id"))
  `.execute(db)
  const names = await namesOf(db, table, rows)
  return rows.filter(
    (row) =>
      from === 'visitors' ||
      row.softdelete ||
      row.version === 1 ||
      samples[table]?.some((sample) => saysTheSame(table, row, sample, file, names)),
  )
}

/** The names under which the files of galleries came, by their keys. */
async function namesOf(
  db: Kysely<Tables>,
  table: ContentTable,
  rows: readonly object[],
): Promise<Map<string, string>> {
  const { fileLists = [] } = contentTypeOf(table)
  const keys = fileLists.length > 0 ? rows.flatMap((row) => fileKeysOf(table, row)) : []
  if (keys.length === 0) return new Map()
  const files = await db.selectFrom('file').select(['key', 'name']).where('key', 'in', keys).execute()
  return new Map(files.map(({ key, name }) => [key, name]))
}

/** Does the row still say what the demo's author wrote? A sample names its picture, a row the key of its file. */
function saysTheSame(
  table: ContentTable,
  { key: _key, fileName, ...row }: SampleRow,
  sample: object,
  file: string | null,
  names: ReadonlyMap<string, string>,
): boolean {
  return Object.entries(row).every(([name, value]) => {
    const written = valueIn(sample, name) ?? null
    if (name === 'galerie') return isDemoColumn(textIn(row, name), written, names)
    // Of a firm, `ordre` is the order of surveyors that it is of.
    const isUnwritten = unwritten.has(name) || (name === 'ordre' && hasOrdre(table))
    return isUnwritten || (name === file ? fileName : value) === written
  })
}
