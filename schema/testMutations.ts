import {
  getNamedType,
  GraphQLInt,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import type { ContentTable } from '../db/tables.ts'
import { typeNames } from './content/contentType.ts'
import { schema } from './schema.ts'
import { tables } from './testing.ts'

const verbs = [
  'create',
  'update',
  'publish',
  'unpublish',
  'softDelete',
  'restore',
  'erase',
  'swapActive',
  'reorder',
]

/** Every mutation that there is, with the name of its input's type. */
export const mutations: ReadonlyMap<string, string | null> = new Map(
  Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args: [input] }) => [
    name,
    input ? String(input.type) : null,
  ]),
)

/** What the names of the mutations of content mean; those over any type are tried with services. */
export const ofContent: ReadonlyMap<string, { verb: string; table: ContentTable }> = new Map(
  verbs.flatMap((verb) => [
    ...tables.map((table) => [`${verb}${typeNames[table]}`, { verb, table }] as const),
    [`${verb}Content${verb === 'reorder' ? 's' : ''}`, { verb, table: 'service' }] as const,
  ]),
)

/** A value that fits the type and means nothing: the first of an enum's, a number, else this text. */
export function someValue(type: GraphQLInputType, text = 'nothing'): string {
  const named = getNamedType(type)
  if (named === GraphQLInt) return '1'
  return isEnumType(named) ? (named.getValues()[0]?.name ?? '') : JSON.stringify(text)
}

/** The arguments of a mutation, valid for the schema and for nobody: every required field is some value. */
export function someInput({ args }: GraphQLField<unknown, unknown>, text?: string): string {
  const input = args[0]?.type
  if (input === undefined) return ''
  const type = isNonNullType(input) ? input.ofType : input
  const values = (isInputObjectType(type) ? Object.values(type.getFields()) : []).flatMap((field) => {
    if (field.name === 'ids') return [`ids: [${JSON.stringify(text ?? 'nothing')}]`]
    return isNonNullType(field.type) ? [`${field.name}: ${someValue(field.type, text)}`] : []
  })
  return `(input: { ${values.join(', ')} })`
}
