import { useCallback } from 'react'
import { type UseMutationConfig, useMutation as useRelayMutation } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { answerTo } from './commit.ts'

/** A mutation to be awaited as `answerTo` says. */
export function useMutation<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [
  commit: (config: Omit<UseMutationConfig<M>, 'onCompleted' | 'onError'>) => Promise<M['response']>,
  isInFlight: boolean,
] {
  const [commit, isInFlight] = useRelayMutation<M>(mutation)
  const send = useCallback(
    (config: Omit<UseMutationConfig<M>, 'onCompleted' | 'onError'>) =>
      answerTo<M>((outcome) => commit({ ...config, ...outcome })),
    [commit],
  )
  return [send, isInFlight]
}
