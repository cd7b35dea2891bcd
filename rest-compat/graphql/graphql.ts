import type { ResultOf, TadaDocumentNode } from 'gql.tada'
import type { introspection } from '../__generated__/introspection.d.ts'
import { graphql } from './document.mjs'

export { graphql }
export type { ResultOf } from 'gql.tada'
export type Document<Result, Variables> = TadaDocumentNode<Result, Variables>
export type Fragment<Result> = TadaDocumentNode<Result, never, unknown>

/** The types of content, as the schema has them; REST knows those of `table.ts`. */
export type ContentName = introspection['types']['Content']['possibleTypes']
export type InputOf<Name extends string> = ReturnType<typeof graphql.scalar<Name>>
export type FieldOf<Type extends 'Admin' | 'Site'> = keyof introspection['types'][Type]['fields']

/** What the items of all types share. */
export const common = graphql(`
  fragment Common on Content {
    databaseId
    status
    softdelete
    version
    createdAt
    updatedAt
  }
`)

export type Common = Omit<ResultOf<typeof common>, '__typename'>
