import { lazy } from 'react'
import { graphql } from 'react-relay'
import { adresse, choix, ligne, nombre, paragraphe, photo, position, riche } from '../editeur/champs.ts'
import type { Definition } from '../editeur/definition.ts'
import { Editeur } from '../editeur/Editeur.tsx'
import type { EditeurProps } from '../editeur/props.ts'

const definition: Definition = {
  type: 'Projet',
  titres: { nouveau: 'Nouveau projet', modifier: 'Modifier le projet' },
  champs: {
    nom: ligne('Nom', { requis: true }),
    category: choix('Catégorie', { parLabel: true }),
    annee: nombre('Année'),
    resultat: paragraphe('Résultat', { aide: 'Ce que le projet a apporté, en une ou deux phrases.' }),
    ...photo('image', 'Image'),
    description: riche('Description'),
    client: ligne('Client'),
    maitreOeuvre: ligne('Maître d’œuvre'),
    lieu: ligne('Lieu', { aide: 'Tel qu’il s’affiche : une commune, un quartier.' }),
    prix: ligne('Prix'),
    position: position('Position'),
    slug: adresse('Adresse de la page', { chemin: '/projets/', souche: 'projet' }),
  },
  sections: [
    { champs: ['nom', 'category', 'annee', 'resultat'] },
    { champs: ['image'] },
    { champs: ['description'] },
    { titre: 'Cartouche', champs: ['client', 'maitreOeuvre', 'lieu', 'prix'] },
    { champs: ['position'] },
    { champs: ['slug'] },
  ],
  Apercu: lazy(() => import('../apercu/ProjetApercu.tsx')),
  item: graphql`
    fragment ProjetEditeur_item on Projet @inline {
      id
      status
      version
      nom
      slug
      description
      resultat
      client
      lieu
      annee
      prix
      maitreOeuvre
      category
      image {
        url(width: 960)
        alt
        focalX
        focalY
      }
      latitude
      longitude
    }
  `,
  query: graphql`
    query ProjetEditeurQuery($id: ID!, $nouveau: Boolean!) {
      node(id: $id) @skip(if: $nouveau) {
        ...ProjetEditeur_item @alias(as: "item")
      }
      viewer {
        id
      }
      options: admin {
        category: categoriesProjet(first: 100, status: true, order: POSITION) {
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
    mutation ProjetEditeurCreateMutation($input: CreateProjetInput!, $connections: [ID!]!) {
      resultat: createProjet(input: $input) {
        __typename
        ... on CreateProjetPayload {
          content {
            ...ProjetEditeur_item @alias(as: "item")
          }
          edge @prependEdge(connections: $connections) {
            node {
              id
              libelle: nom
              ...ProjetListe_item
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
    mutation ProjetEditeurUpdateMutation($input: UpdateProjetInput!) {
      resultat: updateProjet(input: $input) {
        __typename
        ... on UpdateProjetPayload {
          content {
            ...ProjetEditeur_item @alias(as: "item")
            ...ProjetListe_item
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
            ...ProjetEditeur_item @alias(as: "item")
          }
        }
      }
    }
  `,
}

/** Creates or edits one Projet. */
export default function ProjetEditeur(props: EditeurProps) {
  return <Editeur {...props} definition={definition} />
}
