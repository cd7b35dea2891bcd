import { failure } from '../failures.ts'
import { file, html, integer, items, pictureAlt, text } from '../fields.ts'
import { graphql } from '../graphql.ts'
import { common } from '../operations.ts'
import { resource } from '../resource.ts'
import { categorieService, categorieServiceItem } from './categorieService.ts'

const item = graphql(
  `
    fragment ServiceItem on Service {
      ...Common
      nom
      slug
      resume
      description
      image {
        url
      }
      imageAlt: image {
        alt
      }
      categories {
        ...CategorieServiceItem
      }
      ordre
    }
  `,
  [common, categorieServiceItem],
)

export const service = resource({
  type: 'Service',
  item,
  fields: {
    nom: { ...text, required: true },
    slug: text,
    resume: text,
    description: html,
    image: file,
    imageAlt: { ...pictureAlt, wire: 'image_alt' },
    categories: items(categorieService),
    ordre: integer,
  },
  statusOnCreate: true,
  page: graphql(
    `
      query ServicePage($skip: Int!) {
        admin {
          list: services(first: 15, skip: $skip, order: NEWEST) {
            totalCount
            edges {
              node {
                ...ServiceItem
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
      query ServiceSite($after: String) {
        site {
          list: services(first: 100, after: $after) {
            edges {
              node {
                ...ServiceItem
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
      query ServiceShow($id: ID!) {
        node(id: $id) {
          ...ServiceItem
        }
      }
    `,
    [item],
  ),
  store: graphql(
    `
      mutation ServiceStore($input: CreateServiceInput!) {
        result: createService(input: $input) {
          ... on CreateServicePayload {
            content {
              ...ServiceItem
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
      mutation ServiceUpdate($input: UpdateServiceInput!) {
        result: updateService(input: $input) {
          ... on UpdateServicePayload {
            content {
              ...ServiceItem
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
      mutation ServiceRemove($input: ContentInput!) {
        result: softDeleteService(input: $input) {
          ... on LifecyclePayload {
            content {
              ...ServiceItem
            }
          }
          ...Failure
        }
      }
    `,
    [item, failure],
  ),
})
