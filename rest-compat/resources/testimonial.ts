import { failure } from '../failures.ts'
import { file, integer, pictureAlt, text } from '../fields.ts'
import { graphql } from '../graphql.ts'
import { common } from '../operations.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment TestimonialItem on Testimonial {
      ...Common
      nom
      fonction
      entreprise
      message
      photo {
        url
      }
      photoAlt: photo {
        alt
      }
      note
    }
  `,
  [common],
)

export const testimonial = resource({
  type: 'Testimonial',
  item,
  fields: {
    nom: { ...text, required: true },
    fonction: text,
    entreprise: text,
    message: { ...text, required: true },
    photo: file,
    photoAlt: { ...pictureAlt, wire: 'photo_alt' },
    note: integer,
  },
  statusOnCreate: true,
  page: graphql(
    `
      query TestimonialPage($skip: Int!) {
        admin {
          list: testimonials(first: 15, skip: $skip, order: NEWEST) {
            totalCount
            edges {
              node {
                ...TestimonialItem
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
      query TestimonialSite($after: String) {
        site {
          list: testimonials(first: 100, after: $after) {
            edges {
              node {
                ...TestimonialItem
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
      query TestimonialShow($id: ID!) {
        node(id: $id) {
          ...TestimonialItem
        }
      }
    `,
    [item],
  ),
  store: graphql(
    `
      mutation TestimonialStore($input: CreateTestimonialInput!) {
        result: createTestimonial(input: $input) {
          ... on CreateTestimonialPayload {
            content {
              ...TestimonialItem
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
      mutation TestimonialUpdate($input: UpdateTestimonialInput!) {
        result: updateTestimonial(input: $input) {
          ... on UpdateTestimonialPayload {
            content {
              ...TestimonialItem
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
      mutation TestimonialRemove($input: ContentInput!) {
        result: softDeleteTestimonial(input: $input) {
          ... on LifecyclePayload {
            content {
              ...TestimonialItem
            }
          }
          ...Failure
        }
      }
    `,
    [item, failure],
  ),
})
