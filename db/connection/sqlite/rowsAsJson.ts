import type { Row, Tables } from '../../tables.ts'
import { numberIn, valueIn } from '../../content/columnValues.ts'

type ColumnsOfType<T, Held> = { [C in keyof T]-?: NonNullable<T[C]> extends Held ? C : never }[keyof T]
type BooleanColumn = { [T in keyof Tables]: ColumnsOfType<Row<T>, boolean> }[keyof Tables]

/** The columns that SQLite keeps as 0 and 1, and PostgreSQL as boolean: one that is missing, or holds something else, does not compile. */
const booleanColumns = {
  status: true,
  softdelete: true,
  archive: true,
  auMenu: true,
  logoSeul: true,
  lu: true,
  publish: true,
  hidden: true,
  personalData: true,
  enabled: true,
} satisfies Record<BooleanColumn, true>
const booleans = Object.keys(booleanColumns)

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
  const known = Object(row)
  const names = Object.keys(known)
  if (names.length === 0 || !statement.trimStart().startsWith('select')) return undefined
  const texts = names.filter((name) => typeof valueIn(known, name) === 'string')
  return `${jsonText(names, texts)} as "rows" from (${statement}) q`
}

/**
 * The beginning of a select that makes one text of JSON of rows `q` with columns of these names. Of those that are known to
 * hold texts nothing else is asked: tables are strict.
 */
export function jsonText(names: readonly string[], texts: readonly string[] = []): string {
  const values = names.map((name) => {
    const column = `q."${name.replaceAll('"', '""')}"`
    return `'${name.replaceAll("'", "''")}', ${texts.includes(name) ? column : inJson(name, column)}`
  })
  return `select json_group_array(json_object(${values.join()}))`
}

/** JSON would round fractions. */
function inJson(name: string, column: string): string {
  if (booleans.includes(name)) return `iif(${column} is null, null, json(iif(${column}, 'true', 'false')))`
  return `iif(typeof(${column}) = 'real', json(printf('%!.18g', ${column})), ${column})`
}
