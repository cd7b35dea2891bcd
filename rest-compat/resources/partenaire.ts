import { failure } from '../failures.ts'
import { file, integer, pictureAlt, text } from '../fields.ts'
import { graphql } from '../graphql.ts'
import { common } from '../operations.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment PartenaireItem on Partenaire {
      ...Common
      nom
      logo {
        url
      }
      logoAlt: logo {
        alt
      }
      url
      ordre
    }
  `,
  [common],
)

export const partenaire = resource({
  type: 'Partenaire',
  item,
  fields: {
    nom: { ...text, required: true },
    logo: file,
    logoAlt: { ...pictureAlt, wire: 'logo_alt' },
    url: text,
    ordre: integer,
  },
  statusOnCreate: true,
  page: graphql(
    `
      query PartenairePage($skip: Int!) {
        admin {
          list: partenaires(first: 15, skip: $skip, order: NEWEST) {
            totalCount
            edges {
              node {
                ...PartenaireItem
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
      query PartenaireSite($after: String) {
        site {
          list: partenaires(first: 100, after: $after) {
            edges {
              node {
                ...PartenaireItem
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
      query PartenaireShow($id: ID!) {
        node(id: $id) {
          ...PartenaireItem
        }
      }
    `,
    [item],
  ),
  store: graphql(
    `
      mutation PartenaireStore($input: CreatePartenaireInput!) {
        result: createPartenaire(input: $input) {
          ... on CreatePartenairePayload {
            content {
              ...PartenaireItem
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
      mutation PartenaireUpdate($input: UpdatePartenaireInput!) {
        result: updatePartenaire(input: $input) {
          ... on UpdatePartenairePayload {
            content {
              ...PartenaireItem
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
      mutation PartenaireRemove($input: ContentInput!) {
        result: softDeletePartenaire(input: $input) {
          ... on LifecyclePayload {
            content {
              ...PartenaireItem
            }
          }
          ...Failure
        }
      }
    `,
    [item, failure],
  ),
})
