import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ParQuiQuery } from '../../__generated__/ParQuiQuery.graphql.ts'
import type { gestes_entry$key } from '../../__generated__/gestes_entry.graphql.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { useFuseau } from '../fuseau.ts'
import { auteurDe, lireEntree } from './gestes.ts'
import { ilYA } from './ilYA.ts'

/** « Modifié par Aya Koné il y a 2 minutes ». */
export function ParQui({ entree }: { entree: gestes_entry$key }) {
  const lue = lireEntree(entree)
  const fuseau = useFuseau()
  return (
    <>
      {lue.act === 'CREATE' ? 'Ajouté' : 'Modifié'} par {auteurDe(lue)}{' '}
      <time dateTime={lue.at}>{ilYA(new Date(lue.at), fuseau)}</time>
    </>
  )
}

/** The same of an item as it is now on the server; nothing where it cannot be told. */
export function DernierQui({ id }: { id: string }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Charge id={id} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Charge({ id }: { id: string }) {
  const { node } = useLazyLoadQuery<ParQuiQuery>(
    graphql`
      query ParQuiQuery($id: ID!) {
        node(id: $id) {
          ... on Content {
            lastEntry {
              ...gestes_entry
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  )
  return (
    node?.lastEntry && (
      <strong>
        <ParQui entree={node.lastEntry} />.{' '}
      </strong>
    )
  )
}
