import { graphql } from 'react-relay'
import type { Actes } from '../liste/actes.ts'

/** What can be done with a Service. */
export const serviceActes: Actes = {
  publish: graphql`
    mutation serviceActesPublishMutation($input: ContentInput!) {
      result: publishService(input: $input) {
        ...agir_result
      }
    }
  `,
  unpublish: graphql`
    mutation serviceActesUnpublishMutation($input: ContentInput!) {
      result: unpublishService(input: $input) {
        ...agir_result
      }
    }
  `,
  softDelete: graphql`
    mutation serviceActesSoftDeleteMutation($input: ContentInput!, $connections: [ID!]!) {
      result: softDeleteService(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation serviceActesRestoreMutation($input: RestoreInput!) {
      result: restoreService(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          content {
            ...ServiceListe_item @alias(as: "ligne")
          }
        }
      }
    }
  `,
  erase: graphql`
    mutation serviceActesEraseMutation($input: ContentInput!, $connections: [ID!]!) {
      result: eraseService(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  reorder: graphql`
    mutation serviceActesReorderMutation($input: ReorderInput!) {
      result: reorderService(input: $input) {
        ...agir_reorder
      }
    }
  `,
  swap: graphql`
    mutation serviceActesSwapMutation($input: SwapActiveInput!) {
      result: swapActiveService(input: $input) {
        ...agir_result
      }
    }
  `,
  actives: graphql`
    query serviceActesActivesQuery {
      admin {
        actives: services(status: true, first: 10) {
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
