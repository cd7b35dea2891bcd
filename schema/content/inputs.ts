import { z } from 'zod'
import type { InputFields } from '../builder.ts'
import { checksOf, type Columns } from './columns.ts'
import { flag, line } from './fields/fields.ts'

/** Fields of createT beside those of its type. Visitors' creates take the second alone. */
export function newItemFields(t: InputFields) {
  return {
    status: t.boolean({ description: 'True: active, on line. False by default.' }),
    ...idempotencyField(t),
  }
}

export function idempotencyField(t: InputFields) {
  return {
    clientMutationId: t.string({
      description:
        'Idempotency key: sent again within 24 hours it answers the first result, and is refused with other input.',
    }),
  }
}

/** Fields of updateT beside those of its type. */
export function itemFields(t: InputFields) {
  return {
    id: t.id({ required: true }),
    version: t.int({
      description: 'Version that the caller has seen; an older one is refused with ConflictError.',
    }),
    status: t.boolean(),
    softdelete: t.boolean({ description: 'True: moves into the trash. False: restores.' }),
  }
}

/** Checks of a new item. Required fields are required here, not in the schema, as the refusal has a French message. */
export function createRules(columns: Columns) {
  return z.looseObject({ ...checksOf(columns), status: flag.check, clientMutationId: line.check })
}

/** The same checks, for the fields that an update gives. */
export function updateRules(columns: Columns) {
  return z.looseObject({ ...checksOf(columns), status: flag.check, softdelete: flag.check }).partial()
}
