import { fetchQuery, graphql } from 'react-relay'
import {
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  readInlineData,
} from 'relay-runtime'
import { commit } from '../../relay/commit.ts'
import type { actReorderMutation } from '../../__generated__/actReorderMutation.graphql.ts'
import type { actStatsQuery } from '../../__generated__/actStatsQuery.graphql.ts'
import type { act_result$data, act_result$key } from '../../__generated__/act_result.graphql.ts'

interface LifecycleMutation extends MutationParameters {
  readonly response: { readonly result: act_result$key }
}

/**
 * What the server answers to any change of state: the item and the counters as they are now, or why not. The promise
 * fails when the server could not be asked.
 */
export async function act(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: LifecycleMutation['variables'],
): Promise<act_result$data> {
  const { result } = await commit<LifecycleMutation>(environment, mutation, variables)
  return readInlineData(
    graphql`
      fragment act_result on LifecycleResult @inline {
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
            unread
            ...Liste_stats
          }
        }
        ... on Error {
          message
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

/** Asks for the counters of a type anew. */
export async function refreshStats(environment: Environment, id: string): Promise<void> {
  await fetchQuery<actStatsQuery>(
    environment,
    graphql`
      query actStatsQuery($id: ID!) {
        node(id: $id) {
          ...Liste_stats @alias
        }
      }
    `,
    { id },
  ).toPromise()
}

/** Puts items into an order; answers with the line of the journal that tells of it, or with what the server says against it. */
export async function reorder(
  environment: Environment,
  ids: readonly string[],
): Promise<{ entree: string | undefined; refus: string | undefined }> {
  const { result } = await commit<actReorderMutation>(
    environment,
    graphql`
      mutation actReorderMutation($input: ReorderInput!) {
        result: reorderContents(input: $input) {
          ... on ReorderPayload {
            entry {
              id
            }
          }
          ... on Error {
            message
          }
        }
      }
    `,
    { input: { ids } },
  )
  return { entree: result.entry?.id, refus: result.message }
}
