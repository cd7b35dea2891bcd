import { graphql } from 'react-relay'
import { ligne } from '../editeur/champs.ts'
import type { Definition } from '../editeur/definition.ts'
import { Editeur } from '../editeur/Editeur.tsx'
import type { EditeurProps } from '../editeur/props.ts'

const definition: Definition = {
  type: 'CategorieService',
  titres: { nouveau: 'Nouvelle catégorie', modifier: 'Modifier la catégorie' },
  champs: {
    nom: ligne('Nom', { requis: true }),
  },
  sections: [{ champs: ['nom'] }],
  item: graphql`
    fragment CategorieServiceEditeur_item on CategorieService @inline {
      id
      status
      version
      nom
    }
  `,
  query: graphql`
    query CategorieServiceEditeurQuery($id: ID!, $nouveau: Boolean!) {
      node(id: $id) @skip(if: $nouveau) {
        ...CategorieServiceEditeur_item @alias(as: "item")
      }
      viewer {
        id
      }
    }
  `,
  create: graphql`
    mutation CategorieServiceEditeurCreateMutation(
      $input: CreateCategorieServiceInput!
      $connections: [ID!]!
    ) {
      resultat: createCategorieService(input: $input) {
        __typename
        ... on CreateCategorieServicePayload {
          content {
            ...CategorieServiceEditeur_item @alias(as: "item")
          }
          edge @appendEdge(connections: $connections) {
            node {
              id
              libelle: nom
              ...CategorieServiceListe_item
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
    mutation CategorieServiceEditeurUpdateMutation($input: UpdateCategorieServiceInput!) {
      resultat: updateCategorieService(input: $input) {
        __typename
        ... on UpdateCategorieServicePayload {
          content {
            ...CategorieServiceEditeur_item @alias(as: "item")
            ...CategorieServiceListe_item
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
            ...CategorieServiceEditeur_item @alias(as: "item")
          }
        }
      }
    }
  `,
}

/** Creates or edits one CategorieService. */
export default function CategorieServiceEditeur(props: EditeurProps) {
  return <Editeur {...props} definition={definition} />
}
