import { graphql } from 'react-relay'
import type { Actes } from '../liste/actes.ts'

/** What can be done with a Entreprise. */
export const entrepriseActes: Actes = {
  publish: graphql`
    mutation entrepriseActesPublishMutation($input: ContentInput!) {
      result: publishEntreprise(input: $input) {
        ...agir_result
      }
    }
  `,
  unpublish: graphql`
    mutation entrepriseActesUnpublishMutation($input: ContentInput!) {
      result: unpublishEntreprise(input: $input) {
        ...agir_result
      }
    }
  `,
  softDelete: graphql`
    mutation entrepriseActesSoftDeleteMutation($input: ContentInput!, $connections: [ID!]!) {
      result: softDeleteEntreprise(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation entrepriseActesRestoreMutation($input: RestoreInput!) {
      result: restoreEntreprise(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          content {
            ...EntrepriseListe_item @alias(as: "ligne")
          }
        }
      }
    }
  `,
  erase: graphql`
    mutation entrepriseActesEraseMutation($input: ContentInput!, $connections: [ID!]!) {
      result: eraseEntreprise(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  swap: graphql`
    mutation entrepriseActesSwapMutation($input: SwapActiveInput!) {
      result: swapActiveEntreprise(input: $input) {
        ...agir_result
      }
    }
  `,
  actives: graphql`
    query entrepriseActesActivesQuery {
      admin {
        actives: entreprises(status: true, first: 10) {
          edges {
            node {
              id
              libelle: nom
            }
          }
        }
      }
    }
  `,
}
