import { graphql } from 'react-relay'
import {
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  readInlineData,
} from 'relay-runtime'
import type { juger_result$key } from '../../../../__generated__/juger_result.graphql.ts'
import { commit } from '../../../../relay/commit.ts'
import type { Suite } from '../../../choix/useBulkAct.ts'

export type Jugement = 'accept' | 'erase'

const documents: Record<Jugement, GraphQLTaggedNode> = {
  accept: graphql`
    mutation jugerAcceptMutation($input: IndesirablesInput!) {
      result: acceptIndesirables(input: $input) {
        ...juger_result
      }
    }
  `,
  erase: graphql`
    mutation jugerEraseMutation($input: IndesirablesInput!) {
      result: eraseIndesirables(input: $input) {
        ...juger_result
      }
    }
  `,
}

interface JudgementMutation extends MutationParameters {
  readonly response: { readonly result: juger_result$key }
}

/** Says of several that they are people’s, or that they can go; a text is what the server says against all of it. */
export async function juger(
  environment: Environment,
  jugement: Jugement,
  ids: readonly string[],
): Promise<Suite | string> {
  const { result } = await commit<JudgementMutation>(environment, documents[jugement], { input: { ids } })
  const {
    deletedIndesirableIds = [],
    contents = [],
    refused = [],
    message,
  } = readInlineData(
    graphql`
      fragment juger_result on IndesirablesResult @inline {
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
    entree: undefined,
  }
}
