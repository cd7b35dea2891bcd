import { lazy } from 'react'
import { graphql } from 'react-relay'
import { choixLie, paragraphe, riche } from '../editeur/champs.ts'
import type { Definition } from '../editeur/definition.ts'
import { Editeur } from '../editeur/Editeur.tsx'
import type { EditeurProps } from '../editeur/props.ts'
import { globalId } from '../globalId.ts'

const definition: Definition = {
  type: 'FaqQuestion',
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
    fragment FaqQuestionEditeur_item on FaqQuestion @inline {
      id
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
    query FaqQuestionEditeurQuery($id: ID!, $nouveau: Boolean!) {
      node(id: $id) @skip(if: $nouveau) {
        ...FaqQuestionEditeur_item @alias(as: "item")
      }
      viewer {
        id
      }
      options: admin {
        faq: faqs(first: 100, order: POSITION) {
          edges {
            node {
              id
              label: titre
            }
          }
        }
      }
    }
  `,
  create: graphql`
    mutation FaqQuestionEditeurCreateMutation($input: CreateFaqQuestionInput!, $connections: [ID!]!) {
      resultat: createFaqQuestion(input: $input) {
        __typename
        ... on CreateFaqQuestionPayload {
          content {
            ...FaqQuestionEditeur_item @alias(as: "item")
          }
          edge @appendEdge(connections: $connections) {
            node {
              id
              libelle: question
              ...FaqQuestionListe_item
            }
          }
          stats {
            ...Liste_stats
          }
        }
        ... on Error {
          message
        }
        ... on ValidationError {
          fields {
            field
            message
          }
        }
      }
    }
  `,
  update: graphql`
    mutation FaqQuestionEditeurUpdateMutation($input: UpdateFaqQuestionInput!) {
      resultat: updateFaqQuestion(input: $input) {
        __typename
        ... on UpdateFaqQuestionPayload {
          content {
            ...FaqQuestionEditeur_item @alias(as: "item")
            ...FaqQuestionListe_item
          }
          stats {
            ...Liste_stats
          }
        }
        ... on Error {
          message
        }
        ... on ValidationError {
          fields {
            field
            message
          }
        }
        ... on ConflictError {
          current {
            ...FaqQuestionEditeur_item @alias(as: "item")
          }
        }
      }
    }
  `,
}

/** Creates or edits one FaqQuestion. */
export default function FaqQuestionEditeur(props: EditeurProps) {
  return <Editeur {...props} definition={definition} />
}
