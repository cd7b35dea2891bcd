import type { ExecutionResult } from 'graphql'
import type { Request as Caller } from '../schema/context.ts'
import type { createGraphql } from './yoga.ts'

/** An operation's text and variables, run for `caller`. */
export type Execute = (
  operation: string,
  variables: Record<string, unknown>,
  caller: Caller,
) => Promise<ExecutionResult>

/** The one door to the schema for pages and REST: what HTTP goes through as well, without the HTTP. */
export function createExecute(graphql: ReturnType<typeof createGraphql>): Execute {
  return async (operation, variables, caller) => {
    const { schema, parse, validate, contextFactory, execute } = graphql.getEnveloped({ caller })
    const document = parse(operation)
    const errors = validate(schema, document)
    if (errors.length > 0) return { errors }
    const contextValue = await contextFactory()
    return execute({ schema, document, variableValues: variables, contextValue })
  }
}
