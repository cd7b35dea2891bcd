import { writeFileSync } from 'node:fs'
import { printInputRules } from './inputRules.ts'
import { printedSchema } from './printed.ts'

// Committed, so that rest-compat and web take their types from it, and reviews show changes of the API.
writeFileSync(new URL('schema.graphql', import.meta.url), printedSchema())
// Rules that the site's forms check before they send.
writeFileSync(new URL('inputRules.json', import.meta.url), printInputRules())
