import { graphql } from 'react-relay'
import type { useTargetsQuery, useTargetsQuery$data } from '../../../__generated__/useTargetsQuery.graphql.ts'
import { longestSearch } from '../../liste/filtres/listFilter.ts'
import { contentTypeInfo } from '../../contentTypes.ts'
import { publicPageOf } from '../../../site/apercu/publicPage.ts'
import { useSought } from '../../ui/useSought.ts'

/** What a link may lead to. */
export interface Target {
  href: string
  nom: string
  detail: string
}

interface Targets {
  /** What was sought when these were found. */
  texte: string
  items: readonly Target[]
  /** The firm's telephone and e-mail. */
  contacts: readonly Target[]
  /** The server could not be asked. */
  isLost: boolean
}

const query = graphql`
  query useTargetsQuery($text: String!, $seeks: Boolean!) {
    admin @include(if: $seeks) {
      search(text: $text) {
        __typename
        libelle
        status
        ... on Service {
          slug
        }
        ... on Projet {
          slug
        }
        ... on Page {
          slug
        }
        ... on Offre {
          slug
        }
      }
    }
    site {
      entreprise {
        email1
        phone1
        phone1Link {
          href
        }
      }
    }
  }
`

const variablesOf = (text: string) => ({ text: text.slice(0, longestSearch), seeks: text !== '' })

/** Items with a page that have these words, and how the firm is reached; the last ones stay until the next are there. */
export function useTargets(texte: string): Targets {
  const { found, ...sought } = useSought<useTargetsQuery>(query, texte, variablesOf)
  return {
    ...sought,
    items: found?.admin?.search.flatMap(targetOf) ?? [],
    contacts: found ? contactsOf(found.site.entreprise) : [],
  }
}

type Found = NonNullable<useTargetsQuery$data['admin']>['search'][number]

/** An item by its address; none for one without a page. */
function targetOf({ __typename, libelle, status, slug }: Found): Target[] {
  const href = slug ? publicPageOf({ typename: __typename, libelle, slug }) : null
  if (href === null) return []
  const un = contentTypeInfo(__typename)?.un ?? ''
  return [{ href, nom: libelle, detail: status ? un : `${un} · hors ligne` }]
}

function contactsOf({ email1, phone1, phone1Link }: useTargetsQuery$data['site']['entreprise']): Target[] {
  const tel = phone1Link?.href
  return [
    ...(tel && phone1 ? [{ href: tel, nom: phone1, detail: 'Téléphone du cabinet' }] : []),
    ...(email1 ? [{ href: `mailto:${email1}`, nom: email1, detail: 'E-mail du cabinet' }] : []),
  ]
}
