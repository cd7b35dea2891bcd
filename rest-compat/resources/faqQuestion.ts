import { failure } from '../failures.ts'
import { html, integer, parent, text } from '../fields.ts'
import { graphql } from '../graphql.ts'
import { common } from '../operations.ts'
import { resource } from '../resource.ts'

export const faqQuestionItem = graphql(
  `
    fragment FaqQuestionItem on FaqQuestion {
      ...Common
      faq {
        databaseId
      }
      question
      reponse
      ordre
    }
  `,
  [common],
)

export const faqQuestion = resource({
  type: 'FaqQuestion',
  item: faqQuestionItem,
  fields: {
    faq: { ...parent('Faq'), required: true },
    question: { ...text, required: true },
    reponse: { ...html, required: true },
    ordre: integer,
  },
  statusOnCreate: true,
  page: graphql(
    `
      query FaqQuestionPage($skip: Int!) {
        admin {
          list: faqQuestions(first: 15, skip: $skip, order: NEWEST) {
            totalCount
            edges {
              node {
                ...FaqQuestionItem
              }
            }
          }
        }
      }
    `,
    [faqQuestionItem],
  ),
  show: graphql(
    `
      query FaqQuestionShow($id: ID!) {
        node(id: $id) {
          ...FaqQuestionItem
        }
      }
    `,
    [faqQuestionItem],
  ),
  store: graphql(
    `
      mutation FaqQuestionStore($input: CreateFaqQuestionInput!) {
        result: createFaqQuestion(input: $input) {
          ... on CreateFaqQuestionPayload {
            content {
              ...FaqQuestionItem
            }
          }
          ...Failure
        }
      }
    `,
    [faqQuestionItem, failure],
  ),
  update: graphql(
    `
      mutation FaqQuestionUpdate($input: UpdateFaqQuestionInput!) {
        result: updateFaqQuestion(input: $input) {
          ... on UpdateFaqQuestionPayload {
            content {
              ...FaqQuestionItem
            }
          }
          ...Failure
        }
      }
    `,
    [faqQuestionItem, failure],
  ),
  remove: graphql(
    `
      mutation FaqQuestionRemove($input: ContentInput!) {
        result: softDeleteFaqQuestion(input: $input) {
          ... on LifecyclePayload {
            content {
              ...FaqQuestionItem
            }
          }
          ...Failure
        }
      }
    `,
    [faqQuestionItem, failure],
  ),
})
