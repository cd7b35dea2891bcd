import { graphql } from 'react-relay'
import type { ActesDeMessage } from './actesDeMessage.ts'

/** What can be done with a Contact. */
export const contactActes: ActesDeMessage = {
  lire: graphql`
    mutation contactActesLireMutation($input: UpdateContactInput!) {
      result: updateContact(input: $input) {
        ... on UpdateContactPayload {
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
    mutation contactActesPublishMutation($input: ContentInput!) {
      result: publishContact(input: $input) {
        ...agir_result
        ...actesDeMessage_result
      }
    }
  `,
  unpublish: graphql`
    mutation contactActesUnpublishMutation($input: ContentInput!) {
      result: unpublishContact(input: $input) {
        ...agir_result
        ...actesDeMessage_result
      }
    }
  `,
  softDelete: graphql`
    mutation contactActesSoftDeleteMutation($input: ContentInput!) {
      result: softDeleteContact(input: $input) {
        ...agir_result
        ...actesDeMessage_result
      }
    }
  `,
  restore: graphql`
    mutation contactActesRestoreMutation($input: RestoreInput!) {
      result: restoreContact(input: $input) {
        ...agir_result
        ...actesDeMessage_result
      }
    }
  `,
  erase: graphql`
    mutation contactActesEraseMutation($input: ContentInput!) {
      result: eraseContact(input: $input) {
        ...agir_result
        ...actesDeMessage_result
      }
    }
  `,
}
