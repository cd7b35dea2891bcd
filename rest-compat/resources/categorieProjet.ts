import { failure } from '../failures.ts'
import { text } from '../fields.ts'
import { graphql } from '../graphql.ts'
import { common } from '../operations.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment CategorieProjetItem on CategorieProjet {
      ...Common
      nom
    }
  `,
  [common],
)

export const categorieProjet = resource({
  type: 'CategorieProjet',
  item,
  fields: {
    nom: { ...text, required: true },
  },
  statusOnCreate: true,
  page: graphql(
    `
      query CategorieProjetPage($skip: Int!) {
        admin {
          list: categoriesProjet(first: 15, skip: $skip, order: NEWEST) {
            totalCount
            edges {
              node {
                ...CategorieProjetItem
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
      query CategorieProjetSite($after: String) {
        site {
          list: categoriesProjet(first: 100, after: $after) {
            edges {
              node {
                ...CategorieProjetItem
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
      query CategorieProjetShow($id: ID!) {
        node(id: $id) {
          ...CategorieProjetItem
        }
      }
    `,
    [item],
  ),
  store: graphql(
    `
      mutation CategorieProjetStore($input: CreateCategorieProjetInput!) {
        result: createCategorieProjet(input: $input) {
          ... on CreateCategorieProjetPayload {
            content {
              ...CategorieProjetItem
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
      mutation CategorieProjetUpdate($input: UpdateCategorieProjetInput!) {
        result: updateCategorieProjet(input: $input) {
          ... on UpdateCategorieProjetPayload {
            content {
              ...CategorieProjetItem
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
      mutation CategorieProjetRemove($input: ContentInput!) {
        result: softDeleteCategorieProjet(input: $input) {
          ... on LifecyclePayload {
            content {
              ...CategorieProjetItem
            }
          }
          ...Failure
        }
      }
    `,
    [item, failure],
  ),
})
