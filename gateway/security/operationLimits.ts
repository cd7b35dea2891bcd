import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  getOperationAST,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  parse,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { badRequest } from '../../schema/errors.ts'

/**
 * What a document of others may be, before anything of it runs. Our own largest, and the introspection that tools
 * ask for, stay below half of each.
 */
export const bounds = {
  /** Names, braces and values; parsing stops there, long before the stack ends. */
  tokens: 2_000,
  /** Fields inside fields. */
  depth: 20,
  /** Fields in all, aliases counted, and each use of a fragment for one more. */
  fields: 1_000,
  /** Fields that an answer may hold if every list is full: see `sizeOf`. */
  cost: 100_000,
  /** Milliseconds that a query may run. */
  time: 15_000,
}

/** What `sizeOf` takes for a list whose size no argument says. */
const usualList = 10
/** A connection without a size, as schema/connection.ts has it, and its largest. */
const usualPage = 20
const largestPage = 100

type Variables = Readonly<Record<string, unknown>>

interface Size {
  depth: number
  fields: number
  cost: number
}

/**
 * Measures an operation before it is validated, since validating costs too: what is unknown or cyclic is counted as
 * it stands, and validation refuses it. Throws BAD_REQUEST at the first bound that it passes. Each step of measuring
 * is counted, so that it is bounded as well: fields and spreads here, the braces between them by the parser.
 */
export function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string | null,
  variables: Variables = {},
): Size {
  const size: Size = { depth: 0, fields: 0, cost: 0 }
  const operation = getOperationAST(document, operationName)
  if (!operation) return size
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)

  function walk(
    { selections }: SelectionSetNode,
    type: GraphQLNamedType | undefined,
    depth: number,
    times: number,
    within: ReadonlySet<string>,
  ): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        size.fields += 1
        size.cost += times
        size.depth = Math.max(size.depth, depth)
        refuseBeyond(size)
        if (!selection.selectionSet) continue
        const field = outputOf(schema, type, selection.name.value)
        const below = times * (field ? sizeOf(field, selection, variables) : 1)
        walk(selection.selectionSet, field && getNamedType(field), depth + 1, below, within)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const { typeCondition, selectionSet } = selection
        walk(
          selectionSet,
          typeCondition ? schema.getType(typeCondition.name.value) : type,
          depth,
          times,
          within,
        )
      } else {
        size.fields += 1
        refuseBeyond(size)
        const name = selection.name.value
        const fragment = fragments.get(name)
        if (!fragment || within.has(name)) continue
        const of = schema.getType(fragment.typeCondition.name.value)
        walk(fragment.selectionSet, of, depth, times, new Set([...within, name]))
      }
    }
  }

  walk(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, 1, 1, new Set())
  return size
}

function refuseBeyond({ depth, fields, cost }: Size): void {
  if (depth > bounds.depth) throw badRequest(`La demande a plus de ${bounds.depth} niveaux.`)
  if (fields > bounds.fields) throw badRequest(`La demande compte plus de ${bounds.fields} champs.`)
  if (cost > bounds.cost)
    throw badRequest(
      'La demande est trop coûteuse\u00a0: demandez moins d’éléments, ou moins de listes imbriquées.',
    )
}

function outputOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType | undefined,
  name: string,
): GraphQLOutputType | undefined {
  if (type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef.type
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef.type
  }
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name]?.type : undefined
}

/** How many items a field can bring: what `first`, `last` or `ids` say, and for other lists a usual number. */
function sizeOf(type: GraphQLOutputType, { arguments: args = [] }: FieldNode, variables: Variables): number {
  const named = getNamedType(type).name
  if (named.endsWith('Connection')) {
    const asked = ['first', 'last'].map((name) => valueOf(args, name, variables))
    const size = asked.find((value) => typeof value === 'number') ?? usualPage
    return Math.min(Math.max(size, 1), largestPage)
  }
  if (!isListType(getNullableType(type)) || named.endsWith('Edge')) return 1
  const ids = valueOf(args, 'ids', variables)
  return Array.isArray(ids) ? Math.max(ids.length, 1) : usualList
}

function valueOf(args: readonly ArgumentNode[], name: string, variables: Variables): unknown {
  const value = args.find((arg) => arg.name.value === name)?.value
  if (value?.kind === Kind.VARIABLE) return variables[value.name.value]
  if (value?.kind === Kind.INT) return Number(value.value)
  return value?.kind === Kind.LIST ? value.values : undefined
}

/** Holds the bounds where documents of others come in. Our own persisted ones are known to keep them. */
export const limitOperations: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source, options) => parse(source, { ...options, maxTokens: bounds.tokens }))
  },
  onValidate({ params: { schema, documentAST }, context, setResult }) {
    const { operationName, variables } = context.params ?? {}
    try {
      measure(schema, documentAST, operationName, variables)
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      setResult([error])
    }
  },
}

/** Stops a query that runs too long: no more of it is resolved. Mutations are short, and whole or not at all. */
export function limitTime(milliseconds: number): Plugin {
  return {
    onExecute({ args }) {
      if (getOperationAST(args.document, args.operationName)?.operation !== 'query') return undefined
      const controller = new AbortController()
      const late = setTimeout(
        () => controller.abort(badRequest('La demande a pris trop de temps.')),
        milliseconds,
      )
      Object.assign(args, { signal: controller.signal })
      return { onExecuteDone: () => clearTimeout(late) }
    },
  }
}
