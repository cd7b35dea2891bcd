import { graphql } from 'react-relay'
import type { useMatchesQuery, useMatchesQuery$data } from '../../__generated__/useMatchesQuery.graphql.ts'
import { useSought } from '../ui/useSought.ts'

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

const query = graphql`
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
`

const variablesOf = (text: string) => (text ? { text } : null)

/** Content, messages and texts of the site with these words; the last results stay until the next are there. */
export function useMatches(texte: string): Matches {
  const { found, ...sought } = useSought<useMatchesQuery>(query, texte, variablesOf)
  return { ...sought, elements: found?.admin.search ?? [], textes: found?.admin.siteTexts ?? [] }
}
