import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { SaveFaqDraftInput } from '../../__generated__/faqSaveDraftMutation.graphql.ts'
import type { faq_item$data } from '../../__generated__/faq_item.graphql.ts'
import type { faq_ligne$key } from '../../__generated__/faq_ligne.graphql.ts'
import { textField } from '../editeur/definition/fields.ts'
import { defineForm } from '../editeur/definition/form.ts'
import type { ContentTypeFor } from '../liste/contentType.ts'

export const faq: ContentTypeFor<SaveFaqDraftInput, faq_item$data> = {
  rowDetail({ faq: cle }) {
    const item = readInlineData<faq_ligne$key>(
      graphql`
        fragment faq_ligne on Faq @inline {
          databaseId
          questions {
            id
          }
        }
      `,
      cle,
    )
    return (
      item && {
        lien: {
          href: `/admin/pages/createfaq?liste=questions&faq=${item.databaseId}`,
          texte: questionCount(item.questions.length),
        },
      }
    )
  },
  ...defineForm({ champs: { titre: textField('Titre', { required: true }) } }),
  enfants: {
    type: 'FAQ_QUESTION',
    avant: 'Enregistrez la section\u00a0: ses questions s’écrivent ici ensuite.',
  },
  Apercu: lazy(() => import('../apercu/FaqApercu.tsx')),
  item: graphql`
    fragment faq_item on Faq @inline {
      id
      libelle
      status
      version
      titre
    }
  `,
  create: graphql`
    mutation faqCreateMutation($input: CreateFaqInput!, $connections: [ID!]!) {
      result: createFaq(input: $input) {
        ...documents_refusal @alias(as: "refusal")
        ... on CreateFaqPayload {
          content {
            ...faq_item @alias(as: "item")
          }
          edge @appendEdge(connections: $connections) {
            node {
              ...Ligne_commun
              ...faq_ligne
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
    mutation faqUpdateMutation($input: UpdateFaqInput!) {
      result: updateFaq(input: $input) {
        ...documents_refusal @alias(as: "refusal")
        ... on UpdateFaqPayload {
          content {
            ...faq_item @alias(as: "item")
            ...Ligne_commun
            ...faq_ligne
          }
          stats {
            ...Liste_stats
          }
        }
        ... on ConflictError {
          current {
            ...faq_item @alias(as: "item")
          }
        }
      }
    }
  `,
  saveDraft: graphql`
    mutation faqSaveDraftMutation($input: SaveFaqDraftInput!) {
      result: saveFaqDraft(input: $input) {
        ...sharedDraft_result
      }
    }
  `,
}

function questionCount(questions: number): string {
  if (questions === 0) return 'Ajouter des questions'
  return questions > 1 ? `${questions} questions` : '1 question'
}
