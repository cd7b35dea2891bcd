import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { SavePresentationDraftInput } from '../../__generated__/presentationGarderMutation.graphql.ts'
import type { presentation_item$data } from '../../__generated__/presentation_item.graphql.ts'
import type { presentation_ligne$key } from '../../__generated__/presentation_ligne.graphql.ts'
import { ligne, photo, riche } from '../editeur/definition/champs.ts'
import { formulaire } from '../editeur/definition/formulaire.ts'
import type { GenreDe } from '../liste/genre.ts'

export const presentation: GenreDe<SavePresentationDraftInput, presentation_item$data> = {
  ligne({ presentation: cle }) {
    const item = readInlineData<presentation_ligne$key>(
      graphql`
        fragment presentation_ligne on Presentation @inline {
          image {
            ...Image_image
          }
        }
      `,
      cle,
    )
    return item && { image: item.image }
  },
  ...formulaire(
    { champs: { titre: ligne('Titre', { requis: true }) } },
    { champs: photo('image', 'Image') },
    { champs: { contenu: riche('Contenu') } },
    { champs: { footerSec: riche('Texte du pied de page') } },
  ),
  Apercu: lazy(() => import('../apercu/PresentationApercu.tsx')),
  item: graphql`
    fragment presentation_item on Presentation @inline {
      id
      libelle
      status
      version
      titre
      contenu
      image {
        ...documents_photo @relay(mask: false)
      }
      footerSec
    }
  `,
  create: graphql`
    mutation presentationCreateMutation($input: CreatePresentationInput!, $connections: [ID!]!) {
      resultat: createPresentation(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on CreatePresentationPayload {
          content {
            ...presentation_item @alias(as: "item")
          }
          edge @prependEdge(connections: $connections) {
            node {
              ...Ligne_commun
              ...presentation_ligne
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
    mutation presentationUpdateMutation($input: UpdatePresentationInput!) {
      resultat: updatePresentation(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on UpdatePresentationPayload {
          content {
            ...presentation_item @alias(as: "item")
            ...Ligne_commun
            ...presentation_ligne
          }
          stats {
            ...Liste_stats
          }
        }
        ... on ConflictError {
          current {
            ...presentation_item @alias(as: "item")
          }
        }
      }
    }
  `,
  garder: graphql`
    mutation presentationGarderMutation($input: SavePresentationDraftInput!) {
      resultat: savePresentationDraft(input: $input) {
        ...prepare_resultat
      }
    }
  `,
}
