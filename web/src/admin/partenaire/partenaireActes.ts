import { graphql } from 'react-relay'
import type { Actes } from '../liste/actes.ts'

/** What can be done with a Partenaire. */
export const partenaireActes: Actes = {
  publish: graphql`
    mutation partenaireActesPublishMutation($input: ContentInput!) {
      result: publishPartenaire(input: $input) {
        ...agir_result
      }
    }
  `,
  unpublish: graphql`
    mutation partenaireActesUnpublishMutation($input: ContentInput!) {
      result: unpublishPartenaire(input: $input) {
        ...agir_result
      }
    }
  `,
  softDelete: graphql`
    mutation partenaireActesSoftDeleteMutation($input: ContentInput!, $connections: [ID!]!) {
      result: softDeletePartenaire(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation partenaireActesRestoreMutation($input: RestoreInput!) {
      result: restorePartenaire(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          content {
            ...PartenaireListe_item @alias(as: "ligne")
          }
        }
      }
    }
  `,
  erase: graphql`
    mutation partenaireActesEraseMutation($input: ContentInput!, $connections: [ID!]!) {
      result: erasePartenaire(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  reorder: graphql`
    mutation partenaireActesReorderMutation($input: ReorderInput!) {
      result: reorderPartenaire(input: $input) {
        ...agir_reorder
      }
    }
  `,
}
