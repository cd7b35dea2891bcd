import type { DocumentNode, ExecutionResult } from 'graphql'
import { schema } from '../../schema/schema.ts'
import { anonymousRequest } from '../auth/anonymousRequest.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { OperationOrigin } from './bounded.ts'
import type { Operations } from './operations.ts'
import type { KnownOperations } from '../releases/releases.ts'
import { documentErrors } from '../security/operations/operationLimits.ts'

/** An operation and its variables, run for the caller at `door`. */
export type Execute = <Data = Record<string, unknown>>(
  document: DocumentNode & { __apiType?: (variables: never) => Data },
  variables: Record<string, unknown>,
  door: OperationOrigin,
) => Promise<ExecutionResult<Data>>

/** The one door to the schema for pages and REST: what HTTP goes through as well, without the HTTP. */
export function createExecute({ authenticateAndRun }: Operations, metrics?: Metrics): Execute {
  // The documents of pages and REST are the same few objects again and again.
  const valid = new WeakSet<DocumentNode>()
  return async <Data>(document: DocumentNode, variables: Record<string, unknown>, door: OperationOrigin) => {
    if (!valid.has(document)) {
      const errors = documentErrors(schema, document)
      if (errors.length > 0) return { errors }
      valid.add(document)
      metrics?.know([document])
    }
    // The document's own type alone knows what it answers.
    return authenticateAndRun(door, { document, variableValues: variables }) as Promise<ExecutionResult<Data>>
  }
}

/** Runs web's operations by their ids, as anybody: the same for everybody who looks at the page, whichever request it is done for. */
export function executeAnonymously(execute: Execute, operations: Pick<KnownOperations, 'get'>) {
  return (id: string, variables: Record<string, unknown>, requestId?: string): Promise<ExecutionResult> => {
    const operation = operations.get(id)
    if (operation === undefined) throw new Error(`The page asks for an unknown operation, ${id}.`)
    return execute(operation, variables, { id: requestId, caller: anonymousRequest })
  }
}
