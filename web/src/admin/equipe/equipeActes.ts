import { graphql } from 'react-relay'
import type { Actes } from '../liste/actes.ts'

/** What can be done with a Equipe. */
export const equipeActes: Actes = {
  publish: graphql`
    mutation equipeActesPublishMutation($input: ContentInput!) {
      result: publishEquipe(input: $input) {
        ...agir_result
      }
    }
  `,
  unpublish: graphql`
    mutation equipeActesUnpublishMutation($input: ContentInput!) {
      result: unpublishEquipe(input: $input) {
        ...agir_result
      }
    }
  `,
  softDelete: graphql`
    mutation equipeActesSoftDeleteMutation($input: ContentInput!, $connections: [ID!]!) {
      result: softDeleteEquipe(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation equipeActesRestoreMutation($input: RestoreInput!) {
      result: restoreEquipe(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          content {
            ...EquipeListe_item @alias(as: "ligne")
          }
        }
      }
    }
  `,
  erase: graphql`
    mutation equipeActesEraseMutation($input: ContentInput!, $connections: [ID!]!) {
      result: eraseEquipe(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  reorder: graphql`
    mutation equipeActesReorderMutation($input: ReorderInput!) {
      result: reorderEquipe(input: $input) {
        ...agir_reorder
      }
    }
  `,
  swap: graphql`
    mutation equipeActesSwapMutation($input: SwapActiveInput!) {
      result: swapActiveEquipe(input: $input) {
        ...agir_result
      }
    }
  `,
  actives: graphql`
    query equipeActesActivesQuery {
      admin {
        actives: equipes(status: true, first: 10) {
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
