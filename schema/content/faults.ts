import { isMessageTable } from '../../db/content/contentTypes.ts'
import { invalid, type FieldFailure } from '../errors.ts'
import { contentTypeNamed } from './contents.ts'
import { createRules, updateRules } from './inputs.ts'
import { faultOfReach } from './fields/pairs.ts'

/**
 * Dry run of the checks of createT or updateT for the type with this GraphQL name; writes nothing. A door that cannot
 * read some fields of a body reports these faults with its own.
 */
export function fieldFailuresOf(type: string, verb: 'create' | 'update', input: object): FieldFailure[] {
  const { table, columns } = contentTypeNamed(type)
  const { error } = (verb === 'create' ? createRules : updateRules)(columns).safeParse(input)
  return [
    ...(error ? invalid(error.issues).fields : []),
    ...(verb === 'create' && isMessageTable(table) ? faultOfReach(input) : []),
  ]
}
