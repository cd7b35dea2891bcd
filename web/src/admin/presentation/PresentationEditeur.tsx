import { lazy } from 'react'
import { graphql } from 'react-relay'
import { ligne, photo, riche } from '../editeur/champs.ts'
import type { Definition } from '../editeur/definition.ts'
import { Editeur } from '../editeur/Editeur.tsx'
import type { EditeurProps } from '../editeur/props.ts'

const definition: Definition = {
  type: 'Presentation',
  titres: { nouveau: 'Nouvelle présentation', modifier: 'Modifier la présentation' },
  champs: {
    titre: ligne('Titre', { requis: true }),
    contenu: riche('Contenu'),
    ...photo('image', 'Image'),
    footerSec: riche('Texte du pied de page'),
  },
  sections: [
    { champs: ['titre'] },
    { champs: ['image'] },
    { champs: ['contenu'] },
    { champs: ['footerSec'] },
  ],
  Apercu: lazy(() => import('../apercu/PresentationApercu.tsx')),
  item: graphql`
    fragment PresentationEditeur_item on Presentation @inline {
      id
      status
      version
      titre
      contenu
      image {
        url(width: 960)
        alt
        focalX
        focalY
      }
      footerSec
    }
  `,
  query: graphql`
    query PresentationEditeurQuery($id: ID!, $nouveau: Boolean!) {
      node(id: $id) @skip(if: $nouveau) {
        ...PresentationEditeur_item @alias(as: "item")
      }
      viewer {
        id
      }
    }
  `,
  create: graphql`
    mutation PresentationEditeurCreateMutation($input: CreatePresentationInput!, $connections: [ID!]!) {
      resultat: createPresentation(input: $input) {
        __typename
        ... on CreatePresentationPayload {
          content {
            ...PresentationEditeur_item @alias(as: "item")
          }
          edge @prependEdge(connections: $connections) {
            node {
              id
              libelle: titre
              ...PresentationListe_item
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
    mutation PresentationEditeurUpdateMutation($input: UpdatePresentationInput!) {
      resultat: updatePresentation(input: $input) {
        __typename
        ... on UpdatePresentationPayload {
          content {
            ...PresentationEditeur_item @alias(as: "item")
            ...PresentationListe_item
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
            ...PresentationEditeur_item @alias(as: "item")
          }
        }
      }
    }
  `,
}

/** Creates or edits one Presentation. */
export default function PresentationEditeur(props: EditeurProps) {
  return <Editeur {...props} definition={definition} />
}
