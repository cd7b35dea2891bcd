import type { GraphQLTaggedNode } from 'relay-runtime'

/** The operations of one content type that its rows offer. What each answers is called `result`. */
export interface Actes {
  publish: GraphQLTaggedNode
  unpublish: GraphQLTaggedNode
  softDelete: GraphQLTaggedNode
  restore: GraphQLTaggedNode
  erase: GraphQLTaggedNode
  /** For the types with an order of their own. */
  reorder?: GraphQLTaggedNode
  /** For the limited types: one takes the place of another, and the query of those that are active. */
  swap?: GraphQLTaggedNode
  actives?: GraphQLTaggedNode
}

export type Acte = 'publish' | 'unpublish' | 'softDelete' | 'restore' | 'erase' | 'swap'
