import { invalid } from './failures.ts'
import type { FieldErrors } from './refusal.ts'
import { Unreadable, type Access } from './fields.ts'
import type { ListedField } from './wire.ts'

/** What a request gives, by wire names; whatever is not asked for by name is ignored. */
export type Body = Readonly<Record<string, unknown>>

/**
 * The input that a body makes: what it gives of the fields that this verb may set, and `beside`. Whether its values are good
 * ones the schema decides. Throws a 422 where one cannot be read, which names too what `wrongIn` finds in the others.
 */
export async function inputOf<Input extends object>(
  fields: readonly ListedField[],
  verb: Exclude<Access, 'read'>,
  body: Body,
  beside: object,
  wrongIn: (input: object) => Promise<FieldErrors>,
  present: Readonly<Record<string, unknown>> | null = null,
): Promise<Input> {
  const input: [string, unknown][] = Object.entries(beside)
  const unread = new Map<string, [name: string, messages: string[]]>()
  for (const field of settable(fields, verb)) {
    const name = nameGiven(field, body)
    if (name === undefined) continue
    const given = (field.isList ? body[`${name}[]`] : undefined) ?? body[name]
    try {
      const value = field.read(given, present?.[field.wire])
      if (value !== undefined) input.push([field.name, value])
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      unread.set(field.wire, [name, [error.message]])
      // Its place is not empty, so that it is not said to be missing.
      input.push([field.name, given])
    }
  }
  if (unread.size > 0) throw invalid(inOrder(fields, unread, await wrongIn(Object.fromEntries(input))))
  // `FieldsOf` saw to it that these are the input's names and values; TypeScript does not follow a loop.
  return Object.fromEntries(input) as Input
}

/** What is said of each field, in their order on the wire; of one that cannot be read, that alone. Then what is of none. */
function inOrder(
  fields: readonly ListedField[],
  unread: ReadonlyMap<string, [name: string, messages: string[]]>,
  wrong: FieldErrors,
): FieldErrors {
  const own = fields.flatMap(({ wire }) => {
    const [name, messages] = unread.get(wire) ?? [wire, wrong[wire]]
    return messages ? [[name, messages] as const] : []
  })
  const beside = Object.entries(wrong).filter(([name]) => fields.every(({ wire }) => wire !== name))
  return Object.fromEntries([...own, ...beside])
}

function settable(fields: readonly ListedField[], verb: Exclude<Access, 'read'>): ListedField[] {
  return fields.filter(({ access }) => access === 'write' || access === verb)
}

/** An alias counts only where the field's own name is absent. */
function nameGiven({ wire, alias }: ListedField, body: Body): string | undefined {
  if (Object.hasOwn(body, wire)) return wire
  return alias !== undefined && Object.hasOwn(body, alias) ? alias : undefined
}
