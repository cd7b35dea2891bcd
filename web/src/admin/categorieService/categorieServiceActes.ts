import { graphql } from 'react-relay'
import type { Actes } from '../liste/actes.ts'

/** What can be done with a CategorieService. */
export const categorieServiceActes: Actes = {
  publish: graphql`
    mutation categorieServiceActesPublishMutation($input: ContentInput!) {
      result: publishCategorieService(input: $input) {
        ...agir_result
      }
    }
  `,
  unpublish: graphql`
    mutation categorieServiceActesUnpublishMutation($input: ContentInput!) {
      result: unpublishCategorieService(input: $input) {
        ...agir_result
      }
    }
  `,
  softDelete: graphql`
    mutation categorieServiceActesSoftDeleteMutation($input: ContentInput!, $connections: [ID!]!) {
      result: softDeleteCategorieService(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation categorieServiceActesRestoreMutation($input: RestoreInput!) {
      result: restoreCategorieService(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          content {
            ...CategorieServiceListe_item @alias(as: "ligne")
          }
        }
      }
    }
  `,
  erase: graphql`
    mutation categorieServiceActesEraseMutation($input: ContentInput!, $connections: [ID!]!) {
      result: eraseCategorieService(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
}
