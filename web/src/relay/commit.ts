import { commitMutation } from 'react-relay'
import type { Environment, GraphQLTaggedNode, MutationParameters, PayloadError } from 'relay-runtime'

interface Outcome<M extends MutationParameters> {
  onCompleted(response: M['response'], errors: readonly PayloadError[] | null | undefined): void
  onError(error: Error): void
}

/**
 * The answer to a mutation, to be awaited: the promise fails when the server could not be asked or failed. What the
 * server refuses is part of the answer.
 */
export function answerTo<M extends MutationParameters>(
  start: (outcome: Outcome<M>) => unknown,
): Promise<M['response']> {
  return new Promise((resolve, reject) => {
    start({
      onCompleted: (response, errors) =>
        errors?.length ? reject(new Error(errors[0]?.message)) : resolve(response),
      onError: reject,
    })
  })
}

/** Sends a mutation, outside of a component. */
export function commit<M extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
): Promise<M['response']> {
  return answerTo<M>((outcome) => commitMutation<M>(environment, { mutation, variables, ...outcome }))
}
