import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useMatchesQuery, useMatchesQuery$data } from '../../__generated__/useMatchesQuery.graphql.ts'

export type Match = NonNullable<useMatchesQuery$data['admin']>['search'][number]

export interface Matches {
  /** What was sought when these were found. */
  texte: string
  elements: readonly Match[]
  /** The server could not be asked. */
  isLost: boolean
}

/** How long after the last key the server is asked. */
const pauseMs = 120
const noMatches: Matches = { texte: '', elements: [], isLost: false }

/** Content and messages with these words; the last results stay until the next are there. */
export function useMatches(texte: string): Matches {
  const environment = useRelayEnvironment()
  const [trouves, setTrouves] = useState(noMatches)
  useEffect(() => {
    if (!texte) return setTrouves(noMatches)
    let asked: { unsubscribe(): void } | undefined
    const timer = setTimeout(() => {
      asked = fetchQuery<useMatchesQuery>(
        environment,
        graphql`
          query useMatchesQuery($text: String!) {
            admin @required(action: THROW) {
              search(text: $text) {
                __typename
                id
                databaseId
                libelle
                status
                ... on Contact {
                  sujet
                }
                ... on Devis {
                  reference
                }
                ... on Carriere {
                  poste
                }
              }
            }
          }
        `,
        { text: texte },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ admin }) => setTrouves({ texte, elements: admin.search, isLost: false }),
        error: () => setTrouves({ texte, elements: [], isLost: true }),
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asked?.unsubscribe()
    }
  }, [texte, environment])
  return trouves
}
