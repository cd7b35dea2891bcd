import { fetchQuery, graphql } from 'react-relay'
import {
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  readInlineData,
} from 'relay-runtime'
import { commit } from '../../relay/commit.ts'
import type { ListePageQuery$variables } from '../../__generated__/ListePageQuery.graphql.ts'
import type { plusieursToutQuery } from '../../__generated__/plusieursToutQuery.graphql.ts'
import type { plusieursUndoMutation } from '../../__generated__/plusieursUndoMutation.graphql.ts'
import type {
  plusieurs_result$data,
  plusieurs_result$key,
} from '../../__generated__/plusieurs_result.graphql.ts'

export type ActeSurPlusieurs = 'publish' | 'unpublish' | 'softDelete' | 'restore' | 'schedule'

/** What can be done with several items at once. What each answers is called `result`. */
const documents: Record<ActeSurPlusieurs, GraphQLTaggedNode> = {
  publish: graphql`
    mutation plusieursPublishMutation($input: ContentsInput!) {
      result: publishContents(input: $input) {
        ...plusieurs_result
      }
    }
  `,
  unpublish: graphql`
    mutation plusieursUnpublishMutation($input: ContentsInput!) {
      result: unpublishContents(input: $input) {
        ...plusieurs_result
      }
    }
  `,
  softDelete: graphql`
    mutation plusieursSoftDeleteMutation($input: ContentsInput!, $connections: [ID!]!) {
      result: softDeleteContents(input: $input) {
        ...plusieurs_result
        ... on ContentsPayload {
          deletedContentIds @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation plusieursRestoreMutation($input: RestoreContentsInput!) {
      result: restoreContents(input: $input) {
        ...plusieurs_result
      }
    }
  `,
  schedule: graphql`
    mutation plusieursScheduleMutation($input: ScheduleContentsInput!) {
      result: scheduleContents(input: $input) {
        ...plusieurs_result
      }
    }
  `,
}

interface ContentsMutation extends MutationParameters {
  readonly response: { readonly result: plusieurs_result$key }
}

/** What the server answers to an act on several items. The promise fails when the server could not be asked. */
export async function actOnAll(
  environment: Environment,
  acte: ActeSurPlusieurs,
  variables: ContentsMutation['variables'],
): Promise<plusieurs_result$data> {
  const { result } = await commit<ContentsMutation>(environment, documents[acte], variables)
  return readInlineData(
    graphql`
      fragment plusieurs_result on ContentsResult @inline {
        __typename
        ... on ContentsPayload {
          contents {
            id
            libelle
            status
            softdelete
            publishAt
            unpublishAt
          }
          refused {
            contentId
            libelle
            message
          }
          stats {
            unread
            ...Liste_stats
          }
          entry {
            id
          }
        }
        ... on Error {
          message
        }
      }
    `,
    result,
  )
}

/** Takes such an act back, by the line of the journal that tells of it. */
export async function takeBack(environment: Environment, id: string) {
  const { result } = await commit<plusieursUndoMutation>(
    environment,
    graphql`
      mutation plusieursUndoMutation($input: UndoChangeInput!) {
        result: undoChange(input: $input) {
          ... on UndoChangePayload {
            contents {
              id
              status
              softdelete
              publishAt
              unpublishAt
            }
            refused {
              libelle
              message
            }
            stats {
              ...Liste_stats
            }
          }
          ... on Error {
            message
          }
        }
      }
    `,
    { input: { id } },
  )
  return result
}

/** The ids of all that a list finds, whatever of it is shown; the first thousand. */
export async function everythingIn(
  environment: Environment,
  demande: ListePageQuery$variables,
): Promise<readonly string[]> {
  const { type, faq, search, status, trashed, order } = demande
  const found = await fetchQuery<plusieursToutQuery>(
    environment,
    graphql`
      query plusieursToutQuery(
        $type: ContentName!
        $faq: ID
        $search: String
        $status: Boolean
        $trashed: Boolean
        $order: ContentOrder
      ) {
        admin {
          everyContent(
            type: $type
            faq: $faq
            search: $search
            status: $status
            trashed: $trashed
            order: $order
          ) {
            id
          }
        }
      }
    `,
    { type, faq, search, status, trashed, order },
    { fetchPolicy: 'network-only' },
  ).toPromise()
  return found?.admin?.everyContent.map(({ id }) => id) ?? []
}
