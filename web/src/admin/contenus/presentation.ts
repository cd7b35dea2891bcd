import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { SavePresentationDraftInput } from '../../__generated__/presentationSaveDraftMutation.graphql.ts'
import type { presentation_item$data } from '../../__generated__/presentation_item.graphql.ts'
import type { presentation_ligne$key } from '../../__generated__/presentation_ligne.graphql.ts'
import { textField, pictureField, richTextField } from '../editeur/definition/fields.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const presentation: ContentTypeFor<SavePresentationDraftInput, presentation_item$data> = {
  rowDetail({ presentation: cle }) {
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
  ...defineForm(
    { champs: { titre: textField('Titre', { required: true }) } },
    { champs: pictureField('image', 'Image') },
    { champs: { contenu: richTextField('Contenu') } },
    { champs: { footerSec: richTextField('Texte du pied de page') } },
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
      result: createPresentation(input: $input) {
        ...documents_refusal @alias(as: "refusal")
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
      result: updatePresentation(input: $input) {
        ...documents_refusal @alias(as: "refusal")
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
  saveDraft: graphql`
    mutation presentationSaveDraftMutation($input: SavePresentationDraftInput!) {
      result: savePresentationDraft(input: $input) {
        ...sharedDraft_result
      }
    }
  `,
}
