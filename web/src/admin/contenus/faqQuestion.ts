import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { faqQuestion_ligne$key } from '../../__generated__/faqQuestion_ligne.graphql.ts'
import { choixLie, paragraphe, riche } from '../editeur/champs.ts'
import { globalId } from '../globalId.ts'
import type { GenrePropre } from '../liste/genre.ts'

export const faqQuestion: GenrePropre = {
  nouveau: 'Nouvelle question',
  aucun: 'Aucune question',
  ligne({ faqQuestion: cle }) {
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
  titres: { nouveau: 'Nouvelle question', modifier: 'Modifier la question' },
  champs: {
    faq: choixLie('Section', { requis: true }),
    question: paragraphe('Question', { requis: true }),
    reponse: riche('Réponse', { requis: true }),
  },
  sections: [{ champs: ['faq', 'question', 'reponse'] }],
  initiales: (search) => ({ faq: globalId('Faq', search.get('faq')) ?? '' }),
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
  query: graphql`
    query faqQuestionQuery($id: ID!, $nouveau: Boolean!) {
      node(id: $id) @skip(if: $nouveau) {
        ...faqQuestion_item @alias(as: "item")
      }
      viewer {
        id
      }
      options: admin {
        faq: faqs(first: 100, order: POSITION) {
          edges {
            node {
              id
              label: libelle
            }
          }
        }
      }
    }
  `,
  create: graphql`
    mutation faqQuestionCreateMutation($input: CreateFaqQuestionInput!, $connections: [ID!]!) {
      resultat: createFaqQuestion(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on CreateFaqQuestionPayload {
          content {
            ...faqQuestion_item @alias(as: "item")
          }
          edge @appendEdge(connections: $connections) {
            node {
              ...Liste_item
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
      resultat: updateFaqQuestion(input: $input) {
        ...documents_refus @alias(as: "refus")
        ... on UpdateFaqQuestionPayload {
          content {
            ...faqQuestion_item @alias(as: "item")
            ...Liste_item
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
}
