import { useCallback } from 'react'
import { type UseMutationConfig, useMutation as useRelayMutation } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'

/**
 * A mutation to be awaited: the promise fails when the server could not be asked or failed. What the server
 * refuses is part of the answer.
 */
export function useMutation<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [
  commit: (config: Omit<UseMutationConfig<M>, 'onCompleted' | 'onError'>) => Promise<M['response']>,
  isInFlight: boolean,
] {
  const [commit, isInFlight] = useRelayMutation<M>(mutation)
  const send = useCallback(
    (config: Omit<UseMutationConfig<M>, 'onCompleted' | 'onError'>) =>
      new Promise<M['response']>((resolve, reject) => {
        commit({
          ...config,
          onCompleted: (response, errors) =>
            errors?.length ? reject(new Error(errors[0]?.message)) : resolve(response),
          onError: reject,
        })
      }),
    [commit],
  )
  return [send, isInFlight]
}
