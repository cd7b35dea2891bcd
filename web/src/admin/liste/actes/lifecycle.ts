import { fetchQuery, graphql } from 'react-relay'
import {
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  readInlineData,
} from 'relay-runtime'
import { commit } from '../../../relay/commit.ts'
import type { lifecycleReorderMutation } from '../../../__generated__/lifecycleReorderMutation.graphql.ts'
import type { lifecycleStatsQuery } from '../../../__generated__/lifecycleStatsQuery.graphql.ts'
import type {
  lifecycle_result$data,
  lifecycle_result$key,
} from '../../../__generated__/lifecycle_result.graphql.ts'

export type LifecycleAct = 'publish' | 'unpublish' | 'softDelete' | 'restore' | 'erase' | 'swap'

/** What can be done with any item. What each answers is called `result`. */
const documents: Record<LifecycleAct, GraphQLTaggedNode> = {
  publish: graphql`
    mutation lifecyclePublishMutation($input: ContentInput!) {
      result: publishContent(input: $input) {
        ...lifecycle_result
      }
    }
  `,
  unpublish: graphql`
    mutation lifecycleUnpublishMutation($input: ContentInput!) {
      result: unpublishContent(input: $input) {
        ...lifecycle_result
      }
    }
  `,
  softDelete: graphql`
    mutation lifecycleSoftDeleteMutation($input: ContentInput!, $connections: [ID!]!) {
      result: softDeleteContent(input: $input) {
        ...lifecycle_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation lifecycleRestoreMutation($input: RestoreInput!) {
      result: restoreContent(input: $input) {
        ...lifecycle_result
        ... on LifecyclePayload {
          content {
            ...Ligne_content
          }
        }
      }
    }
  `,
  erase: graphql`
    mutation lifecycleEraseMutation($input: ContentInput!, $connections: [ID!]!) {
      result: eraseContent(input: $input) {
        ...lifecycle_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  swap: graphql`
    mutation lifecycleSwapMutation($input: SwapActiveInput!) {
      result: swapActiveContent(input: $input) {
        ...lifecycle_result
      }
    }
  `,
}

interface LifecycleMutation extends MutationParameters {
  readonly response: { readonly result: lifecycle_result$key }
}

/**
 * What the server answers to any change of state: the item and the counters as they are now, or why not. The promise
 * fails when the server could not be asked.
 */
export async function act(
  environment: Environment,
  acte: LifecycleAct,
  variables: LifecycleMutation['variables'],
): Promise<lifecycle_result$data> {
  const { result } = await commit<LifecycleMutation>(environment, documents[acte], variables)
  return readInlineData(
    graphql`
      fragment lifecycle_result on LifecycleResult @inline {
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
  await fetchQuery<lifecycleStatsQuery>(
    environment,
    graphql`
      query lifecycleStatsQuery($id: ID!) {
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
): Promise<{ entree: string | undefined; refusal: string | undefined }> {
  const { result } = await commit<lifecycleReorderMutation>(
    environment,
    graphql`
      mutation lifecycleReorderMutation($input: ReorderInput!) {
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
  return { entree: result.entry?.id, refusal: result.message }
}
