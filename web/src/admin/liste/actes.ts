import { graphql } from 'react-relay'
import type { GraphQLTaggedNode } from 'relay-runtime'

export type Acte = 'publish' | 'unpublish' | 'softDelete' | 'restore' | 'erase' | 'swap'

/** What can be done with any item. What each answers is called `result`. */
export const actes: Record<Acte, GraphQLTaggedNode> = {
  publish: graphql`
    mutation actesPublishMutation($input: ContentInput!) {
      result: publishContent(input: $input) {
        ...act_result
      }
    }
  `,
  unpublish: graphql`
    mutation actesUnpublishMutation($input: ContentInput!) {
      result: unpublishContent(input: $input) {
        ...act_result
      }
    }
  `,
  softDelete: graphql`
    mutation actesSoftDeleteMutation($input: ContentInput!, $connections: [ID!]!) {
      result: softDeleteContent(input: $input) {
        ...act_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation actesRestoreMutation($input: RestoreInput!) {
      result: restoreContent(input: $input) {
        ...act_result
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
        ...act_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  swap: graphql`
    mutation actesSwapMutation($input: SwapActiveInput!) {
      result: swapActiveContent(input: $input) {
        ...act_result
      }
    }
  `,
}
