/** The columns that SQLite keeps as 0 and 1, and PostgreSQL as boolean. */
export const booleans = ['status', 'softdelete', 'archive', 'lu', 'publish']
/** The columns of fractions, which JSON would round. */
export const fractions = [
  'latitude',
  'longitude',
  ...['image', 'logo', 'photo'].flatMap((name) => [`${name}FocalX`, `${name}FocalY`]),
]

/**
 * The statement that answers with the same rows as one text of JSON; undefined where there is none. The columns are known
 * by a row that came; a query with `order by` keeps its order within an aggregate.
 */
export function inOneText(sql: string, row: unknown): string | undefined {
  const names = Object.keys(Object(row))
  if (names.length === 0 || !sql.trimStart().startsWith('select')) return undefined
  const values = names.map((name) => {
    const column = `q."${name.replaceAll('"', '""')}"`
    return `'${name.replaceAll("'", "''")}', ${inJson(name, column)}`
  })
  return `select json_group_array(json_object(${values.join()})) as "rows" from (${sql}) q`
}

function inJson(name: string, column: string): string {
  if (booleans.includes(name)) return `iif(${column} is null, null, json(iif(${column}, 'true', 'false')))`
  if (fractions.includes(name)) return `iif(${column} is null, null, json(printf('%!.18g', ${column})))`
  return column
}
