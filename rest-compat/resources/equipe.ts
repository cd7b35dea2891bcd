import { failure } from '../failures.ts'
import { file, integer, pictureAlt, text } from '../fields.ts'
import { graphql } from '../graphql.ts'
import { common } from '../operations.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment EquipeItem on Equipe {
      ...Common
      nom
      prenom
      poste
      description
      photo {
        url
      }
      photoAlt: photo {
        alt
      }
      email
      urlLinkedin
      ordre
    }
  `,
  [common],
)

export const equipe = resource({
  type: 'Equipe',
  item,
  fields: {
    nom: { ...text, required: true },
    prenom: text,
    poste: text,
    description: text,
    photo: file,
    photoAlt: { ...pictureAlt, wire: 'photo_alt' },
    email: text,
    urlLinkedin: { ...text, wire: 'url_linkedin' },
    ordre: integer,
  },
  statusOnCreate: true,
  page: graphql(
    `
      query EquipePage($skip: Int!) {
        admin {
          list: equipes(first: 15, skip: $skip, order: NEWEST) {
            totalCount
            edges {
              node {
                ...EquipeItem
              }
            }
          }
        }
      }
    `,
    [item],
  ),
  site: graphql(
    `
      query EquipeSite($after: String) {
        site {
          list: equipe(first: 100, after: $after) {
            edges {
              node {
                ...EquipeItem
              }
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    `,
    [item],
  ),
  show: graphql(
    `
      query EquipeShow($id: ID!) {
        node(id: $id) {
          ...EquipeItem
        }
      }
    `,
    [item],
  ),
  store: graphql(
    `
      mutation EquipeStore($input: CreateEquipeInput!) {
        result: createEquipe(input: $input) {
          ... on CreateEquipePayload {
            content {
              ...EquipeItem
            }
          }
          ...Failure
        }
      }
    `,
    [item, failure],
  ),
  update: graphql(
    `
      mutation EquipeUpdate($input: UpdateEquipeInput!) {
        result: updateEquipe(input: $input) {
          ... on UpdateEquipePayload {
            content {
              ...EquipeItem
            }
          }
          ...Failure
        }
      }
    `,
    [item, failure],
  ),
  remove: graphql(
    `
      mutation EquipeRemove($input: ContentInput!) {
        result: softDeleteEquipe(input: $input) {
          ... on LifecyclePayload {
            content {
              ...EquipeItem
            }
          }
          ...Failure
        }
      }
    `,
    [item, failure],
  ),
})
