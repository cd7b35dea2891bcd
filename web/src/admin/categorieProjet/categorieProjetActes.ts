import { graphql } from 'react-relay'
import type { Actes } from '../liste/actes.ts'

/** What can be done with a CategorieProjet. */
export const categorieProjetActes: Actes = {
  publish: graphql`
    mutation categorieProjetActesPublishMutation($input: ContentInput!) {
      result: publishCategorieProjet(input: $input) {
        ...agir_result
      }
    }
  `,
  unpublish: graphql`
    mutation categorieProjetActesUnpublishMutation($input: ContentInput!) {
      result: unpublishCategorieProjet(input: $input) {
        ...agir_result
      }
    }
  `,
  softDelete: graphql`
    mutation categorieProjetActesSoftDeleteMutation($input: ContentInput!, $connections: [ID!]!) {
      result: softDeleteCategorieProjet(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation categorieProjetActesRestoreMutation($input: RestoreInput!) {
      result: restoreCategorieProjet(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          content {
            ...CategorieProjetListe_item @alias(as: "ligne")
          }
        }
      }
    }
  `,
  erase: graphql`
    mutation categorieProjetActesEraseMutation($input: ContentInput!, $connections: [ID!]!) {
      result: eraseCategorieProjet(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
}
