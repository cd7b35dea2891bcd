import type { ContentTable } from '../../../db/tables.ts'
import { globalIdOf } from '../globalId.ts'
import { references } from './references.ts'

/** Converts columns, and what is stored beside them, to input fields. */
export function asInput(columns: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => {
      const reference = references[name]
      return reference ? [reference.field, named(reference.table, value)] : [name, value]
    }),
  )
}

/** Global ids of items that are named by their numbers. */
function named(table: ContentTable, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((id) => globalIdOf(table, Number(id)))
  return typeof value === 'number' ? globalIdOf(table, value) : value
}
