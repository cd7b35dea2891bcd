import { lazy } from 'react'
import { graphql } from 'react-relay'
import { email, ligne, paragraphe, photo, url } from '../editeur/champs.ts'
import type { Definition } from '../editeur/definition.ts'
import { Editeur } from '../editeur/Editeur.tsx'
import type { EditeurProps } from '../editeur/props.ts'

const definition: Definition = {
  type: 'Equipe',
  titres: { nouveau: 'Nouveau membre', modifier: 'Modifier le membre' },
  champs: {
    prenom: ligne('Prénom'),
    nom: ligne('Nom', { requis: true }),
    poste: ligne('Poste'),
    description: paragraphe('Description'),
    ...photo('photo', 'Portrait'),
    email: email('E-mail'),
    urlLinkedin: url('LinkedIn', { aide: 'L’adresse complète de la page.' }),
  },
  sections: [
    { champs: ['prenom', 'nom', 'poste', 'email', 'description', 'urlLinkedin'] },
    { champs: ['photo'] },
  ],
  Apercu: lazy(() => import('../apercu/EquipeApercu.tsx')),
  item: graphql`
    fragment EquipeEditeur_item on Equipe @inline {
      id
      status
      version
      nom
      prenom
      poste
      description
      photo {
        url(width: 960)
        alt
        focalX
        focalY
      }
      email
      urlLinkedin
    }
  `,
  query: graphql`
    query EquipeEditeurQuery($id: ID!, $nouveau: Boolean!) {
      node(id: $id) @skip(if: $nouveau) {
        ...EquipeEditeur_item @alias(as: "item")
      }
      viewer {
        id
      }
    }
  `,
  create: graphql`
    mutation EquipeEditeurCreateMutation($input: CreateEquipeInput!, $connections: [ID!]!) {
      resultat: createEquipe(input: $input) {
        __typename
        ... on CreateEquipePayload {
          content {
            ...EquipeEditeur_item @alias(as: "item")
          }
          edge @appendEdge(connections: $connections) {
            node {
              id
              libelle: nom
              ...EquipeListe_item
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
    mutation EquipeEditeurUpdateMutation($input: UpdateEquipeInput!) {
      resultat: updateEquipe(input: $input) {
        __typename
        ... on UpdateEquipePayload {
          content {
            ...EquipeEditeur_item @alias(as: "item")
            ...EquipeListe_item
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
            ...EquipeEditeur_item @alias(as: "item")
          }
        }
      }
    }
  `,
}

/** Creates or edits one Equipe. */
export default function EquipeEditeur(props: EditeurProps) {
  return <Editeur {...props} definition={definition} />
}
