import { flag, instant, serverNumber, type Access, type Field } from './fields.ts'
import type { Common } from './graphql/graphql.ts'
import type { JsonSchema } from './openapi/jsonSchema.ts'

type OwnName<Node> = Exclude<keyof Node, keyof Common | '__typename'>

/**
 * The fields of a resource: exactly what its fragment reads beside `Common`, each with the access that the inputs of
 * the schema give it, and read as what they take.
 */
export type FieldsOf<Node, Create, Update> = {
  [Name in OwnName<Node>]: Field & {
    show?: (value: Node[Name], origin: string) => unknown
  } & (Name extends keyof Create
      ? { access?: 'write'; read: Reader<Create[Name]> }
      : Name extends keyof Update
        ? { access: 'update'; read: Reader<Update[Name]> }
        : { access: 'read' })
}
type Reader<Input> = (given: unknown, present: unknown) => Input | undefined
export type NoExtraFields<Fields, Node> = { [Name in Exclude<keyof Fields, OwnName<Node>>]: never }

/** The item that such fields and second names make on the wire. */
export type WireItem<Node, Fields, Aliases> = OwnItem<Node, Fields> & {
  [Name in keyof Aliases & keyof OwnItem<Node, Fields> as Aliases[Name] & string]: OwnItem<Node, Fields>[Name]
}
type OwnItem<Node, Fields> = { id: number } & {
  [Name in keyof Fields & keyof Node as NameOnWire<Name, Fields[Name]>]: ValueOnWire<Fields[Name], Node[Name]>
} & { status: boolean; softdelete: boolean; created_at: string; updated_at: string }

type NameOnWire<Name, F> = F extends { wire: infer Wire extends string } ? Wire : Name
type ValueOnWire<F, Value> = F extends { show: (value: never, origin: string) => infer Shown } ? Shown : Value

/** A field with the defaults of what a resource leaves out. */
export interface ListedField extends Omit<Field, 'show'> {
  /** Its GraphQL name. */
  name: string
  wire: string
  /** A second name on the wire. */
  alias: string | undefined
  access: Access
  /** What the schema says of its values. */
  bounds?: JsonSchema
  show?(value: unknown, origin: string): unknown
}

/** All fields of an item in their order on the wire: its own, and those that all types share. */
export function listFields(
  own: Record<string, Field>,
  aliases: Readonly<Record<string, string>>,
  statusOnCreate: boolean,
): ListedField[] {
  const all: Record<string, Field> = {
    databaseId: { ...serverNumber, wire: 'id' },
    ...own,
    status: { ...flag, access: statusOnCreate ? 'write' : 'update' },
    softdelete: { ...flag, access: 'update' },
    createdAt: { ...instant, wire: 'created_at' },
    updatedAt: { ...instant, wire: 'updated_at' },
  }
  return Object.entries(all).map(([name, field]) => {
    const wire = field.wire ?? name
    return { access: 'write', ...field, name, wire, alias: aliases[wire] }
  })
}

/** The item of a node: a plain object of the fields' names and values, aliases last. */
export function toWire(
  fields: readonly ListedField[],
  node: Readonly<Record<string, unknown>>,
  origin: string,
): Record<string, unknown> {
  const shown = fields.map(({ name, wire, alias, show }) => {
    const value = node[name]
    return { wire, alias, value: show ? show(value, origin) : value }
  })
  const own = shown.map(({ wire, value }) => [wire, value] as const)
  const second = shown.flatMap(({ alias, value }) => (alias ? [[alias, value] as const] : []))
  return Object.fromEntries([...own, ...second])
}
