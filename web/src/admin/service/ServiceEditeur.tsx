import { lazy } from 'react'
import { graphql } from 'react-relay'
import { adresse, choixMultiple, ligne, paragraphe, photo, riche } from '../editeur/champs.ts'
import type { Definition } from '../editeur/definition.ts'
import { Editeur } from '../editeur/Editeur.tsx'
import type { EditeurProps } from '../editeur/props.ts'

const definition: Definition = {
  type: 'Service',
  titres: { nouveau: 'Nouveau service', modifier: 'Modifier le service' },
  champs: {
    nom: ligne('Nom', { requis: true }),
    resume: paragraphe('En deux phrases', { aide: 'Montré dans les listes et sous le titre.' }),
    ...photo('image', 'Image'),
    description: riche('Description'),
    categories: choixMultiple('Catégories'),
    slug: adresse('Adresse de la page', { chemin: '/services/', souche: 'service' }),
  },
  sections: [
    { champs: ['nom', 'resume'] },
    { champs: ['image'] },
    { champs: ['description'] },
    { champs: ['categories', 'slug'] },
  ],
  Apercu: lazy(() => import('../apercu/ServiceApercu.tsx')),
  item: graphql`
    fragment ServiceEditeur_item on Service @inline {
      id
      status
      version
      nom
      slug
      resume
      description
      image {
        url(width: 960)
        alt
        focalX
        focalY
      }
      categories {
        id
        nom
      }
    }
  `,
  query: graphql`
    query ServiceEditeurQuery($id: ID!, $nouveau: Boolean!) {
      node(id: $id) @skip(if: $nouveau) {
        ...ServiceEditeur_item @alias(as: "item")
      }
      viewer {
        id
      }
      options: admin {
        categories: categoriesService(first: 100, order: LABEL) {
          edges {
            node {
              id
              label: nom
            }
          }
        }
      }
    }
  `,
  create: graphql`
    mutation ServiceEditeurCreateMutation($input: CreateServiceInput!, $connections: [ID!]!) {
      resultat: createService(input: $input) {
        __typename
        ... on CreateServicePayload {
          content {
            ...ServiceEditeur_item @alias(as: "item")
          }
          edge @appendEdge(connections: $connections) {
            node {
              id
              libelle: nom
              ...ServiceListe_item
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
    mutation ServiceEditeurUpdateMutation($input: UpdateServiceInput!) {
      resultat: updateService(input: $input) {
        __typename
        ... on UpdateServicePayload {
          content {
            ...ServiceEditeur_item @alias(as: "item")
            ...ServiceListe_item
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
            ...ServiceEditeur_item @alias(as: "item")
          }
        }
      }
    }
  `,
}

/** Creates or edits one Service. */
export default function ServiceEditeur(props: EditeurProps) {
  return <Editeur {...props} definition={definition} />
}
