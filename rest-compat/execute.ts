import { operationRefusal, type FieldFailure, type OperationError } from './failures.ts'
import type { Document } from './graphql/graphql.ts'

/** The gateway's one door to the schema, where everything is decided that a caller may or may not do. */
export type Execute<Caller> = <Result, Variables extends Record<string, unknown>>(
  document: Document<Result, Variables>,
  variables: Variables,
  caller: Caller,
) => Promise<{ data?: Result | null; errors?: readonly OperationError[] }>

/** Checks the input of a create or update against the schema's rules, without running it; returns the faults. */
export type ValidateInput = (
  type: string,
  verb: 'create' | 'update',
  input: object,
) => Promise<readonly FieldFailure[]>

/** Context of one request, for the verbs of a resource. */
export interface RequestContext {
  /** Throws a `Refusal` where the operation failed as a whole. */
  run<Result, Variables extends Record<string, unknown>>(
    document: Document<Result, Variables>,
    variables: Variables,
  ): Promise<Result>
  validateInput: ValidateInput
  /** PUBLIC_URL, without a slash at its end. */
  origin: string
}

export function callOf<Caller>(
  execute: Execute<Caller>,
  caller: Caller,
  { origin, validateInput }: Pick<RequestContext, 'origin' | 'validateInput'>,
): RequestContext {
  return {
    origin,
    validateInput,
    async run(document, variables) {
      const { data, errors = [] } = await execute(document, variables, caller)
      if (errors.length > 0 || !data) throw operationRefusal(errors)
      return data
    },
  }
}
