import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { SaveTestimonialDraftInput } from '../../__generated__/testimonialSaveDraftMutation.graphql.ts'
import type { testimonial_item$data } from '../../__generated__/testimonial_item.graphql.ts'
import type { testimonial_ligne$key } from '../../__generated__/testimonial_ligne.graphql.ts'
import { textField, numberField, textAreaField, pictureField } from '../editeur/definition/fields.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const testimonial: ContentTypeFor<SaveTestimonialDraftInput, testimonial_item$data> = {
  rowDetail({ testimonial: cle }) {
    const item = readInlineData<testimonial_ligne$key>(
      graphql`
        fragment testimonial_ligne on Testimonial @inline {
          fonction
          entreprise
          photo {
            ...Image_image
          }
        }
      `,
      cle,
    )
    return item && { details: [item.fonction, item.entreprise], image: item.photo }
  },
  ...defineForm(
    {
      champs: {
        nom: textField('Nom', { required: true }),
        fonction: textField('Fonction'),
        entreprise: textField('Entreprise'),
        note: numberField('Note', { help: 'De 1 à 5.' }),
        message: textAreaField('Témoignage', { required: true }),
      },
    },
    { champs: pictureField('photo', 'Portrait') },
  ),
  Apercu: lazy(() => import('../apercu/TestimonialApercu.tsx')),
  item: graphql`
    fragment testimonial_item on Testimonial @inline {
      id
      libelle
      status
      version
      nom
      fonction
      entreprise
      message
      photo {
        ...documents_photo @relay(mask: false)
      }
      note
    }
  `,
  create: graphql`
    mutation testimonialCreateMutation($input: CreateTestimonialInput!, $connections: [ID!]!) {
      result: createTestimonial(input: $input) {
        ...documents_refusal @alias(as: "refusal")
        ... on CreateTestimonialPayload {
          content {
            ...testimonial_item @alias(as: "item")
          }
          edge @prependEdge(connections: $connections) {
            node {
              ...Ligne_commun
              ...testimonial_ligne
            }
          }
          stats {
            ...Liste_stats
          }
        }
      }
    }
  `,
  update: graphql`
    mutation testimonialUpdateMutation($input: UpdateTestimonialInput!) {
      result: updateTestimonial(input: $input) {
        ...documents_refusal @alias(as: "refusal")
        ... on UpdateTestimonialPayload {
          content {
            ...testimonial_item @alias(as: "item")
            ...Ligne_commun
            ...testimonial_ligne
          }
          stats {
            ...Liste_stats
          }
        }
        ... on ConflictError {
          current {
            ...testimonial_item @alias(as: "item")
          }
        }
      }
    }
  `,
  saveDraft: graphql`
    mutation testimonialSaveDraftMutation($input: SaveTestimonialDraftInput!) {
      result: saveTestimonialDraft(input: $input) {
        ...sharedDraft_result
      }
    }
  `,
}
