import { graphql } from 'react-relay'
import type { Actes } from '../liste/actes.ts'

/** What can be done with a FaqQuestion. */
export const faqQuestionActes: Actes = {
  publish: graphql`
    mutation faqQuestionActesPublishMutation($input: ContentInput!) {
      result: publishFaqQuestion(input: $input) {
        ...agir_result
      }
    }
  `,
  unpublish: graphql`
    mutation faqQuestionActesUnpublishMutation($input: ContentInput!) {
      result: unpublishFaqQuestion(input: $input) {
        ...agir_result
      }
    }
  `,
  softDelete: graphql`
    mutation faqQuestionActesSoftDeleteMutation($input: ContentInput!, $connections: [ID!]!) {
      result: softDeleteFaqQuestion(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation faqQuestionActesRestoreMutation($input: RestoreInput!) {
      result: restoreFaqQuestion(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          content {
            ...FaqQuestionListe_item @alias(as: "ligne")
          }
        }
      }
    }
  `,
  erase: graphql`
    mutation faqQuestionActesEraseMutation($input: ContentInput!, $connections: [ID!]!) {
      result: eraseFaqQuestion(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  reorder: graphql`
    mutation faqQuestionActesReorderMutation($input: ReorderInput!) {
      result: reorderFaqQuestion(input: $input) {
        ...agir_reorder
      }
    }
  `,
}
