/*
 * Rows whose columns are named while the program runs. `Reflect.get` answers `any`: it is asked here and nowhere else.
 */

/** Values by columns that are named while the program runs. */
export type ColumnValues = Record<string, string | number | boolean | null>

/** What a row holds in a column of that name; undefined where it has none. */
export function valueIn(row: object, column: string): unknown {
  const value: unknown = Reflect.get(row, column)
  return value
}

/** The text that a row holds in a column of that name; null where it holds none. */
export function textIn(row: object, column: string): string | null {
  const value = valueIn(row, column)
  return typeof value === 'string' ? value : null
}

/** The number that a row holds in a column of that name; null where it holds none. */
export function numberIn(row: object, column: string): number | null {
  const value = valueIn(row, column)
  return typeof value === 'number' ? value : null
}

/** The same of any column: databases hold texts, numbers and booleans, and no more. */
export function scalarIn(row: object, column: string): string | number | boolean | null {
  const value = valueIn(row, column)
  return typeof value === 'boolean' ? value : (textIn(row, column) ?? numberIn(row, column))
}
