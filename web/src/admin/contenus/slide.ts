import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { SaveSlideDraftInput } from '../../__generated__/slideGarderMutation.graphql.ts'
import type { slide_item$data } from '../../__generated__/slide_item.graphql.ts'
import type { slide_ligne$key } from '../../__generated__/slide_ligne.graphql.ts'
import { coche, ligne, photo, riche } from '../editeur/definition/champs.ts'
import { formulaire } from '../editeur/definition/formulaire.ts'
import type { GenreDe } from '../liste/genre.ts'

export const slide: GenreDe<SaveSlideDraftInput, slide_item$data> = {
  ligne({ slide: cle }) {
    const item = readInlineData<slide_ligne$key>(
      graphql`
        fragment slide_ligne on Slide @inline {
          archive
          status
          lien
          image {
            ...Image_image
          }
        }
      `,
      cle,
    )
    return (
      item && {
        details: [item.archive && !item.status ? 'archivé' : null, item.lien],
        isArchived: item.archive,
        image: item.image,
      }
    )
  },
  ...formulaire(
    { champs: { titre: ligne('Titre', { requis: true }) } },
    { champs: { contenue: riche('Contenu') } },
    { champs: photo('image', 'Image') },
    {
      champs: {
        lien: ligne('Lien', { aide: 'Une page du site, comme /devis, ou une adresse avec https://.' }),
        archive: coche('Archivé', { aide: 'Un slide archivé n’est pas sur le site, même publié.' }),
      },
    },
  ),
  Apercu: lazy(() => import('../apercu/SlideApercu.tsx')),
  item: graphql`
    fragment slide_item on Slide @inline {
      id
      libelle
      status
      version
      titre
      contenue
      image {
        ...documents_photo @relay(mask: false)
      }
      lien
      archive
    }
  `,
  create: graphql`
    mutation slideCreateMutation($input: CreateSlideInput!, $connections: [ID!]!) {
      resultat: createSlide(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on CreateSlidePayload {
          content {
            ...slide_item @alias(as: "item")
          }
          edge @appendEdge(connections: $connections) {
            node {
              ...Ligne_commun
              ...slide_ligne
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
    mutation slideUpdateMutation($input: UpdateSlideInput!) {
      resultat: updateSlide(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on UpdateSlidePayload {
          content {
            ...slide_item @alias(as: "item")
            ...Ligne_commun
            ...slide_ligne
          }
          stats {
            ...Liste_stats
          }
        }
        ... on ConflictError {
          current {
            ...slide_item @alias(as: "item")
          }
        }
      }
    }
  `,
  garder: graphql`
    mutation slideGarderMutation($input: SaveSlideDraftInput!) {
      resultat: saveSlideDraft(input: $input) {
        ...prepare_resultat
      }
    }
  `,
}
