import { sql } from 'kysely'

/** The columns that SQLite keeps as 0 and 1, and PostgreSQL as boolean. */
const booleans = ['status', 'softdelete', 'archive', 'lu', 'publish']
/** The columns of fractions, which JSON would round. */
export const fractions = [
  'latitude',
  'longitude',
  ...['image', 'logo', 'photo'].flatMap((name) => [`${name}FocalX`, `${name}FocalY`]),
]

const withoutSearch = '/* without search */'

/** All that is read of items of a content table `t`: but on SQLite what only the database searches, as long as all their texts. */
export const itemColumns = sql.raw(`t.* ${withoutSearch}`)

/** A row as the database gave it, as everybody is to have it. */
export function asRead<R>(statement: string, row: R): R {
  if (typeof row !== 'object' || row === null) return row
  if (statement.includes(withoutSearch)) Object.assign(row, { search: undefined })
  for (const name of booleans) {
    const value: unknown = Reflect.get(row, name)
    if (typeof value === 'number') Object.assign(row, { [name]: value === 1 })
  }
  return row
}

/**
 * The statement that answers with the same rows as one text of JSON; undefined where there is none. The columns are known
 * by a row that came; a query with `order by` keeps its order within an aggregate.
 */
export function inOneText(statement: string, row: unknown): string | undefined {
  const names = Object.entries(Object(row)).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (names.length === 0 || !statement.trimStart().startsWith('select')) return undefined
  const values = names.map((name) => {
    const column = `q."${name.replaceAll('"', '""')}"`
    return `'${name.replaceAll("'", "''")}', ${inJson(name, column)}`
  })
  return `select json_group_array(json_object(${values.join()})) as "rows" from (${statement}) q`
}

function inJson(name: string, column: string): string {
  if (booleans.includes(name)) return `iif(${column} is null, null, json(iif(${column}, 'true', 'false')))`
  if (fractions.includes(name)) return `iif(${column} is null, null, json(printf('%!.18g', ${column})))`
  return column
}
