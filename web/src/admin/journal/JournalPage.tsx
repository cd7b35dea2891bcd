import { useRef } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { JournalPage_admin$key } from '../../__generated__/JournalPage_admin.graphql.ts'
import type { JournalPagePaginationQuery } from '../../__generated__/JournalPagePaginationQuery.graphql.ts'
import type { JournalPageQuery } from '../../__generated__/JournalPageQuery.graphql.ts'
import { usePageLocation } from '../../router/location.ts'
import { Panne } from '../../ui/Panne.tsx'
import dashboard from '../dashboard/Dashboard.module.css'
import liste from '../liste/Liste.module.css'
import { VoirPlus } from '../liste/VoirPlus.tsx'
import { Moment } from '../Moment.tsx'
import type { AdminPageProps } from '../page.tsx'
import { usePersonnes } from '../peut/usePersonnes.ts'
import { FiltresDeJournal, type Personne } from './FiltresDeJournal.tsx'
import { authorText, capitalize, actText, readEntry } from './journalEntry.ts'
import { isNarrowed, journalFilterOf } from './journalFilter.ts'
import { Quoi } from './Quoi.tsx'

export const query = graphql`
  query JournalPageQuery($by: ID, $type: String, $day: String) @preloadable {
    ...AdminLayout_query
    admin {
      ...JournalPage_admin
      ...usePersonnes_admin
    }
  }
`

/** The journal, latest first: all of it, or what one person did, to one type, on one day. */
export default function JournalPage({ data: { admin } }: AdminPageProps<JournalPageQuery>) {
  const { search } = usePageLocation()
  const personnes = usePersonnes(admin)
  // The server refuses a filter that names nothing; without one it has failed.
  if (!admin && !isNarrowed(journalFilterOf(new URLSearchParams(search)))) return <Panne />
  return (
    <>
      <title>Journal – Administration</title>
      <h1>Journal</h1>
      {admin ? (
        <Lignes admin={admin} personnes={personnes} />
      ) : (
        <>
          <FiltresDeJournal personnes={[]} />
          <p className={liste.vide}>
            La personne, le type ou le jour de cette adresse n’existe pas.{' '}
            <a href="/admin/journal">Tout le journal</a>
          </p>
        </>
      )}
    </>
  )
}

function Lignes({ admin, personnes }: { admin: JournalPage_admin$key; personnes: readonly Personne[] }) {
  const pagination = usePaginationFragment<JournalPagePaginationQuery, JournalPage_admin$key>(
    graphql`
      fragment JournalPage_admin on Admin
      @refetchable(queryName: "JournalPagePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        journal(first: $first, after: $after, once: true, by: $by, type: $type, day: $day)
          @connection(key: "JournalPage_journal", filters: ["by", "type", "day"]) {
          edges {
            node {
              id
              type
              libelle
              items
              content {
                databaseId
                softdelete
              }
              ...journalEntry_entry
            }
          }
        }
      }
    `,
    admin,
  )
  const rows = useRef<HTMLUListElement>(null)
  const lignes = pagination.data.journal.edges.map(({ node }) => node)
  return (
    <>
      <FiltresDeJournal personnes={personnes} />
      <ul ref={rows} className={dashboard.rangs} aria-label="Journal">
        {lignes.map((ligne) => {
          const entree = readEntry(ligne)
          return (
            <li key={ligne.id} tabIndex={-1}>
              <span className={dashboard.quoi}>
                <Quoi ligne={ligne} act={entree.act} />
                <small>
                  {capitalize(authorText(entree))}{' '}
                  {entree.act === 'REORDER' ? 'a changé l’ordre' : actText(entree)}
                </small>
              </span>
              <Moment date={entree.at} isWhole />
            </li>
          )
        })}
      </ul>
      {lignes.length === 0 && !pagination.hasNext && (
        <p className={liste.vide}>Le journal n’a rien de tel.</p>
      )}
      <VoirPlus shown={lignes.length} pagination={pagination} rows={rows} />
    </>
  )
}
