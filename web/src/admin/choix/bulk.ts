import { graphql } from 'react-relay'
import {
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  readInlineData,
} from 'relay-runtime'
import { commit } from '../../relay/commit.ts'
import type { bulk_result$key } from '../../__generated__/bulk_result.graphql.ts'
import type { BulkResult } from './useBulkAct.ts'

export type BulkActName = 'publish' | 'unpublish' | 'softDelete' | 'restore' | 'erase' | 'schedule' | 'mark'

/** What can be done with several items at once. What each answers is called `result`. */
const documents: Record<BulkActName, GraphQLTaggedNode> = {
  publish: graphql`
    mutation bulkPublishMutation($input: ContentsInput!) {
      result: publishContents(input: $input) {
        ...bulk_result
      }
    }
  `,
  unpublish: graphql`
    mutation bulkUnpublishMutation($input: ContentsInput!) {
      result: unpublishContents(input: $input) {
        ...bulk_result
      }
    }
  `,
  softDelete: graphql`
    mutation bulkSoftDeleteMutation($input: ContentsInput!) {
      result: softDeleteContents(input: $input) {
        ...bulk_result
      }
    }
  `,
  restore: graphql`
    mutation bulkRestoreMutation($input: RestoreContentsInput!) {
      result: restoreContents(input: $input) {
        ...bulk_result
      }
    }
  `,
  erase: graphql`
    mutation bulkEraseMutation($input: ContentsInput!) {
      result: eraseContents(input: $input) {
        ...bulk_result
      }
    }
  `,
  schedule: graphql`
    mutation bulkScheduleMutation($input: ScheduleContentsInput!) {
      result: scheduleContents(input: $input) {
        ...bulk_result
      }
    }
  `,
  mark: graphql`
    mutation bulkMarkMutation($input: MarkMessagesInput!) {
      result: markMessages(input: $input) {
        ...bulk_result
      }
    }
  `,
}

interface ContentsMutation extends MutationParameters {
  readonly response: { readonly result: bulk_result$key }
}

/**
 * What the server answers to an act on several items; a text is what it says against all of it. The promise fails when
 * the server could not be asked.
 */
export async function actOnAll(
  environment: Environment,
  act: BulkActName,
  ids: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<BulkResult | string> {
  const items = ids.map((id) => ({ id }))
  const { result } = await commit<ContentsMutation>(environment, documents[act], {
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
      fragment bulk_result on ContentsResult @inline {
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
  const done = act === 'erase' ? deletedContentIds : contents.map(({ id }) => id)
  return { ids: done, libelle: contents[0]?.libelle, refuses: refused, entryId: entry?.id, obstacle }
}
