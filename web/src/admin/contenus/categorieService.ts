import { graphql } from 'react-relay'
import type { SaveCategorieServiceDraftInput } from '../../__generated__/categorieServiceSaveDraftMutation.graphql.ts'
import type { categorieService_item$data } from '../../__generated__/categorieService_item.graphql.ts'
import { textField } from '../editeur/definition/fields.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const categorieService: ContentTypeFor<SaveCategorieServiceDraftInput, categorieService_item$data> = {
  ...defineForm({ champs: { nom: textField('Nom', { required: true }) } }),
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
      result: createCategorieService(input: $input) {
        ...documents_refusal @alias(as: "refusal")
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
      result: updateCategorieService(input: $input) {
        ...documents_refusal @alias(as: "refusal")
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
  saveDraft: graphql`
    mutation categorieServiceSaveDraftMutation($input: SaveCategorieServiceDraftInput!) {
      result: saveCategorieServiceDraft(input: $input) {
        ...sharedDraft_result
      }
    }
  `,
}
