import { graphql } from 'react-relay'
import type { ActesDeMessage } from './actesDeMessage.ts'

/** What can be done with a Carriere. */
export const carriereActes: ActesDeMessage = {
  lire: graphql`
    mutation carriereActesLireMutation($input: UpdateCarriereInput!) {
      result: updateCarriere(input: $input) {
        ... on UpdateCarrierePayload {
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
    mutation carriereActesPublishMutation($input: ContentInput!) {
      result: publishCarriere(input: $input) {
        ...agir_result
        ...actesDeMessage_result
      }
    }
  `,
  unpublish: graphql`
    mutation carriereActesUnpublishMutation($input: ContentInput!) {
      result: unpublishCarriere(input: $input) {
        ...agir_result
        ...actesDeMessage_result
      }
    }
  `,
  softDelete: graphql`
    mutation carriereActesSoftDeleteMutation($input: ContentInput!) {
      result: softDeleteCarriere(input: $input) {
        ...agir_result
        ...actesDeMessage_result
      }
    }
  `,
  restore: graphql`
    mutation carriereActesRestoreMutation($input: RestoreInput!) {
      result: restoreCarriere(input: $input) {
        ...agir_result
        ...actesDeMessage_result
      }
    }
  `,
  erase: graphql`
    mutation carriereActesEraseMutation($input: ContentInput!) {
      result: eraseCarriere(input: $input) {
        ...agir_result
        ...actesDeMessage_result
      }
    }
  `,
}
