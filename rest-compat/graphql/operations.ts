import { parse, type DocumentNode } from 'graphql'
import { failure, type Failure } from '../failures.ts'
import type { Document, FieldOf, Fragment, InputOf } from './graphql.ts'
import type { RestType } from '../table.ts'
import { perPage } from '../laravelPaginator.ts'

/**
 * The fields by which the schema lists a type: for the back office, and for everybody, as a list or as the only one
 * there may be.
 */
export interface ListFields {
  admin: FieldOf<'Admin'>
  site?: FieldOf<'Site'>
  only?: FieldOf<'Site'>
}

/** The operations of one type. All read its items by the same fragment, whose result is `Node`. */
export interface Operations<Name extends RestType, Node> {
  page: Document<
    { admin: { list: { totalCount: number; edges: { node: Node }[] } } | null },
    { skip: number }
  >
  /** The public list. */
  site: Document<{ site: SiteList<Node> }, { after?: string | null }> | null
  show: Document<{ node: Node | ForeignObject | null }, { id: string }>
  store: Document<{ result: { content: Node } | Failure }, { input: InputOf<`Create${Name}Input`> }>
  update: Document<{ result: { content: Node } | Failure }, { input: InputOf<`Update${Name}Input`> }>
  remove: Document<
    { result: { content: Node | ForeignObject | null } | Failure },
    { input: { id: string; version?: number | null } }
  >
}

/** What a fragment reads of an object that it is not about. */
export interface ForeignObject {
  __typename?: string
  databaseId?: never
}

/** 100 items at a time; or the one there is at the most (entreprise, presentation). */
export type SiteList<Node> =
  | { list: { edges: { node: Node }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } }
  | { only: Node | null }

/** The mutation of the schema behind each verb that writes. */
export const mutations = {
  store: (type: RestType) => `create${type}`,
  update: (type: RestType) => `update${type}`,
  remove: (type: RestType) => `softDelete${type}`,
}

/**
 * The operations of a type whose fragment is `<type>Item`. Their types follow from their texts, which `operations.test.ts`
 * validates against the schema.
 */
export function operationsOf<Name extends RestType, Node>(
  type: Name,
  item: Fragment<Node>,
  lists: ListFields,
): Operations<Name, Node> {
  const written = (verb: keyof typeof mutations, name: string, input: string, payload: string) =>
    document(
      `mutation ${type}${name}($input: ${input}!) {
        result: ${mutations[verb](type)}(input: $input) {
          ... on ${payload} { content { ...${type}Item } }
          ...Failure
        }
      }`,
      [item, failure],
    )
  return {
    page: document(
      `query ${type}Page($skip: Int!) {
        admin {
          list: ${lists.admin}(first: ${perPage}, skip: $skip, order: NEWEST) {
            totalCount
            edges { node { ...${type}Item } }
          }
        }
      }`,
      [item],
    ),
    site: publicList(type, item, lists),
    show: document(`query ${type}Show($id: ID!) { node(id: $id) { ...${type}Item } }`, [item]),
    store: written('store', 'Store', `Create${type}Input`, `Create${type}Payload`),
    update: written('update', 'Update', `Update${type}Input`, `Update${type}Payload`),
    remove: written('remove', 'Remove', 'ContentInput', 'LifecyclePayload'),
  }
}

function publicList(type: RestType, item: DocumentNode, { site, only }: ListFields): DocumentNode | null {
  if (only) return document(`query ${type}Site { site { only: ${only} { ...${type}Item } } }`, [item])
  if (!site) return null
  return document(
    `query ${type}Site($after: String) {
      site {
        list: ${site}(first: 100, after: $after) {
          edges { node { ...${type}Item } }
          pageInfo { hasNextPage endCursor }
        }
      }
    }`,
    [item],
  )
}

function document(text: string, fragments: readonly DocumentNode[]): DocumentNode {
  const { kind, definitions } = parse(text, { noLocation: true })
  return { kind, definitions: [...definitions, ...fragments.flatMap((fragment) => fragment.definitions)] }
}
