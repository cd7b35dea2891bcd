import { failure } from '../failures.ts'
import { file, flag, text } from '../fields.ts'
import { graphql } from '../graphql.ts'
import { common } from '../operations.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment CarriereItem on Carriere {
      ...Common
      nom
      prenom
      email
      telephone
      poste
      message
      cv {
        url
      }
      lu
    }
  `,
  [common],
)

export const carriere = resource({
  type: 'Carriere',
  item,
  fields: {
    nom: { ...text, required: true },
    prenom: text,
    email: { ...text, required: true },
    telephone: text,
    poste: text,
    message: text,
    cv: file,
    lu: { ...flag, access: 'update' },
  },
  statusOnCreate: false,
  page: graphql(
    `
      query CarrierePage($skip: Int!) {
        admin {
          list: carrieres(first: 15, skip: $skip, order: NEWEST) {
            totalCount
            edges {
              node {
                ...CarriereItem
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
      query CarriereShow($id: ID!) {
        node(id: $id) {
          ...CarriereItem
        }
      }
    `,
    [item],
  ),
  store: graphql(
    `
      mutation CarriereStore($input: CreateCarriereInput!) {
        result: createCarriere(input: $input) {
          ... on CreateCarrierePayload {
            content {
              ...CarriereItem
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
      mutation CarriereUpdate($input: UpdateCarriereInput!) {
        result: updateCarriere(input: $input) {
          ... on UpdateCarrierePayload {
            content {
              ...CarriereItem
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
      mutation CarriereRemove($input: ContentInput!) {
        result: softDeleteCarriere(input: $input) {
          ... on LifecyclePayload {
            content {
              ...CarriereItem
            }
          }
          ...Failure
        }
      }
    `,
    [item, failure],
  ),
})
