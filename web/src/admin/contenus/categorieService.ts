import { graphql } from 'react-relay'
import type { SaveCategorieServiceDraftInput } from '../../__generated__/categorieServiceGarderMutation.graphql.ts'
import type { categorieService_item$data } from '../../__generated__/categorieService_item.graphql.ts'
import { ligne } from '../editeur/definition/champs.ts'
import { formulaire } from '../editeur/definition/formulaire.ts'
import type { GenreDe } from '../liste/genre.ts'

export const categorieService: GenreDe<SaveCategorieServiceDraftInput, categorieService_item$data> = {
  ...formulaire({ champs: { nom: ligne('Nom', { requis: true }) } }),
  item: graphql`
    fragment categorieService_item on CategorieService @inline {
      id
      libelle
      status
      version
      nom
    }
  `,
  create: graphql`
    mutation categorieServiceCreateMutation($input: CreateCategorieServiceInput!, $connections: [ID!]!) {
      resultat: createCategorieService(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on CreateCategorieServicePayload {
          content {
            ...categorieService_item @alias(as: "item")
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
    mutation categorieServiceUpdateMutation($input: UpdateCategorieServiceInput!) {
      resultat: updateCategorieService(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on UpdateCategorieServicePayload {
          content {
            ...categorieService_item @alias(as: "item")
            ...Ligne_commun
          }
          stats {
            ...Liste_stats
          }
        }
        ... on ConflictError {
          current {
            ...categorieService_item @alias(as: "item")
          }
        }
      }
    }
  `,
  garder: graphql`
    mutation categorieServiceGarderMutation($input: SaveCategorieServiceDraftInput!) {
      resultat: saveCategorieServiceDraft(input: $input) {
        ...prepare_resultat
      }
    }
  `,
}
