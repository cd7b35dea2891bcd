import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useTargetsQuery, useTargetsQuery$data } from '../../../__generated__/useTargetsQuery.graphql.ts'
import { longestSearch } from '../../liste/filtres/listFilter.ts'
import { contentTypeInfo } from '../../contentTypes.ts'

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

/** How long after the last key the server is asked. */
const pauseMs = 120
const noTargets: Targets = { texte: '', items: [], contacts: [], isLost: false }

/** Items with a page that have these words, and how the firm is reached; the last ones stay until the next are there. */
export function useTargets(texte: string): Targets {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState(noTargets)
  useEffect(() => {
    let asked: { unsubscribe(): void } | undefined
    const timer = setTimeout(() => {
      asked = fetchQuery<useTargetsQuery>(
        environment,
        graphql`
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
        `,
        { text: texte.slice(0, longestSearch), seeks: texte !== '' },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ admin, site }) =>
          setFound({
            texte,
            items: admin?.search.flatMap(targetOf) ?? [],
            contacts: contactsOf(site.entreprise),
            isLost: false,
          }),
        error: () => setFound({ ...noTargets, texte, isLost: true }),
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asked?.unsubscribe()
    }
  }, [texte, environment])
  return found
}

const below: Readonly<Record<string, string>> = {
  Service: '/services/',
  Projet: '/projets/',
  Page: '/pages/',
  Offre: '/carriere/',
}

type Found = NonNullable<useTargetsQuery$data['admin']>['search'][number]

/** An item by its address; none for one without a page. */
function targetOf({ __typename, libelle, status, slug }: Found): Target[] {
  const prefix = below[__typename]
  if (prefix === undefined || !slug) return []
  const un = contentTypeInfo(__typename)?.un ?? ''
  return [{ href: `${prefix}${slug}`, nom: libelle, detail: status ? un : `${un} · hors ligne` }]
}

function contactsOf({ email1, phone1, phone1Link }: useTargetsQuery$data['site']['entreprise']): Target[] {
  const tel = phone1Link?.href
  return [
    ...(tel && phone1 ? [{ href: tel, nom: phone1, detail: 'Téléphone du cabinet' }] : []),
    ...(email1 ? [{ href: `mailto:${email1}`, nom: email1, detail: 'E-mail du cabinet' }] : []),
  ]
}
