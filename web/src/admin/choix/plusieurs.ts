import { graphql } from 'react-relay'
import {
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  readInlineData,
} from 'relay-runtime'
import { commit } from '../../relay/commit.ts'
import type { plusieurs_result$key } from '../../__generated__/plusieurs_result.graphql.ts'
import type { Suite } from './useBulkAct.ts'

export type ActeSurPlusieurs =
  | 'publish'
  | 'unpublish'
  | 'softDelete'
  | 'restore'
  | 'erase'
  | 'schedule'
  | 'mark'

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
    mutation plusieursSoftDeleteMutation($input: ContentsInput!) {
      result: softDeleteContents(input: $input) {
        ...plusieurs_result
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
  erase: graphql`
    mutation plusieursEraseMutation($input: ContentsInput!) {
      result: eraseContents(input: $input) {
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
  mark: graphql`
    mutation plusieursMarkMutation($input: MarkMessagesInput!) {
      result: markMessages(input: $input) {
        ...plusieurs_result
      }
    }
  `,
}

interface ContentsMutation extends MutationParameters {
  readonly response: { readonly result: plusieurs_result$key }
}

/**
 * What the server answers to an act on several items; a text is what it says against all of it. The promise fails when
 * the server could not be asked.
 */
export async function actOnAll(
  environment: Environment,
  acte: ActeSurPlusieurs,
  ids: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<Suite | string> {
  const items = ids.map((id) => ({ id }))
  const { result } = await commit<ContentsMutation>(environment, documents[acte], {
    input: { items, ...more },
  })
  const {
    contents = [],
    deletedContentIds = [],
    refused = [],
    entry,
    obstacle,
    message,
  } = readInlineData(
    graphql`
      fragment plusieurs_result on ContentsResult @inline {
        ... on ContentsPayload {
          contents {
            id
            libelle
            status
            softdelete
            publishAt
            unpublishAt
            ... on Message {
              lu
            }
          }
          deletedContentIds
          refused {
            contentId
            libelle
            message
          }
          obstacle
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
  if (message !== undefined) return message
  const done = acte === 'erase' ? deletedContentIds : contents.map(({ id }) => id)
  return { ids: done, libelle: contents[0]?.libelle, refuses: refused, entree: entry?.id, obstacle }
}
