import { graphql } from 'react-relay'
import type { Actes } from '../liste/actes.ts'

/** What can be done with a Projet. */
export const projetActes: Actes = {
  publish: graphql`
    mutation projetActesPublishMutation($input: ContentInput!) {
      result: publishProjet(input: $input) {
        ...agir_result
      }
    }
  `,
  unpublish: graphql`
    mutation projetActesUnpublishMutation($input: ContentInput!) {
      result: unpublishProjet(input: $input) {
        ...agir_result
      }
    }
  `,
  softDelete: graphql`
    mutation projetActesSoftDeleteMutation($input: ContentInput!, $connections: [ID!]!) {
      result: softDeleteProjet(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation projetActesRestoreMutation($input: RestoreInput!) {
      result: restoreProjet(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          content {
            ...ProjetListe_item @alias(as: "ligne")
          }
        }
      }
    }
  `,
  erase: graphql`
    mutation projetActesEraseMutation($input: ContentInput!, $connections: [ID!]!) {
      result: eraseProjet(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
}
