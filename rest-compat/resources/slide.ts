import { failure } from '../failures.ts'
import { file, flag, html, integer, pictureAlt, text } from '../fields.ts'
import { graphql } from '../graphql.ts'
import { common } from '../operations.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment SlideItem on Slide {
      ...Common
      titre
      contenue
      image {
        url
      }
      imageAlt: image {
        alt
      }
      lien
      archive
      ordre
    }
  `,
  [common],
)

export const slide = resource({
  type: 'Slide',
  item,
  fields: {
    titre: { ...text, required: true },
    contenue: { ...html, wire: 'Contenue' },
    image: file,
    imageAlt: { ...pictureAlt, wire: 'image_alt' },
    lien: text,
    archive: flag,
    ordre: integer,
  },
  statusOnCreate: true,
  page: graphql(
    `
      query SlidePage($skip: Int!) {
        admin {
          list: slides(first: 15, skip: $skip, order: NEWEST) {
            totalCount
            edges {
              node {
                ...SlideItem
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
      query SlideSite($after: String) {
        site {
          list: slides(first: 100, after: $after) {
            edges {
              node {
                ...SlideItem
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
      query SlideShow($id: ID!) {
        node(id: $id) {
          ...SlideItem
        }
      }
    `,
    [item],
  ),
  store: graphql(
    `
      mutation SlideStore($input: CreateSlideInput!) {
        result: createSlide(input: $input) {
          ... on CreateSlidePayload {
            content {
              ...SlideItem
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
      mutation SlideUpdate($input: UpdateSlideInput!) {
        result: updateSlide(input: $input) {
          ... on UpdateSlidePayload {
            content {
              ...SlideItem
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
      mutation SlideRemove($input: ContentInput!) {
        result: softDeleteSlide(input: $input) {
          ... on LifecyclePayload {
            content {
              ...SlideItem
            }
          }
          ...Failure
        }
      }
    `,
    [item, failure],
  ),
})
