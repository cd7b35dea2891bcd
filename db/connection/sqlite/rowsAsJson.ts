import { pictureNames } from '../../content/contentTables.ts'
import { numberIn } from '../../content/columnValues.ts'

/** The columns that SQLite keeps as 0 and 1, and PostgreSQL as boolean. */
const booleans = ['status', 'softdelete', 'archive', 'lu', 'publish']
/** Columns that hold fractions: JSON would round them. */
export const fractions = [
  'latitude',
  'longitude',
  ...pictureNames.flatMap((name) => [`${name}FocalX`, `${name}FocalY`]),
]

/** A row of the database, its booleans as booleans on SQLite too. */
export function parseColumn<R>(row: R): R {
  if (typeof row !== 'object' || row === null) return row
  for (const name of booleans) {
    const value = numberIn(row, name)
    if (value !== null) Object.assign(row, { [name]: value === 1 })
  }
  return row
}

/**
 * The statement that answers with the same rows as one text of JSON; undefined where there is none. The columns are known
 * by a row that came; a query with `order by` keeps its order within an aggregate.
 */
export function rowsAsJson(statement: string, row: unknown): string | undefined {
  const names = Object.keys(Object(row))
  if (names.length === 0 || !statement.trimStart().startsWith('select')) return undefined
  return `${jsonText(names)} as "rows" from (${statement}) q`
}

/** The beginning of a select that makes one text of JSON of rows `q` with columns of these names. */
export function jsonText(names: readonly string[]): string {
  const values = names.map((name) => {
    const column = `q."${name.replaceAll('"', '""')}"`
    return `'${name.replaceAll("'", "''")}', ${inJson(name, column)}`
  })
  return `select json_group_array(json_object(${values.join()}))`
}

function inJson(name: string, column: string): string {
  if (booleans.includes(name)) return `iif(${column} is null, null, json(iif(${column}, 'true', 'false')))`
  if (fractions.includes(name)) return `iif(${column} is null, null, json(printf('%!.18g', ${column})))`
  return column
}
