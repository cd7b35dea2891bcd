import { lazy } from 'react'
import { graphql } from 'react-relay'
import { coche, ligne, photo, riche } from '../editeur/champs.ts'
import type { Definition } from '../editeur/definition.ts'
import { Editeur } from '../editeur/Editeur.tsx'
import type { EditeurProps } from '../editeur/props.ts'

const definition: Definition = {
  type: 'Slide',
  titres: { nouveau: 'Nouveau slide', modifier: 'Modifier le slide' },
  champs: {
    titre: ligne('Titre', { requis: true }),
    contenue: riche('Contenu'),
    ...photo('image', 'Image'),
    lien: ligne('Lien', { aide: 'Une page du site, comme /devis, ou une adresse avec https://.' }),
    archive: coche('Archivé', { aide: 'Un slide archivé n’est pas sur le site, même publié.' }),
  },
  sections: [
    { champs: ['titre'] },
    { champs: ['contenue'] },
    { champs: ['image'] },
    { champs: ['lien', 'archive'] },
  ],
  Apercu: lazy(() => import('../apercu/SlideApercu.tsx')),
  item: graphql`
    fragment SlideEditeur_item on Slide @inline {
      id
      status
      version
      titre
      contenue
      image {
        url(width: 960)
        alt
        focalX
        focalY
      }
      lien
      archive
    }
  `,
  query: graphql`
    query SlideEditeurQuery($id: ID!, $nouveau: Boolean!) {
      node(id: $id) @skip(if: $nouveau) {
        ...SlideEditeur_item @alias(as: "item")
      }
      viewer {
        id
      }
    }
  `,
  create: graphql`
    mutation SlideEditeurCreateMutation($input: CreateSlideInput!, $connections: [ID!]!) {
      resultat: createSlide(input: $input) {
        __typename
        ... on CreateSlidePayload {
          content {
            ...SlideEditeur_item @alias(as: "item")
          }
          edge @appendEdge(connections: $connections) {
            node {
              id
              libelle: titre
              ...SlideListe_item
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
    mutation SlideEditeurUpdateMutation($input: UpdateSlideInput!) {
      resultat: updateSlide(input: $input) {
        __typename
        ... on UpdateSlidePayload {
          content {
            ...SlideEditeur_item @alias(as: "item")
            ...SlideListe_item
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
            ...SlideEditeur_item @alias(as: "item")
          }
        }
      }
    }
  `,
}

/** Creates or edits one Slide. */
export default function SlideEditeur(props: EditeurProps) {
  return <Editeur {...props} definition={definition} />
}
