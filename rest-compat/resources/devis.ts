import { failure } from '../failures.ts'
import { flag, serverText, text } from '../fields.ts'
import { graphql } from '../graphql.ts'
import { common } from '../operations.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment DevisItem on Devis {
      ...Common
      nom
      email
      telephone
      entreprise
      service
      lieu
      budget
      description
      reference
      lu
    }
  `,
  [common],
)

export const devis = resource({
  type: 'Devis',
  item,
  fields: {
    nom: { ...text, required: true },
    email: { ...text, required: true },
    telephone: text,
    entreprise: text,
    service: text,
    lieu: text,
    budget: text,
    description: { ...text, required: true },
    reference: serverText,
    lu: { ...flag, access: 'update' },
  },
  statusOnCreate: false,
  page: graphql(
    `
      query DevisPage($skip: Int!) {
        admin {
          list: devis(first: 15, skip: $skip, order: NEWEST) {
            totalCount
            edges {
              node {
                ...DevisItem
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
      query DevisShow($id: ID!) {
        node(id: $id) {
          ...DevisItem
        }
      }
    `,
    [item],
  ),
  store: graphql(
    `
      mutation DevisStore($input: CreateDevisInput!) {
        result: createDevis(input: $input) {
          ... on CreateDevisPayload {
            content {
              ...DevisItem
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
      mutation DevisUpdate($input: UpdateDevisInput!) {
        result: updateDevis(input: $input) {
          ... on UpdateDevisPayload {
            content {
              ...DevisItem
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
      mutation DevisRemove($input: ContentInput!) {
        result: softDeleteDevis(input: $input) {
          ... on LifecyclePayload {
            content {
              ...DevisItem
            }
          }
          ...Failure
        }
      }
    `,
    [item, failure],
  ),
})
