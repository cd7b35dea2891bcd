import { graphql } from 'react-relay'
import type { GraphQLTaggedNode } from 'relay-runtime'
import type { Typename } from './boite.ts'
import { carriereActes } from './carriereActes.ts'
import { contactActes } from './contactActes.ts'
import { devisActes } from './devisActes.ts'

/** The operations of one type. What each answers is called `result`. */
export interface ActesDeMessage {
  lire: GraphQLTaggedNode
  publish: GraphQLTaggedNode
  unpublish: GraphQLTaggedNode
  softDelete: GraphQLTaggedNode
  restore: GraphQLTaggedNode
  erase: GraphQLTaggedNode
}

export const actes: Record<Typename, ActesDeMessage> = {
  Contact: contactActes,
  Devis: devisActes,
  Carriere: carriereActes,
}

/** The counters that the inbox shows, in every answer. */
export const compteurs = graphql`
  fragment actesDeMessage_result on LifecycleResult {
    ... on LifecyclePayload {
      stats {
        unread
      }
    }
  }
`
