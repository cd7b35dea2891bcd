import {
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  validate,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { Unavailable } from '../../../db/connection/outage.ts'
import type { Budget } from '../../../schema/execution/budget.ts'
import { badRequest } from '../../../schema/errors.ts'
import { bounds, measure, refuseBeyond } from './operationSize.ts'

/**
 * The most mistakes that are told: for each in a document, all names of the schema are compared with the one that is unknown;
 * for each in variables, graphql-js writes out the value that it is in.
 */
const mostMistakes = 5
/** How much is told of a mistake in variables. */
const longestMessage = 1_000

/** An operation with a budget, which every counted field of the schema keeps to. */
type Bounded = ExecutionArgs & { contextValue: { budget: Budget } }

/** A document, no larger than may be. Throws where it cannot be read. */
export const parseBounded: typeof parse = (source, options) => {
  const text = typeof source === 'string' ? source : source.body
  if (text.split(/\r\n|[\n\r]/, bounds.lines + 1).length > bounds.lines)
    throw badRequest(`La demande compte plus de ${bounds.lines} lignes.`)
  return parse(source, { ...options, maxTokens: bounds.tokens })
}

/** Why a document does not fit the schema. What no operation uses is measured by nobody (`measure`), and comes first. */
const validateBounded: typeof validate = (schema, document, rules, options, typeInfo) => {
  const own = { ...options, maxErrors: mostMistakes }
  const unused = validate(schema, document, [NoUnusedFragmentsRule], own)
  return unused.length > 0 ? unused : validate(schema, document, rules, own, typeInfo)
}

/** Why a document is too large, whatever its variables are: known before it is validated, since validating costs too. */
function oversize(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  try {
    const total = { depth: 0, fields: 0, cost: 0 }
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue
      total.fields += measure(schema, document, definition).fields
      refuseBeyond(total)
    }
    return []
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}

/** Why no operation of a document may run, whoever asks and with whatever variables. */
export function documentErrors(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const errors = oversize(schema, document)
  return errors.length > 0 ? errors : validateBounded(schema, document)
}

/** Holds the bounds where documents come in by Yoga. */
export const limitOperations: Plugin<{ budget: Budget }> = {
  onParse({ setParseFn }) {
    setParseFn(parseBounded)
  },
  onValidate({ params: { schema, documentAST }, setResult, setValidationFn }) {
    setValidationFn(validateBounded)
    const errors = oversize(schema, documentAST)
    if (errors.length > 0) setResult([...errors])
  },
  onSubscribe({ args, setResultAndStopExecution }) {
    const errors = costErrors(args)
    if (errors) setResultAndStopExecution({ errors })
    return { onSubscribeResult: () => ({ onNext: () => args.contextValue.budget.renew() }) }
  },
}

/**
 * Why the operation may not run with these variables. They say what it costs, so that is measured each time, of our own
 * persisted documents too.
 */
export function costErrors({
  schema,
  document,
  operationName,
  variableValues,
  contextValue,
}: Bounded): GraphQLError[] | undefined {
  const operation = getOperationAST(document, operationName)
  if (!operation) return undefined
  const { errors, coerced } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    variableValues ?? {},
    { maxErrors: mostMistakes },
  )
  if (errors) return errors.map(({ message }) => badRequest(shortened(message)))
  try {
    contextValue.budget.expect(measure(schema, document, operation, coerced).cost)
    return undefined
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}

/** What is wrong stands at the end, after the value in which it is. */
function shortened(message: string): string {
  const half = longestMessage / 2
  return message.length > longestMessage ? `${message.slice(0, half)}…${message.slice(-half)}` : message
}

/**
 * Stops a query that runs too long, which may be asked again when less is going on, and whatever answers with too much: no
 * more of it is resolved. Mutations have no time limit: they are short, and whole or not at all.
 */
export function executeWithin(args: Bounded, milliseconds: number): Promise<ExecutionResult> {
  const { budget } = args.contextValue
  const isQuery = getOperationAST(args.document, args.operationName)?.operation === 'query'
  const late =
    isQuery &&
    setTimeout(() => budget.stop(new Unavailable('busy', 'La demande a pris trop de temps.')), milliseconds)
  return new Promise<ExecutionResult>((resolve, reject) => {
    // No function of its own: V8 puts one that is assigned to a property among what is old, with all that it sees.
    budget.onStop = reject
    Promise.resolve(execute(args)).then(resolve, reject)
  }).finally(() => {
    if (late) clearTimeout(late)
  })
}
