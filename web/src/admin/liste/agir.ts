import { graphql } from 'react-relay'
import {
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  readInlineData,
} from 'relay-runtime'
import { commit } from '../../relay/commit.ts'
import type { agir_reorder$key } from '../../__generated__/agir_reorder.graphql.ts'
import type { agir_result$data, agir_result$key } from '../../__generated__/agir_result.graphql.ts'

interface LifecycleMutation extends MutationParameters {
  readonly response: { readonly result: agir_result$key }
}

/**
 * What the server answers to any change of state: the item and the counters as they are now, or why not. The promise
 * fails when the server could not be asked.
 */
export async function agir(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: LifecycleMutation['variables'],
): Promise<agir_result$data> {
  const { result } = await commit<LifecycleMutation>(environment, mutation, variables)
  return readInlineData(
    graphql`
      fragment agir_result on LifecycleResult @inline {
        __typename
        ... on LifecyclePayload {
          deletedContentId
          content {
            id
            status
            softdelete
            version
            updatedAt
          }
          stats {
            ...Liste_stats
          }
        }
        ... on Error {
          message
        }
        ... on ActiveLimitError {
          activeCount
        }
        ... on ConflictError {
          current {
            id
            status
            softdelete
            version
          }
        }
        ... on RateLimitError {
          retryAfter
        }
      }
    `,
    result,
  )
}

interface ReorderMutation extends MutationParameters {
  readonly response: { readonly result: agir_reorder$key }
}

/** Puts items into an order; answers with what the server says against it, or null. */
export async function reordonner(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  ids: readonly string[],
): Promise<string | null> {
  const { result } = await commit<ReorderMutation>(environment, mutation, { input: { ids } })
  const read = readInlineData(
    graphql`
      fragment agir_reorder on ReorderResult @inline {
        ... on Error {
          message
        }
      }
    `,
    result,
  )
  return read.message ?? null
}
