import { writeFileSync } from 'node:fs'
import { printSchema } from 'graphql'
import { schema } from './schema.ts'

// Committed, so that rest-compat and web are typed by it and a change of the API shows in review.
writeFileSync(new URL('schema.graphql', import.meta.url), `${printSchema(schema)}\n`)
