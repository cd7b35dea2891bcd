import { graphql } from 'react-relay'
import type { SaveCategorieProjetDraftInput } from '../../__generated__/categorieProjetSaveDraftMutation.graphql.ts'
import type { categorieProjet_item$data } from '../../__generated__/categorieProjet_item.graphql.ts'
import { textField } from '../editeur/definition/fields.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const categorieProjet: ContentTypeFor<SaveCategorieProjetDraftInput, categorieProjet_item$data> = {
  ...defineForm({
    champs: {
      nom: textField('Nom', {
        required: true,
        help: 'Les projets de cette catégorie suivent quand elle change de nom.',
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
      result: createCategorieProjet(input: $input) {
        ...documents_refusal @alias(as: "refusal")
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
      result: updateCategorieProjet(input: $input) {
        ...documents_refusal @alias(as: "refusal")
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
  saveDraft: graphql`
    mutation categorieProjetSaveDraftMutation($input: SaveCategorieProjetDraftInput!) {
      result: saveCategorieProjetDraft(input: $input) {
        ...sharedDraft_result
      }
    }
  `,
}
