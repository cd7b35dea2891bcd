import { invalid, type FieldErrors } from './failures.ts'
import { Unreadable, type Access } from './fields.ts'
import type { ListedField } from './wire.ts'

/** What a request gives, by wire names; whatever is not asked for by name is ignored. */
export type Body = Readonly<Record<string, unknown>>

/**
 * The input that a body makes: what it gives of the fields that this verb may set, and `beside`. Throws a 422 where
 * a value cannot be read; whether it is a good one the schema decides.
 */
export function inputOf<Input extends object>(
  fields: readonly ListedField[],
  verb: Exclude<Access, 'read'>,
  body: Body,
  beside: object,
  present: Readonly<Record<string, unknown>> | null = null,
): Input {
  const input: [string, unknown][] = Object.entries(beside)
  const errors: FieldErrors = {}
  for (const field of settable(fields, verb)) {
    const name = nameGiven(field, body)
    if (name === undefined) continue
    try {
      const every = field.isList ? body[`${name}[]`] : undefined
      const value = field.read(every ?? body[name], present?.[field.wire])
      if (value !== undefined) input.push([field.name, value])
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      errors[name] = [error.message]
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  // `FieldsOf` saw to it that these are the input's names and values; TypeScript does not follow a loop.
  return Object.fromEntries(input) as Input
}

function settable(fields: readonly ListedField[], verb: Exclude<Access, 'read'>): ListedField[] {
  return fields.filter(({ access }) => access === 'write' || access === verb)
}

/** An alias counts only where the field's own name is absent. */
function nameGiven({ wire, alias }: ListedField, body: Body): string | undefined {
  if (Object.hasOwn(body, wire)) return wire
  return alias !== undefined && Object.hasOwn(body, alias) ? alias : undefined
}
