import { graphql } from 'react-relay'
import type { ActesDeMessage } from './actesDeMessage.ts'

/** What can be done with a Devis. */
export const devisActes: ActesDeMessage = {
  lire: graphql`
    mutation devisActesLireMutation($input: UpdateDevisInput!) {
      result: updateDevis(input: $input) {
        ... on UpdateDevisPayload {
          content {
            lu
            version
            updatedAt
          }
          stats {
            unread
          }
        }
        ... on Error {
          message
        }
      }
    }
  `,
  publish: graphql`
    mutation devisActesPublishMutation($input: ContentInput!) {
      result: publishDevis(input: $input) {
        ...agir_result
        ...actesDeMessage_result
      }
    }
  `,
  unpublish: graphql`
    mutation devisActesUnpublishMutation($input: ContentInput!) {
      result: unpublishDevis(input: $input) {
        ...agir_result
        ...actesDeMessage_result
      }
    }
  `,
  softDelete: graphql`
    mutation devisActesSoftDeleteMutation($input: ContentInput!) {
      result: softDeleteDevis(input: $input) {
        ...agir_result
        ...actesDeMessage_result
      }
    }
  `,
  restore: graphql`
    mutation devisActesRestoreMutation($input: RestoreInput!) {
      result: restoreDevis(input: $input) {
        ...agir_result
        ...actesDeMessage_result
      }
    }
  `,
  erase: graphql`
    mutation devisActesEraseMutation($input: ContentInput!) {
      result: eraseDevis(input: $input) {
        ...agir_result
        ...actesDeMessage_result
      }
    }
  `,
}
