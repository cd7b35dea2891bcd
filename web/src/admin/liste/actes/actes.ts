import { fetchQuery, graphql } from 'react-relay'
import {
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  readInlineData,
} from 'relay-runtime'
import { commit } from '../../../relay/commit.ts'
import type { actesReorderMutation } from '../../../__generated__/actesReorderMutation.graphql.ts'
import type { actesStatsQuery } from '../../../__generated__/actesStatsQuery.graphql.ts'
import type { actes_result$data, actes_result$key } from '../../../__generated__/actes_result.graphql.ts'

export type Acte = 'publish' | 'unpublish' | 'softDelete' | 'restore' | 'erase' | 'swap'

/** What can be done with any item. What each answers is called `result`. */
const documents: Record<Acte, GraphQLTaggedNode> = {
  publish: graphql`
    mutation actesPublishMutation($input: ContentInput!) {
      result: publishContent(input: $input) {
        ...actes_result
      }
    }
  `,
  unpublish: graphql`
    mutation actesUnpublishMutation($input: ContentInput!) {
      result: unpublishContent(input: $input) {
        ...actes_result
      }
    }
  `,
  softDelete: graphql`
    mutation actesSoftDeleteMutation($input: ContentInput!, $connections: [ID!]!) {
      result: softDeleteContent(input: $input) {
        ...actes_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation actesRestoreMutation($input: RestoreInput!) {
      result: restoreContent(input: $input) {
        ...actes_result
        ... on LifecyclePayload {
          content {
            ...Ligne_content
          }
        }
      }
    }
  `,
  erase: graphql`
    mutation actesEraseMutation($input: ContentInput!, $connections: [ID!]!) {
      result: eraseContent(input: $input) {
        ...actes_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  swap: graphql`
    mutation actesSwapMutation($input: SwapActiveInput!) {
      result: swapActiveContent(input: $input) {
        ...actes_result
      }
    }
  `,
}

interface LifecycleMutation extends MutationParameters {
  readonly response: { readonly result: actes_result$key }
}

/**
 * What the server answers to any change of state: the item and the counters as they are now, or why not. The promise
 * fails when the server could not be asked.
 */
export async function act(
  environment: Environment,
  acte: Acte,
  variables: LifecycleMutation['variables'],
): Promise<actes_result$data> {
  const { result } = await commit<LifecycleMutation>(environment, documents[acte], variables)
  return readInlineData(
    graphql`
      fragment actes_result on LifecycleResult @inline {
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
  await fetchQuery<actesStatsQuery>(
    environment,
    graphql`
      query actesStatsQuery($id: ID!) {
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
  const { result } = await commit<actesReorderMutation>(
    environment,
    graphql`
      mutation actesReorderMutation($input: ReorderInput!) {
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
