import { lazy } from 'react'
import { graphql } from 'react-relay'
import { ligne } from '../editeur/champs.ts'
import type { Definition } from '../editeur/definition.ts'
import { Editeur } from '../editeur/Editeur.tsx'
import type { EditeurProps } from '../editeur/props.ts'

const definition: Definition = {
  type: 'Faq',
  titres: { nouveau: 'Nouvelle section', modifier: 'Modifier la section' },
  champs: {
    titre: ligne('Titre', { requis: true }),
  },
  sections: [{ champs: ['titre'] }],
  Apercu: lazy(() => import('../apercu/FaqApercu.tsx')),
  item: graphql`
    fragment FaqEditeur_item on Faq @inline {
      id
      status
      version
      titre
    }
  `,
  query: graphql`
    query FaqEditeurQuery($id: ID!, $nouveau: Boolean!) {
      node(id: $id) @skip(if: $nouveau) {
        ...FaqEditeur_item @alias(as: "item")
      }
      viewer {
        id
      }
    }
  `,
  create: graphql`
    mutation FaqEditeurCreateMutation($input: CreateFaqInput!, $connections: [ID!]!) {
      resultat: createFaq(input: $input) {
        __typename
        ... on CreateFaqPayload {
          content {
            ...FaqEditeur_item @alias(as: "item")
          }
          edge @appendEdge(connections: $connections) {
            node {
              id
              libelle: titre
              ...FaqListe_item
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
    mutation FaqEditeurUpdateMutation($input: UpdateFaqInput!) {
      resultat: updateFaq(input: $input) {
        __typename
        ... on UpdateFaqPayload {
          content {
            ...FaqEditeur_item @alias(as: "item")
            ...FaqListe_item
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
            ...FaqEditeur_item @alias(as: "item")
          }
        }
      }
    }
  `,
}

/** Creates or edits one Faq. */
export default function FaqEditeur(props: EditeurProps) {
  return <Editeur {...props} definition={definition} />
}
