import { failure } from '../failures.ts'
import { decimal, file, html, integer, pictureAlt, text } from '../fields.ts'
import { graphql } from '../graphql.ts'
import { common } from '../operations.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment ProjetItem on Projet {
      ...Common
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
        url
      }
      imageAlt: image {
        alt
      }
      latitude
      longitude
    }
  `,
  [common],
)

export const projet = resource({
  type: 'Projet',
  item,
  fields: {
    nom: { ...text, required: true },
    slug: text,
    description: html,
    resultat: text,
    client: text,
    lieu: text,
    annee: integer,
    prix: text,
    maitreOeuvre: text,
    category: text,
    image: file,
    imageAlt: { ...pictureAlt, wire: 'image_alt' },
    latitude: decimal,
    longitude: decimal,
  },
  statusOnCreate: true,
  page: graphql(
    `
      query ProjetPage($skip: Int!) {
        admin {
          list: projets(first: 15, skip: $skip, order: NEWEST) {
            totalCount
            edges {
              node {
                ...ProjetItem
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
      query ProjetSite($after: String) {
        site {
          list: projets(first: 100, after: $after) {
            edges {
              node {
                ...ProjetItem
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
      query ProjetShow($id: ID!) {
        node(id: $id) {
          ...ProjetItem
        }
      }
    `,
    [item],
  ),
  store: graphql(
    `
      mutation ProjetStore($input: CreateProjetInput!) {
        result: createProjet(input: $input) {
          ... on CreateProjetPayload {
            content {
              ...ProjetItem
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
      mutation ProjetUpdate($input: UpdateProjetInput!) {
        result: updateProjet(input: $input) {
          ... on UpdateProjetPayload {
            content {
              ...ProjetItem
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
      mutation ProjetRemove($input: ContentInput!) {
        result: softDeleteProjet(input: $input) {
          ... on LifecyclePayload {
            content {
              ...ProjetItem
            }
          }
          ...Failure
        }
      }
    `,
    [item, failure],
  ),
})
