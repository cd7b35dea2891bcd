import { graphql } from 'react-relay'
import type { GraphQLTaggedNode } from 'relay-runtime'
import type { Typename } from './inboxes.ts'

/** Marks one as read, or not; what each answers is called `result`. */
export const markRead: Record<Typename, GraphQLTaggedNode> = {
  Contact: graphql`
    mutation markReadContactMutation($input: UpdateContactInput!) {
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
  Devis: graphql`
    mutation markReadDevisMutation($input: UpdateDevisInput!) {
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
  Carriere: graphql`
    mutation markReadCarriereMutation($input: UpdateCarriereInput!) {
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
}
