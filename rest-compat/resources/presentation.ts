import { failure } from '../failures.ts'
import { file, html, pictureAlt, text } from '../fields.ts'
import { graphql } from '../graphql.ts'
import { common } from '../operations.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment PresentationItem on Presentation {
      ...Common
      titre
      contenu
      image {
        url
      }
      imageAlt: image {
        alt
      }
      footerSec
    }
  `,
  [common],
)

export const presentation = resource({
  type: 'Presentation',
  item,
  fields: {
    titre: { ...text, required: true },
    contenu: html,
    image: file,
    imageAlt: { ...pictureAlt, wire: 'image_alt' },
    footerSec: { ...html, wire: 'footer_sec' },
  },
  statusOnCreate: true,
  page: graphql(
    `
      query PresentationPage($skip: Int!) {
        admin {
          list: presentations(first: 15, skip: $skip, order: NEWEST) {
            totalCount
            edges {
              node {
                ...PresentationItem
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
      query PresentationSite {
        site {
          only: presentation {
            ...PresentationItem
          }
        }
      }
    `,
    [item],
  ),
  show: graphql(
    `
      query PresentationShow($id: ID!) {
        node(id: $id) {
          ...PresentationItem
        }
      }
    `,
    [item],
  ),
  store: graphql(
    `
      mutation PresentationStore($input: CreatePresentationInput!) {
        result: createPresentation(input: $input) {
          ... on CreatePresentationPayload {
            content {
              ...PresentationItem
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
      mutation PresentationUpdate($input: UpdatePresentationInput!) {
        result: updatePresentation(input: $input) {
          ... on UpdatePresentationPayload {
            content {
              ...PresentationItem
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
      mutation PresentationRemove($input: ContentInput!) {
        result: softDeletePresentation(input: $input) {
          ... on LifecyclePayload {
            content {
              ...PresentationItem
            }
          }
          ...Failure
        }
      }
    `,
    [item, failure],
  ),
})
