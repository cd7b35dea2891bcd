import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useMatchesQuery, useMatchesQuery$data } from '../../__generated__/useMatchesQuery.graphql.ts'

export type Trouve = NonNullable<useMatchesQuery$data['admin']>['search'][number]

export interface Trouves {
  /** What was sought when these were found. */
  texte: string
  elements: readonly Trouve[]
  /** The server could not be asked. */
  isLost: boolean
}

/** How long after the last key the server is asked. */
const pauseMs = 120
const rien: Trouves = { texte: '', elements: [], isLost: false }

/** Content and messages with these words; the last results stay until the next are there. */
export function useMatches(texte: string): Trouves {
  const environment = useRelayEnvironment()
  const [trouves, setTrouves] = useState(rien)
  useEffect(() => {
    if (!texte) return setTrouves(rien)
    let asked: { unsubscribe(): void } | undefined
    const timer = setTimeout(() => {
      asked = fetchQuery<useMatchesQuery>(
        environment,
        graphql`
          query useMatchesQuery($text: String!) {
            admin {
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
        next: ({ admin }) => setTrouves({ texte, elements: admin?.search ?? [], isLost: false }),
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
