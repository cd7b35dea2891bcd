import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { SaveEquipeDraftInput } from '../../__generated__/equipeGarderMutation.graphql.ts'
import type { equipe_item$data } from '../../__generated__/equipe_item.graphql.ts'
import type { equipe_ligne$key } from '../../__generated__/equipe_ligne.graphql.ts'
import { email, ligne, paragraphe, photo, url } from '../editeur/definition/champs.ts'
import { formulaire } from '../editeur/definition/formulaire.ts'
import type { GenreDe } from '../liste/genre.ts'

export const equipe: GenreDe<SaveEquipeDraftInput, equipe_item$data> = {
  ligne({ equipe: cle }) {
    const item = readInlineData<equipe_ligne$key>(
      graphql`
        fragment equipe_ligne on Equipe @inline {
          poste
          photo {
            ...Image_image
          }
        }
      `,
      cle,
    )
    return item && { details: [item.poste], image: item.photo }
  },
  ...formulaire(
    {
      champs: {
        prenom: ligne('Prénom'),
        nom: ligne('Nom', { requis: true }),
        poste: ligne('Poste'),
        email: email('E-mail'),
        description: paragraphe('Description'),
        urlLinkedin: url('LinkedIn', { aide: 'L’adresse complète de la page.' }),
      },
    },
    { champs: photo('photo', 'Portrait') },
  ),
  Apercu: lazy(() => import('../apercu/EquipeApercu.tsx')),
  item: graphql`
    fragment equipe_item on Equipe @inline {
      id
      libelle
      status
      version
      nom
      prenom
      poste
      description
      photo {
        ...documents_photo @relay(mask: false)
      }
      email
      urlLinkedin
    }
  `,
  create: graphql`
    mutation equipeCreateMutation($input: CreateEquipeInput!, $connections: [ID!]!) {
      resultat: createEquipe(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on CreateEquipePayload {
          content {
            ...equipe_item @alias(as: "item")
          }
          edge @appendEdge(connections: $connections) {
            node {
              ...Ligne_commun
              ...equipe_ligne
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
    mutation equipeUpdateMutation($input: UpdateEquipeInput!) {
      resultat: updateEquipe(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on UpdateEquipePayload {
          content {
            ...equipe_item @alias(as: "item")
            ...Ligne_commun
            ...equipe_ligne
          }
          stats {
            ...Liste_stats
          }
        }
        ... on ConflictError {
          current {
            ...equipe_item @alias(as: "item")
          }
        }
      }
    }
  `,
  garder: graphql`
    mutation equipeGarderMutation($input: SaveEquipeDraftInput!) {
      resultat: saveEquipeDraft(input: $input) {
        ...prepare_resultat
      }
    }
  `,
}
