import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { SaveFaqQuestionDraftInput } from '../../__generated__/faqQuestionGarderMutation.graphql.ts'
import type { faqQuestion_item$data } from '../../__generated__/faqQuestion_item.graphql.ts'
import type { faqQuestion_ligne$key } from '../../__generated__/faqQuestion_ligne.graphql.ts'
import { choixLie, paragraphe, riche } from '../editeur/definition/champs.ts'
import { globalId } from '../globalId.ts'
import { formulaire } from '../editeur/definition/formulaire.ts'
import type { GenreDe } from '../liste/genre.ts'

export const faqQuestion: GenreDe<SaveFaqQuestionDraftInput, faqQuestion_item$data> = {
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
  ...formulaire({
    champs: {
      faq: choixLie('Section', { requis: true }),
      question: paragraphe('Question', { requis: true }),
      reponse: riche('Réponse', { requis: true }),
    },
  }),
  choix: { champ: 'faq', type: 'FAQ', order: 'POSITION', intitule: 'titre' },
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
      resultat: updateFaqQuestion(input: $input) {
        ...documents_refus @alias(as: "refus")
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
  garder: graphql`
    mutation faqQuestionGarderMutation($input: SaveFaqQuestionDraftInput!) {
      resultat: saveFaqQuestionDraft(input: $input) {
        ...prepare_resultat
      }
    }
  `,
}
