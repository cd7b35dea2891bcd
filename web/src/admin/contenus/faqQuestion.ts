import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { SaveFaqQuestionDraftInput } from '../../__generated__/faqQuestionSaveDraftMutation.graphql.ts'
import type { faqQuestion_item$data } from '../../__generated__/faqQuestion_item.graphql.ts'
import type { faqQuestion_ligne$key } from '../../__generated__/faqQuestion_ligne.graphql.ts'
import { relationField, textAreaField, richTextField } from '../editeur/definition/fields.ts'
import { globalId } from '../globalId.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const faqQuestion: ContentTypeFor<SaveFaqQuestionDraftInput, faqQuestion_item$data> = {
  rowDetail({ faqQuestion: cle }) {
    const item = readInlineData<faqQuestion_ligne$key>(
      graphql`
        fragment faqQuestion_ligne on FaqQuestion @inline {
          faq {
            titre
          }
        }
      `,
      cle,
    )
    return item && { details: [item.faq.titre] }
  },
  ...defineForm({
    champs: {
      faq: relationField('Section', { required: true }),
      question: textAreaField('Question', { required: true }),
      reponse: richTextField('Réponse', { required: true }),
    },
  }),
  choix: { champ: 'faq', type: 'FAQ', order: 'POSITION', labelField: 'titre' },
  initialValues: (search) => ({ faq: globalId('Faq', search.get('faq')) ?? '' }),
  Apercu: lazy(() => import('../apercu/FaqQuestionApercu.tsx')),
  item: graphql`
    fragment faqQuestion_item on FaqQuestion @inline {
      id
      libelle
      status
      version
      faq {
        id
      }
      question
      reponse
    }
  `,
  create: graphql`
    mutation faqQuestionCreateMutation($input: CreateFaqQuestionInput!, $connections: [ID!]!) {
      result: createFaqQuestion(input: $input) {
        ...documents_refusal @alias(as: "refusal")
        ... on CreateFaqQuestionPayload {
          content {
            ...faqQuestion_item @alias(as: "item")
          }
          edge @appendEdge(connections: $connections) {
            node {
              ...Ligne_commun
              ...faqQuestion_ligne
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
    mutation faqQuestionUpdateMutation($input: UpdateFaqQuestionInput!) {
      result: updateFaqQuestion(input: $input) {
        ...documents_refusal @alias(as: "refusal")
        ... on UpdateFaqQuestionPayload {
          content {
            ...faqQuestion_item @alias(as: "item")
            ...Ligne_commun
            ...faqQuestion_ligne
          }
          stats {
            ...Liste_stats
          }
        }
        ... on ConflictError {
          current {
            ...faqQuestion_item @alias(as: "item")
          }
        }
      }
    }
  `,
  saveDraft: graphql`
    mutation faqQuestionSaveDraftMutation($input: SaveFaqQuestionDraftInput!) {
      result: saveFaqQuestionDraft(input: $input) {
        ...sharedDraft_result
      }
    }
  `,
}
