import { failure } from '../failures.ts'
import { text } from '../fields.ts'
import { graphql } from '../graphql.ts'
import { common } from '../operations.ts'
import { resource } from '../resource.ts'

export const categorieServiceItem = graphql(
  `
    fragment CategorieServiceItem on CategorieService {
      ...Common
      nom
    }
  `,
  [common],
)

export const categorieService = resource({
  type: 'CategorieService',
  item: categorieServiceItem,
  fields: {
    nom: { ...text, required: true },
  },
  statusOnCreate: true,
  page: graphql(
    `
      query CategorieServicePage($skip: Int!) {
        admin {
          list: categoriesService(first: 15, skip: $skip, order: NEWEST) {
            totalCount
            edges {
              node {
                ...CategorieServiceItem
              }
            }
          }
        }
      }
    `,
    [categorieServiceItem],
  ),
  show: graphql(
    `
      query CategorieServiceShow($id: ID!) {
        node(id: $id) {
          ...CategorieServiceItem
        }
      }
    `,
    [categorieServiceItem],
  ),
  store: graphql(
    `
      mutation CategorieServiceStore($input: CreateCategorieServiceInput!) {
        result: createCategorieService(input: $input) {
          ... on CreateCategorieServicePayload {
            content {
              ...CategorieServiceItem
            }
          }
          ...Failure
        }
      }
    `,
    [categorieServiceItem, failure],
  ),
  update: graphql(
    `
      mutation CategorieServiceUpdate($input: UpdateCategorieServiceInput!) {
        result: updateCategorieService(input: $input) {
          ... on UpdateCategorieServicePayload {
            content {
              ...CategorieServiceItem
            }
          }
          ...Failure
        }
      }
    `,
    [categorieServiceItem, failure],
  ),
  remove: graphql(
    `
      mutation CategorieServiceRemove($input: ContentInput!) {
        result: softDeleteCategorieService(input: $input) {
          ... on LifecyclePayload {
            content {
              ...CategorieServiceItem
            }
          }
          ...Failure
        }
      }
    `,
    [categorieServiceItem, failure],
  ),
})
