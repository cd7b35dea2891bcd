import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ParQuiQuery } from '../../__generated__/ParQuiQuery.graphql.ts'
import type { journalEntry_entry$key } from '../../__generated__/journalEntry_entry.graphql.ts'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { useTimeZone } from '../timeZone.ts'
import { authorText, readEntry } from './journalEntry.ts'
import { relativeTime } from './relativeTime.ts'

/** « Modifié par Aya Koné il y a 2 minutes ». */
export function ParQui({ entree }: { entree: journalEntry_entry$key }) {
  const lue = readEntry(entree)
  const fuseau = useTimeZone()
  return (
    <>
      {lue.act === 'CREATE' ? 'Ajouté' : 'Modifié'} par {authorText(lue)}{' '}
      <time dateTime={lue.at}>{relativeTime(new Date(lue.at), fuseau)}</time>
    </>
  )
}

/** The same of an item as it is now on the server; nothing where it cannot be told. */
export function DernierQui({ id }: { id: string }) {
  return (
    <QueryBoundary failed={null}>
      <Charge id={id} />
    </QueryBoundary>
  )
}

function Charge({ id }: { id: string }) {
  const { node } = useLazyLoadQuery<ParQuiQuery>(
    graphql`
      query ParQuiQuery($id: ID!) {
        node(id: $id) {
          ... on Content {
            lastEntry {
              ...journalEntry_entry
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
