import { graphql } from 'react-relay'
import type { Actes } from '../liste/actes.ts'

/** What can be done with a Slide. */
export const slideActes: Actes = {
  publish: graphql`
    mutation slideActesPublishMutation($input: ContentInput!) {
      result: publishSlide(input: $input) {
        ...agir_result
      }
    }
  `,
  unpublish: graphql`
    mutation slideActesUnpublishMutation($input: ContentInput!) {
      result: unpublishSlide(input: $input) {
        ...agir_result
      }
    }
  `,
  softDelete: graphql`
    mutation slideActesSoftDeleteMutation($input: ContentInput!, $connections: [ID!]!) {
      result: softDeleteSlide(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation slideActesRestoreMutation($input: RestoreInput!) {
      result: restoreSlide(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          content {
            ...SlideListe_item @alias(as: "ligne")
          }
        }
      }
    }
  `,
  erase: graphql`
    mutation slideActesEraseMutation($input: ContentInput!, $connections: [ID!]!) {
      result: eraseSlide(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  reorder: graphql`
    mutation slideActesReorderMutation($input: ReorderInput!) {
      result: reorderSlide(input: $input) {
        ...agir_reorder
      }
    }
  `,
}
