import { graphql } from 'react-relay'
import type { Actes } from '../liste/actes.ts'

/** What can be done with a Presentation. */
export const presentationActes: Actes = {
  publish: graphql`
    mutation presentationActesPublishMutation($input: ContentInput!) {
      result: publishPresentation(input: $input) {
        ...agir_result
      }
    }
  `,
  unpublish: graphql`
    mutation presentationActesUnpublishMutation($input: ContentInput!) {
      result: unpublishPresentation(input: $input) {
        ...agir_result
      }
    }
  `,
  softDelete: graphql`
    mutation presentationActesSoftDeleteMutation($input: ContentInput!, $connections: [ID!]!) {
      result: softDeletePresentation(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation presentationActesRestoreMutation($input: RestoreInput!) {
      result: restorePresentation(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          content {
            ...PresentationListe_item @alias(as: "ligne")
          }
        }
      }
    }
  `,
  erase: graphql`
    mutation presentationActesEraseMutation($input: ContentInput!, $connections: [ID!]!) {
      result: erasePresentation(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  swap: graphql`
    mutation presentationActesSwapMutation($input: SwapActiveInput!) {
      result: swapActivePresentation(input: $input) {
        ...agir_result
      }
    }
  `,
  actives: graphql`
    query presentationActesActivesQuery {
      admin {
        actives: presentations(status: true, first: 10) {
          edges {
            node {
              id
              libelle: titre
            }
          }
        }
      }
    }
  `,
}
