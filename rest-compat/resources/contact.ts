import { failure } from '../failures.ts'
import { flag, text } from '../fields.ts'
import { graphql } from '../graphql.ts'
import { common } from '../operations.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment ContactItem on Contact {
      ...Common
      nom
      email
      telephone
      sujet
      message
      lu
    }
  `,
  [common],
)

export const contact = resource({
  type: 'Contact',
  item,
  fields: {
    nom: { ...text, required: true },
    email: { ...text, required: true },
    telephone: text,
    sujet: text,
    message: { ...text, required: true },
    lu: { ...flag, access: 'update' },
  },
  statusOnCreate: false,
  page: graphql(
    `
      query ContactPage($skip: Int!) {
        admin {
          list: contacts(first: 15, skip: $skip, order: NEWEST) {
            totalCount
            edges {
              node {
                ...ContactItem
              }
            }
          }
        }
      }
    `,
    [item],
  ),
  show: graphql(
    `
      query ContactShow($id: ID!) {
        node(id: $id) {
          ...ContactItem
        }
      }
    `,
    [item],
  ),
  store: graphql(
    `
      mutation ContactStore($input: CreateContactInput!) {
        result: createContact(input: $input) {
          ... on CreateContactPayload {
            content {
              ...ContactItem
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
      mutation ContactUpdate($input: UpdateContactInput!) {
        result: updateContact(input: $input) {
          ... on UpdateContactPayload {
            content {
              ...ContactItem
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
      mutation ContactRemove($input: ContentInput!) {
        result: softDeleteContact(input: $input) {
          ... on LifecyclePayload {
            content {
              ...ContactItem
            }
          }
          ...Failure
        }
      }
    `,
    [item, failure],
  ),
})
