import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { isSqlite } from '../connection/locks.ts'
import { valuesBefore } from '../journal/journal.ts'
import { actsWithoutVersion } from '../journal/acts.ts'
import type { ContentTable, Row, Tables } from '../tables.ts'

/*
 * The versions of an item are told by the journal: a field of version n holds what the first line after n that names it
 * says it held before; where there is none, what it holds now.
 */

type Reader = Kysely<Tables>

/** The item whose versions are asked for, as it is now. */
export interface Versioned {
  table: ContentTable
  id: number
  version: number
}

/** A field of one version. `known` is false where its value is not kept, or has been erased. */
export type PastValue = { readonly known: false } | { readonly known: true; readonly value: unknown }

/** A field whose value changed between two versions; `newer` is null where it has it still. */
export interface Difference {
  field: string
  older: PastValue
  newer: PastValue | null
}

/** Whether a line of an item's history made one of its versions. */
export function madeVersion({ act, version }: Pick<Row<'journal'>, 'act' | 'version'>): boolean {
  return version !== null && !actsWithoutVersion.includes(act)
}

function linesOf({ table, id }: Versioned): RawBuilder<SqlBool> {
  return sql<SqlBool>`j."type" = ${table} and j."itemId" = ${id} and j."act" not in (${sql.join(actsWithoutVersion)})`
}

/** The first version that can be told; what was before the journal is not known. */
export async function oldestVersion(db: Reader, item: Versioned): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select "version" from "journal" j where ${linesOf(item)} order by "id" limit 1
  `.execute(db)
  const [first] = rows
  // Its first line tells the version before it, unless that line created the item.
  return first ? Math.max(1, first.version - 1) : item.version
}

/** The lines that made these versions; those from before the journal have none. */
export async function linesOfVersions(
  db: Reader,
  item: Versioned,
  versions: readonly number[],
): Promise<Map<number, Row<'journal'>>> {
  const { rows } = await sql<Row<'journal'>>`
    select * from "journal" j where ${linesOf(item)} and j."version" in (${sql.join(versions)})
  `.execute(db)
  return new Map(rows.flatMap((row) => (row.version === null ? [] : [[row.version, row]])))
}

/** The fields that changed from one version to a later one. Reads as many values as there are fields, however many versions. */
export async function differences(
  db: Reader,
  item: Versioned,
  older: number,
  newer: number,
): Promise<Difference[]> {
  const names = isSqlite(db) ? sql`json_each(j."fields")` : sql`json_array_elements_text(j."fields"::json)`
  const { rows: found } = await sql<{ field: string; afterOlder: number; afterNewer: number | null }>`
    select named."value" as "field", min(j."id") as "afterOlder",
      min(case when j."version" > ${newer} then j."id" end) as "afterNewer"
    from "journal" j, ${names} as named
    where ${linesOf(item)} and j."version" > ${older}
    group by named."value" having min(j."version") <= ${newer}
  `.execute(db)
  const ids = [
    ...new Set(found.flatMap(({ afterOlder, afterNewer }) => [afterOlder, afterNewer ?? afterOlder])),
  ]
  const lines =
    ids.length === 0 ? [] : await db.selectFrom('journal').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(lines.map((line) => [line.id, line]))
  const past = (id: number, field: string): PastValue => {
    const line = byId.get(id)
    const values = line ? valuesBefore(line) : {}
    return Object.hasOwn(values, field) ? { known: true, value: values[field] } : { known: false }
  }
  return found.map(({ field, afterOlder, afterNewer }) => ({
    field,
    older: past(afterOlder, field),
    newer: afterNewer === null ? null : past(afterNewer, field),
  }))
}
