import { writeFileSync } from 'node:fs'
import { printInputRules } from './inputRules.ts'
import { printedSchema } from './printed.ts'

// Committed, so that rest-compat and web are typed by it and a change of the API shows in review.
writeFileSync(new URL('schema.graphql', import.meta.url), printedSchema())
// What the forms of the site check before they ask.
writeFileSync(new URL('inputRules.json', import.meta.url), printInputRules())
