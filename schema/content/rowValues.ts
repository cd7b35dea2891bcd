/** The text that a row holds in a column of that name; null where it holds none. */
export function textIn(row: object, column: string): string | null {
  const value: unknown = Reflect.get(row, column)
  return typeof value === 'string' ? value : null
}

/** The number that a row holds in a column of that name; null where it holds none. */
export function numberIn(row: object, column: string): number | null {
  const value: unknown = Reflect.get(row, column)
  return typeof value === 'number' ? value : null
}
