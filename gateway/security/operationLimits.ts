import { type ExecutionArgs, getOperationAST, getVariableValues, GraphQLError, Kind, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Budget } from '../../schema/budget.ts'
import { badRequest } from '../../schema/errors.ts'
import { bounds, measure, refuseBeyond } from './operationSize.ts'

/** As many mistakes in variables are told. */
const mostErrors = 20

/**
 * Holds the bounds where documents come in. What a text alone says is refused before it is validated, since validating
 * costs too; what it costs depends on the variables, so that is measured each time, of our own persisted documents too.
 */
export const limitOperations: Plugin<{ budget: Budget }> = {
  onParse({ setParseFn }) {
    setParseFn((source, options) => parse(source, { ...options, maxTokens: bounds.tokens }))
  },
  onValidate({ params: { schema, documentAST }, setResult }) {
    try {
      const total = { depth: 0, fields: 0, cost: 0 }
      for (const definition of documentAST.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue
        total.fields += measure(schema, documentAST, definition).fields
        refuseBeyond(total)
      }
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      setResult([error])
    }
  },
  onExecute({ args, setResultAndStopExecution }) {
    const errors = beyondCost(args)
    if (errors) setResultAndStopExecution({ errors })
  },
  onSubscribe({ args, setResultAndStopExecution }) {
    const errors = beyondCost(args)
    if (errors) setResultAndStopExecution({ errors })
    return { onSubscribeResult: () => ({ onNext: () => args.contextValue.budget.renew() }) }
  },
}

/** Why the operation may not run with these variables. */
function beyondCost({
  schema,
  document,
  operationName,
  variableValues,
  contextValue,
}: ExecutionArgs & { contextValue: { budget: Budget } }) {
  const operation = getOperationAST(document, operationName)
  if (!operation) return undefined
  const { errors, coerced } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    variableValues ?? {},
    { maxErrors: mostErrors },
  )
  if (errors) return errors.map(({ message }) => badRequest(message))
  try {
    contextValue.budget.expect(measure(schema, document, operation, coerced).cost)
    return undefined
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}

/**
 * Stops a query that runs too long, and whatever answers with too much: no more of it is resolved. Mutations have no
 * time limit: they are short, and whole or not at all.
 */
export function limitRunning(milliseconds: number): Plugin<{ budget: Budget }> {
  return {
    onExecute({ args }) {
      const { budget } = args.contextValue
      Object.assign(args, { signal: budget.signal })
      if (getOperationAST(args.document, args.operationName)?.operation !== 'query') return undefined
      const late = setTimeout(() => budget.stop(badRequest('La demande a pris trop de temps.')), milliseconds)
      return { onExecuteDone: () => clearTimeout(late) }
    },
  }
}
