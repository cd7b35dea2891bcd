import type { GraphQLFormattedError } from 'graphql'
import { failed } from './failures.ts'
import type { Document } from './graphql.ts'

/** The gateway's one door to the schema, where everything is decided that a caller may or may not do. */
export type Execute<Caller> = <Result, Variables extends Record<string, unknown>>(
  document: Document<Result, Variables>,
  variables: Variables,
  caller: Caller,
) => Promise<{ data?: Result | null; errors?: readonly GraphQLFormattedError[] }>

/** What the verbs of a resource work with, for one request. */
export interface Call {
  /** Throws a `Refusal` where the operation failed as a whole. */
  run<Result, Variables extends Record<string, unknown>>(
    document: Document<Result, Variables>,
    variables: Variables,
  ): Promise<Result>
  /** PUBLIC_URL, without a slash at its end. */
  origin: string
}

export function callOf<Caller>(execute: Execute<Caller>, caller: Caller, origin: string): Call {
  return {
    origin,
    async run(document, variables) {
      const { data, errors = [] } = await execute(document, variables, caller)
      if (errors.length > 0 || !data) throw failed(errors)
      return data
    },
  }
}
