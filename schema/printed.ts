import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

/** Prints the schema as schema.graphql has it, sorted by name, so that the order of files does not matter. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}
