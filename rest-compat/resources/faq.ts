import { failure } from '../failures.ts'
import { integer, items, text } from '../fields.ts'
import { graphql } from '../graphql.ts'
import { common } from '../operations.ts'
import { resource } from '../resource.ts'
import { faqQuestion, faqQuestionItem } from './faqQuestion.ts'

const item = graphql(
  `
    fragment FaqItem on Faq {
      ...Common
      titre
      ordre
      questions {
        ...FaqQuestionItem
      }
    }
  `,
  [common, faqQuestionItem],
)

export const faq = resource({
  type: 'Faq',
  item,
  fields: {
    titre: { ...text, required: true },
    ordre: integer,
    questions: { ...items(faqQuestion), access: 'read' },
  },
  statusOnCreate: true,
  page: graphql(
    `
      query FaqPage($skip: Int!) {
        admin {
          list: faqs(first: 15, skip: $skip, order: NEWEST) {
            totalCount
            edges {
              node {
                ...FaqItem
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
      query FaqSite($after: String) {
        site {
          list: faqs(first: 100, after: $after) {
            edges {
              node {
                ...FaqItem
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
      query FaqShow($id: ID!) {
        node(id: $id) {
          ...FaqItem
        }
      }
    `,
    [item],
  ),
  store: graphql(
    `
      mutation FaqStore($input: CreateFaqInput!) {
        result: createFaq(input: $input) {
          ... on CreateFaqPayload {
            content {
              ...FaqItem
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
      mutation FaqUpdate($input: UpdateFaqInput!) {
        result: updateFaq(input: $input) {
          ... on UpdateFaqPayload {
            content {
              ...FaqItem
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
      mutation FaqRemove($input: ContentInput!) {
        result: softDeleteFaq(input: $input) {
          ... on LifecyclePayload {
            content {
              ...FaqItem
            }
          }
          ...Failure
        }
      }
    `,
    [item, failure],
  ),
})
