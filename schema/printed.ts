import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

/** The schema as schema.graphql has it: by name, whichever file says what first. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}
