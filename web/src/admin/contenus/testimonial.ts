import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { SaveTestimonialDraftInput } from '../../__generated__/testimonialGarderMutation.graphql.ts'
import type { testimonial_item$data } from '../../__generated__/testimonial_item.graphql.ts'
import type { testimonial_ligne$key } from '../../__generated__/testimonial_ligne.graphql.ts'
import { ligne, nombre, paragraphe, photo } from '../editeur/definition/champs.ts'
import { formulaire } from '../editeur/definition/formulaire.ts'
import type { GenreDe } from '../liste/genre.ts'

export const testimonial: GenreDe<SaveTestimonialDraftInput, testimonial_item$data> = {
  ligne({ testimonial: cle }) {
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
  ...formulaire(
    {
      champs: {
        nom: ligne('Nom', { requis: true }),
        fonction: ligne('Fonction'),
        entreprise: ligne('Entreprise'),
        note: nombre('Note', { aide: 'De 1 à 5.' }),
        message: paragraphe('Témoignage', { requis: true }),
      },
    },
    { champs: photo('photo', 'Portrait') },
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
      resultat: createTestimonial(input: $input) {
        ...documents_refus @alias(as: "refus")
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
      resultat: updateTestimonial(input: $input) {
        ...documents_refus @alias(as: "refus")
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
  garder: graphql`
    mutation testimonialGarderMutation($input: SaveTestimonialDraftInput!) {
      resultat: saveTestimonialDraft(input: $input) {
        ...prepare_resultat
      }
    }
  `,
}
