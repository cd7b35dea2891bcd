import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getNamedType,
  getNullableType,
  type GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql'
import { largestAnswer, tooCostly } from '../../../schema/execution/budget.ts'
import { largestPage, usualPage } from '../../../schema/execution/connection.ts'
import { badRequest } from '../../../schema/errors.ts'

/**
 * What a document of others may be, before anything of it runs. Our own largest, and the introspection that tools
 * ask for, stay below half of each.
 */
export const bounds = {
  /** Names, braces and values; parsing stops there, long before the stack ends. */
  tokens: 2_000,
  /** Lines, since graphql-js counts them anew for the place of each error that is told. */
  lines: 1_200,
  /** Fields inside fields. */
  depth: 20,
  /** Fields in all, aliases counted, and each use of a fragment for one more. */
  fields: 1_000,
  /** Fields under one name at one place: validating compares each with each. */
  alike: 50,
  /** Fields that an answer may hold if every list is full: see `sizeOf`. As many as it may then really hold. */
  cost: largestAnswer.fields,
  /** Milliseconds that a query may run. */
  time: 15_000,
}

/** What `sizeOf` takes for a list whose size no argument says. */
const usualList = 10
/** The part of introspection's types that have another within: most tools ask nine levels down. */
const wrapped = 0.5

export interface Size {
  depth: number
  fields: number
  cost: number
}

type Values = Readonly<Record<string, unknown>>

/**
 * Measures one operation; with the values of its variables, as they are coerced, also what it costs. What is unknown
 * or cyclic is counted as it stands, and validation refuses it. Throws BAD_REQUEST at the first bound that it passes.
 * Each step of measuring is counted, so that it is bounded as well: fields and spreads here, the braces between them
 * by the parser.
 */
export function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  values?: Values,
): Size {
  const size: Size = { depth: 0, fields: 0, cost: 0 }
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)

  function walk(
    { selections }: SelectionSetNode,
    type: GraphQLNamedType | undefined,
    depth: number,
    times: number,
    within: ReadonlySet<string>,
    place: Place,
    from?: string,
  ): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        size.fields += 1
        size.cost += times
        size.depth = Math.max(size.depth, depth)
        refuseBeyond(size)
        const name = (selection.alias ?? selection.name).value
        const here = place.below.get(name) ?? newPlace()
        here.count += 1
        if (here.count > bounds.alike) throw tooManyAlike()
        place.below.set(name, here)
        const field = fieldOf(schema, type, selection.name.value)
        // What does not fit is refused here, once: where the field is resolved it would be for each item of a list.
        const given = values && field ? getArgumentValues(field, selection, values) : null
        if (!selection.selectionSet) continue
        size.cost += times * costOf(field, given)
        refuseBeyond(size)
        const below = given && field ? times * sizeOf(schema, field, given, from) : times
        const of = field && getNamedType(field.type)
        walk(selection.selectionSet, of, depth + 1, below, within, here, selection.name.value)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const { typeCondition, selectionSet } = selection
        const of = typeCondition ? schema.getType(typeCondition.name.value) : type
        walk(selectionSet, of, depth, times, within, place, from)
      } else {
        size.fields += 1
        refuseBeyond(size)
        const name = selection.name.value
        const fragment = fragments.get(name)
        if (!fragment || within.has(name)) continue
        const of = schema.getType(fragment.typeCondition.name.value)
        walk(fragment.selectionSet, of, depth, times, new Set([...within, name]), place, from)
      }
    }
  }

  walk(
    operation.selectionSet,
    schema.getRootType(operation.operation) ?? undefined,
    1,
    1,
    new Set(),
    newPlace(),
  )
  return { ...size, cost: Math.ceil(size.cost) }
}

/** How often a field stands at one place of the answer, and what stands below it. A path as text would grow with each name in it. */
interface Place {
  count: number
  below: Map<string, Place>
}

function newPlace(): Place {
  return { count: 0, below: new Map() }
}

export function refuseBeyond({ depth, fields, cost }: Size): void {
  if (depth > bounds.depth) throw badRequest(`La demande a plus de ${bounds.depth} niveaux.`)
  if (fields > bounds.fields) throw badRequest(`La demande compte plus de ${bounds.fields} champs.`)
  if (cost > bounds.cost) throw tooCostly()
}

function tooManyAlike(): GraphQLError {
  return badRequest(`La demande nomme plus de ${bounds.alike} fois le même champ au même endroit.`)
}

function fieldOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType | undefined,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  }
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
}

/**
 * What a field costs besides what is asked of it, where it says so: rows that are read whole, say (`extensions.cost`), and
 * each letter that its arguments give it to examine (`extensions.costOfLetter`).
 */
function costOf(field: GraphQLField<unknown, unknown> | undefined, given: Values | null): number {
  const { cost, costOfLetter } = field?.extensions ?? {}
  const letters = typeof costOfLetter === 'number' ? lettersIn(given) : 0
  return (typeof cost === 'number' ? cost : 0) + letters * Number(costOfLetter ?? 0)
}

function lettersIn(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, part) => sum + lettersIn(part), 0)
}

/** How many items a field can bring: what its arguments say, and for other lists a usual number. */
function sizeOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  { first, last, ids }: Values,
  from: string | undefined,
): number {
  const named = getNamedType(field.type).name
  if (named.endsWith('Connection')) {
    const size = [first, last].find((value) => typeof value === 'number') ?? usualPage
    return Math.min(Math.max(size, 1), largestPage)
  }
  if (named === '__Type' && field.name === 'ofType') return wrapped
  if (!isListType(getNullableType(field.type)) || named.endsWith('Edge')) return 1
  if (named.startsWith('__')) return sizeOfIntrospection(schema, field.name, from)
  const { most } = field.extensions
  if (typeof most === 'number') return most
  return Array.isArray(ids) ? Math.max(ids.length, 1) : usualList
}

/**
 * Introspection has no arguments, and is answered in one go: its lists count as they are. Below the list of all types
 * those of a type count on average, below a single one as the longest there is.
 */
function sizeOfIntrospection(schema: GraphQLSchema, name: string, from: string | undefined): number {
  const types = Object.values(schema.getTypeMap())
  if (name === 'types') return types.length
  const lengths =
    name === 'args'
      ? types.flatMap(fieldsOf).map(({ args }) => args.length)
      : types.map((type) => lengthOf(schema, type, name))
  if (from !== 'types' && name !== 'args') return Math.max(...lengths)
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length
}

function lengthOf(schema: GraphQLSchema, type: GraphQLNamedType, list: string): number {
  switch (list) {
    case 'fields':
      return fieldsOf(type).length
    case 'inputFields':
      return isInputObjectType(type) ? Object.keys(type.getFields()).length : 0
    case 'interfaces':
      return isObjectType(type) || isInterfaceType(type) ? type.getInterfaces().length : 0
    case 'possibleTypes':
      return isAbstractType(type) ? schema.getPossibleTypes(type).length : 0
    case 'enumValues':
      return isEnumType(type) ? type.getValues().length : 0
    default:
      return usualList
  }
}

function fieldsOf(type: GraphQLNamedType): GraphQLField<unknown, unknown>[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
}
