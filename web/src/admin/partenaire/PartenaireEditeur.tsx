import { lazy } from 'react'
import { graphql } from 'react-relay'
import { ligne, photo, url } from '../editeur/champs.ts'
import type { Definition } from '../editeur/definition.ts'
import { Editeur } from '../editeur/Editeur.tsx'
import type { EditeurProps } from '../editeur/props.ts'

const definition: Definition = {
  type: 'Partenaire',
  titres: { nouveau: 'Nouveau partenaire', modifier: 'Modifier le partenaire' },
  champs: {
    nom: ligne('Nom', { requis: true }),
    url: url('Site', { aide: 'L’adresse complète, avec https://.' }),
    ...photo('logo', 'Logo'),
  },
  sections: [{ champs: ['nom', 'url', 'logo'] }],
  Apercu: lazy(() => import('../apercu/PartenaireApercu.tsx')),
  item: graphql`
    fragment PartenaireEditeur_item on Partenaire @inline {
      id
      status
      version
      nom
      logo {
        url(width: 960)
        alt
        focalX
        focalY
      }
      url
    }
  `,
  query: graphql`
    query PartenaireEditeurQuery($id: ID!, $nouveau: Boolean!) {
      node(id: $id) @skip(if: $nouveau) {
        ...PartenaireEditeur_item @alias(as: "item")
      }
      viewer {
        id
      }
    }
  `,
  create: graphql`
    mutation PartenaireEditeurCreateMutation($input: CreatePartenaireInput!, $connections: [ID!]!) {
      resultat: createPartenaire(input: $input) {
        __typename
        ... on CreatePartenairePayload {
          content {
            ...PartenaireEditeur_item @alias(as: "item")
          }
          edge @appendEdge(connections: $connections) {
            node {
              id
              libelle: nom
              ...PartenaireListe_item
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
    mutation PartenaireEditeurUpdateMutation($input: UpdatePartenaireInput!) {
      resultat: updatePartenaire(input: $input) {
        __typename
        ... on UpdatePartenairePayload {
          content {
            ...PartenaireEditeur_item @alias(as: "item")
            ...PartenaireListe_item
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
            ...PartenaireEditeur_item @alias(as: "item")
          }
        }
      }
    }
  `,
}

/** Creates or edits one Partenaire. */
export default function PartenaireEditeur(props: EditeurProps) {
  return <Editeur {...props} definition={definition} />
}
