import { readFileSync, writeFileSync } from 'node:fs'
import { outputIntrospectionFile, minifyIntrospection } from 'gql.tada/internal'
import { buildSchema, introspectionFromSchema } from 'graphql'

const output = new URL('../__generated__/introspection.d.ts', import.meta.url)

/** The schema as the type that `graphql.ts` reads documents by. */
export function introspectionTypes(): string {
  const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'))
  const introspection = minifyIntrospection(introspectionFromSchema(schema))
  return outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true })
}

// `tsx rest-compat/graphql/introspect.ts`, after the schema has changed.
if (process.argv[1] === import.meta.filename) writeFileSync(output, introspectionTypes())
