import { graphql } from 'react-relay'
import {
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  readInlineData,
} from 'relay-runtime'
import type { judge_result$key } from '../../../../__generated__/judge_result.graphql.ts'
import { commit } from '../../../../relay/commit.ts'
import type { BulkResult } from '../../../choix/useBulkAct.ts'

export type Judgement = 'accept' | 'erase'

const documents: Record<Judgement, GraphQLTaggedNode> = {
  accept: graphql`
    mutation judgeAcceptMutation($input: IndesirablesInput!) {
      result: acceptIndesirables(input: $input) {
        ...judge_result
      }
    }
  `,
  erase: graphql`
    mutation judgeEraseMutation($input: IndesirablesInput!) {
      result: eraseIndesirables(input: $input) {
        ...judge_result
      }
    }
  `,
}

interface JudgementMutation extends MutationParameters {
  readonly response: { readonly result: judge_result$key }
}

/** Says of several that they are people’s, or that they can go; a text is what the server says against all of it. */
export async function judge(
  environment: Environment,
  jugement: Judgement,
  ids: readonly string[],
): Promise<BulkResult | string> {
  const { result } = await commit<JudgementMutation>(environment, documents[jugement], { input: { ids } })
  const {
    deletedIndesirableIds = [],
    contents = [],
    refused = [],
    message,
  } = readInlineData(
    graphql`
      fragment judge_result on IndesirablesResult @inline {
        ... on IndesirablesPayload {
          deletedIndesirableIds
          contents {
            libelle
          }
          refused {
            contentId
            libelle
            message
          }
          stats {
            total
            unread
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
  return {
    ids: deletedIndesirableIds,
    libelle: contents[0]?.libelle,
    refuses: refused,
    entryId: undefined,
  }
}
