import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useMatchesQuery, useMatchesQuery$data } from '../../__generated__/useMatchesQuery.graphql.ts'

type Found = NonNullable<useMatchesQuery$data['admin']>
export type Match = Found['search'][number]
export type TextMatch = Found['siteTexts'][number]

export interface Matches {
  /** What was sought when these were found. */
  texte: string
  elements: readonly Match[]
  /** Texts of the site that are not content. */
  textes: readonly TextMatch[]
  /** The server could not be asked. */
  isLost: boolean
}

/** How long after the last key the server is asked. */
const pauseMs = 120
const noMatches: Matches = { texte: '', elements: [], textes: [], isLost: false }

/** Content, messages and texts of the site with these words; the last results stay until the next are there. */
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
              siteTexts(search: $text, first: 6) {
                id
                key
                page
                pageLabel
                label
                value
              }
            }
          }
        `,
        { text: texte },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ admin }) =>
          setTrouves({ texte, elements: admin.search, textes: admin.siteTexts, isLost: false }),
        error: () => setTrouves({ ...noMatches, texte, isLost: true }),
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asked?.unsubscribe()
    }
  }, [texte, environment])
  return trouves
}
