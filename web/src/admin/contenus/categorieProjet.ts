import { graphql } from 'react-relay'
import type { SaveCategorieProjetDraftInput } from '../../__generated__/categorieProjetGarderMutation.graphql.ts'
import type { categorieProjet_item$data } from '../../__generated__/categorieProjet_item.graphql.ts'
import { ligne } from '../editeur/definition/champs.ts'
import { formulaire } from '../editeur/definition/formulaire.ts'
import type { GenreDe } from '../liste/genre.ts'

export const categorieProjet: GenreDe<SaveCategorieProjetDraftInput, categorieProjet_item$data> = {
  ...formulaire({
    champs: {
      nom: ligne('Nom', {
        requis: true,
        aide: 'Les projets de cette catégorie suivent quand elle change de nom.',
      }),
    },
  }),
  item: graphql`
    fragment categorieProjet_item on CategorieProjet @inline {
      id
      libelle
      status
      version
      nom
    }
  `,
  create: graphql`
    mutation categorieProjetCreateMutation($input: CreateCategorieProjetInput!, $connections: [ID!]!) {
      resultat: createCategorieProjet(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on CreateCategorieProjetPayload {
          content {
            ...categorieProjet_item @alias(as: "item")
          }
          edge @appendEdge(connections: $connections) {
            node {
              ...Ligne_commun
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
    mutation categorieProjetUpdateMutation($input: UpdateCategorieProjetInput!) {
      resultat: updateCategorieProjet(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on UpdateCategorieProjetPayload {
          content {
            ...categorieProjet_item @alias(as: "item")
            ...Ligne_commun
          }
          stats {
            ...Liste_stats
          }
        }
        ... on ConflictError {
          current {
            ...categorieProjet_item @alias(as: "item")
          }
        }
      }
    }
  `,
  garder: graphql`
    mutation categorieProjetGarderMutation($input: SaveCategorieProjetDraftInput!) {
      resultat: saveCategorieProjetDraft(input: $input) {
        ...prepare_resultat
      }
    }
  `,
}
