import { graphql } from 'react-relay'
import { ligne } from '../editeur/champs.ts'
import type { Definition } from '../editeur/definition.ts'
import { Editeur } from '../editeur/Editeur.tsx'
import type { EditeurProps } from '../editeur/props.ts'

const definition: Definition = {
  type: 'CategorieProjet',
  titres: { nouveau: 'Nouvelle catégorie', modifier: 'Modifier la catégorie' },
  champs: {
    nom: ligne('Nom', {
      requis: true,
      aide: 'Les projets de cette catégorie suivent quand elle change de nom.',
    }),
  },
  sections: [{ champs: ['nom'] }],
  item: graphql`
    fragment CategorieProjetEditeur_item on CategorieProjet @inline {
      id
      status
      version
      nom
    }
  `,
  query: graphql`
    query CategorieProjetEditeurQuery($id: ID!, $nouveau: Boolean!) {
      node(id: $id) @skip(if: $nouveau) {
        ...CategorieProjetEditeur_item @alias(as: "item")
      }
      viewer {
        id
      }
    }
  `,
  create: graphql`
    mutation CategorieProjetEditeurCreateMutation($input: CreateCategorieProjetInput!, $connections: [ID!]!) {
      resultat: createCategorieProjet(input: $input) {
        __typename
        ... on CreateCategorieProjetPayload {
          content {
            ...CategorieProjetEditeur_item @alias(as: "item")
          }
          edge @appendEdge(connections: $connections) {
            node {
              id
              libelle: nom
              ...CategorieProjetListe_item
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
    mutation CategorieProjetEditeurUpdateMutation($input: UpdateCategorieProjetInput!) {
      resultat: updateCategorieProjet(input: $input) {
        __typename
        ... on UpdateCategorieProjetPayload {
          content {
            ...CategorieProjetEditeur_item @alias(as: "item")
            ...CategorieProjetListe_item
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
            ...CategorieProjetEditeur_item @alias(as: "item")
          }
        }
      }
    }
  `,
}

/** Creates or edits one CategorieProjet. */
export default function CategorieProjetEditeur(props: EditeurProps) {
  return <Editeur {...props} definition={definition} />
}
