import { lazy } from 'react'
import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { SaveFaqDraftInput } from '../../__generated__/faqGarderMutation.graphql.ts'
import type { faq_item$data } from '../../__generated__/faq_item.graphql.ts'
import type { faq_ligne$key } from '../../__generated__/faq_ligne.graphql.ts'
import { ligne } from '../editeur/definition/champs.ts'
import { formulaire } from '../editeur/definition/formulaire.ts'
import type { GenreDe } from '../liste/genre.ts'

export const faq: GenreDe<SaveFaqDraftInput, faq_item$data> = {
  ligne({ faq: cle }) {
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
          texte: compte(item.questions.length),
        },
      }
    )
  },
  ...formulaire({ champs: { titre: ligne('Titre', { requis: true }) } }),
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
      resultat: createFaq(input: $input) {
        ...documents_refus @alias(as: "refus")
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
      resultat: updateFaq(input: $input) {
        ...documents_refus @alias(as: "refus")
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
  garder: graphql`
    mutation faqGarderMutation($input: SaveFaqDraftInput!) {
      resultat: saveFaqDraft(input: $input) {
        ...prepare_resultat
      }
    }
  `,
}

function compte(questions: number): string {
  if (questions === 0) return 'Ajouter des questions'
  return questions > 1 ? `${questions} questions` : '1 question'
}
