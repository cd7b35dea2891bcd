import {
  getNamedType,
  GraphQLBoolean,
  GraphQLInt,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql'
import type { ContentTable } from '../../db/tables.ts'
import { typeNames } from '../content/globalId.ts'
import { schema } from '../schema.ts'
import { tables } from './testSchema.ts'

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

/** Acts on several items at once. */
const onSeveral = ['publish', 'unpublish', 'softDelete', 'restore', 'erase']

/** Every mutation, with the name of its input's type. */
export const mutations: ReadonlyMap<string, string | null> = new Map(
  Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args: [input] }) => [
    name,
    input ? String(input.type) : null,
  ]),
)

/** Type that a mutation's name means; those over any type are tried with services. */
export const ofContent: ReadonlyMap<string, { verb: string; table: ContentTable }> = new Map(
  verbs.flatMap((verb) => [
    ...tables.map((table) => [`${verb}${typeNames[table]}`, { verb, table }] as const),
    [`${verb}Content${verb === 'reorder' ? 's' : ''}`, { verb, table: 'service' }] as const,
    ...(onSeveral.includes(verb) ? [[`${verb}Contents`, { verb, table: 'faq' }] as const] : []),
  ]),
)

/** A value that fits the type and means nothing: the first of an enum's, a number, else this text. */
export function someValue(type: GraphQLInputType, text = 'nothing'): string {
  const named = getNamedType(type)
  if (named === GraphQLInt) return '1'
  if (named === GraphQLBoolean) return 'true'
  if (isInputObjectType(named)) return `{ ${requiredFields(named, text)} }`
  return isEnumType(named) ? (named.getValues()[0]?.name ?? '') : JSON.stringify(text)
}

function requiredFields(type: GraphQLInputObjectType, text?: string): string {
  const fields = Object.values(type.getFields())
  return fields
    .flatMap((field) => {
      if (type.isOneOf) return field === fields[0] ? [`${field.name}: ${someValue(field.type, text)}`] : []
      if (field.name === 'ids') return [`ids: [${JSON.stringify(text ?? 'nothing')}]`]
      const isGiven = isNonNullType(field.type) || field.name === 'id'
      return isGiven ? [`${field.name}: ${someValue(field.type, text)}`] : []
    })
    .join(', ')
}

/** Arguments of a mutation that are valid for the schema and name nothing: every required field has some value, and each id. */
export function someInput({ args }: GraphQLField<unknown, unknown>, text?: string): string {
  const input = args[0]?.type
  if (input === undefined) return ''
  return `(input: ${someValue(input, text)})`
}
