import { graphql } from 'react-relay'
import type { Actes } from '../liste/actes.ts'

/** What can be done with a Faq. */
export const faqActes: Actes = {
  publish: graphql`
    mutation faqActesPublishMutation($input: ContentInput!) {
      result: publishFaq(input: $input) {
        ...agir_result
      }
    }
  `,
  unpublish: graphql`
    mutation faqActesUnpublishMutation($input: ContentInput!) {
      result: unpublishFaq(input: $input) {
        ...agir_result
      }
    }
  `,
  softDelete: graphql`
    mutation faqActesSoftDeleteMutation($input: ContentInput!, $connections: [ID!]!) {
      result: softDeleteFaq(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation faqActesRestoreMutation($input: RestoreInput!) {
      result: restoreFaq(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          content {
            ...FaqListe_item @alias(as: "ligne")
          }
        }
      }
    }
  `,
  erase: graphql`
    mutation faqActesEraseMutation($input: ContentInput!, $connections: [ID!]!) {
      result: eraseFaq(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  reorder: graphql`
    mutation faqActesReorderMutation($input: ReorderInput!) {
      result: reorderFaq(input: $input) {
        ...agir_reorder
      }
    }
  `,
}
