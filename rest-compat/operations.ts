import type { Failure } from './failures.ts'
import { graphql, type Document, type ResultOf } from './graphql.ts'

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

/** The operations of one resource. All read its items by the same fragment, whose result is `Node`. */
export interface Operations<Node, Create, Update> {
  page: Document<
    { admin: { list: { totalCount: number; edges: { node: Node }[] } } | null },
    { skip: number }
  >
  /** The public list. */
  site?: Document<{ site: SiteList<Node> }, { after?: string | null | undefined }>
  show: Document<{ node: Node | OfOtherType | null }, { id: string }>
  store: Document<{ result: { content: Node } | Failure }, { input: Create }>
  update: Document<{ result: { content: Node } | Failure }, { input: Update }>
  remove: Document<
    { result: { content: Node | OfOtherType | null } | Failure },
    { input: { id: string; version?: number | null | undefined } }
  >
}

/** What a fragment reads of an object that it is not about. */
export interface OfOtherType {
  __typename?: string
  databaseId?: never
}

/** 100 items at a time; or the one there is at the most (entreprise, presentation). */
export type SiteList<Node> =
  | { list: { edges: { node: Node }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } }
  | { only: Node | null }
