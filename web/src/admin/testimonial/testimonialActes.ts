import { graphql } from 'react-relay'
import type { Actes } from '../liste/actes.ts'

/** What can be done with a Testimonial. */
export const testimonialActes: Actes = {
  publish: graphql`
    mutation testimonialActesPublishMutation($input: ContentInput!) {
      result: publishTestimonial(input: $input) {
        ...agir_result
      }
    }
  `,
  unpublish: graphql`
    mutation testimonialActesUnpublishMutation($input: ContentInput!) {
      result: unpublishTestimonial(input: $input) {
        ...agir_result
      }
    }
  `,
  softDelete: graphql`
    mutation testimonialActesSoftDeleteMutation($input: ContentInput!, $connections: [ID!]!) {
      result: softDeleteTestimonial(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
  restore: graphql`
    mutation testimonialActesRestoreMutation($input: RestoreInput!) {
      result: restoreTestimonial(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          content {
            ...TestimonialListe_item @alias(as: "ligne")
          }
        }
      }
    }
  `,
  erase: graphql`
    mutation testimonialActesEraseMutation($input: ContentInput!, $connections: [ID!]!) {
      result: eraseTestimonial(input: $input) {
        ...agir_result
        ... on LifecyclePayload {
          deletedContentId @deleteEdge(connections: $connections)
        }
      }
    }
  `,
}
