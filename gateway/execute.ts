import type { DocumentNode, ExecutionResult } from 'graphql'
import type { createGraphql, Door } from './yoga.ts'

/** An operation and its variables, run for who asks at `door`. */
export type Execute = <Data = Record<string, unknown>>(
  document: DocumentNode & { __apiType?: (variables: never) => Data },
  variables: Record<string, unknown>,
  door: Door,
) => Promise<ExecutionResult<Data>>

/** The one door to the schema for pages and REST: what HTTP goes through as well, without the HTTP. */
export function createExecute(graphql: ReturnType<typeof createGraphql>): Execute {
  // The documents of pages and REST are the same few objects again and again.
  const valid = new WeakSet<DocumentNode>()
  return async (document, variables, door) => {
    const { schema, validate, contextFactory, execute } = graphql.getEnveloped({ ...door })
    if (!valid.has(document)) {
      const errors = validate(schema, document)
      if (errors.length > 0) return { errors }
      valid.add(document)
    }
    const contextValue = await contextFactory()
    return execute({ schema, document, variableValues: variables, contextValue })
  }
}
