import { useDeferredValue, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { AdressesQuery } from '../../../__generated__/AdressesQuery.graphql.ts'
import { usePageLocation } from '../../../router/location.ts'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import dashboard from '../../dashboard/Dashboard.module.css'
import { longestSearch } from '../../liste/filtres/listFilter.ts'
import liste from '../../liste/Liste.module.css'
import { AdressesManquees } from './AdressesManquees.tsx'
import classes from './Adresses.module.css'
import { ImportDialogue } from './ImportDialogue.tsx'
import { RedirectionDialogue } from './RedirectionDialogue.tsx'
import { Redirections } from './Redirections.tsx'
import type { Redirection } from './useSaveRedirection.ts'

/** Addresses of the old site: where they lead, and those that visitors ask for in vain. */
export default function Adresses() {
  const { search } = usePageLocation()
  const q = (new URLSearchParams(search).get('q') ?? '').trim().slice(0, longestSearch)
  // What is shown stays until what is sought has come.
  const sought = useDeferredValue(q)
  const [edited, setEdited] = useState<Redirection | null>(null)
  const [isImporting, setImporting] = useState(false)
  /** Counts the changes that both lists must hear of. */
  const [changes, setChanges] = useState(0)
  const changed = () => setChanges((count) => count + 1)
  return (
    <section id="adresses" className={classes.adresses} aria-labelledby="adresses-titre">
      <h2 id="adresses-titre">Anciennes adresses</h2>
      <p className={classes.aide}>
        Un lien vers l’ancien site, ou vers une page qui a changé de nom, mène où vous voulez. Une page du
        site l’emporte toujours.
      </p>
      <p className={classes.suites}>
        <button type="button" className="bouton bouton-serre" onClick={() => setEdited(newRedirection)}>
          Ajouter une redirection
        </button>
        <button type="button" className="outil" onClick={() => setImporting(true)}>
          Importer une liste
        </button>
      </p>
      <QueryBoundary
        of={sought}
        failed={<p className={liste.vide}>Ces adresses n’ont pas pu être chargées. Rechargez la page.</p>}
      >
        <Listes q={q} sought={sought} changes={changes} onEdit={setEdited} onChange={changed} />
      </QueryBoundary>
      {edited && (
        <RedirectionDialogue redirection={edited} onClose={() => setEdited(null)} onSaved={changed} />
      )}
      {isImporting && <ImportDialogue onClose={() => setImporting(false)} onImported={changed} />}
    </section>
  )
}

const newRedirection: Redirection = { id: null, path: '', target: '' }

interface ListesProps {
  /** What the search box holds, and what the list was asked for. */
  q: string
  sought: string
  changes: number
  onEdit(redirection: Redirection): void
  onChange(): void
}

function Listes({ q, sought, ...both }: ListesProps) {
  const { admin } = useLazyLoadQuery<AdressesQuery>(
    graphql`
      query AdressesQuery($search: String) {
        admin {
          ...Redirections_admin
          ...AdressesManquees_admin
        }
      }
    `,
    { search: sought || null },
    { fetchPolicy: 'store-and-network' },
  )
  return (
    admin && (
      <div className={dashboard.volets}>
        <Redirections admin={admin} q={q} {...both} />
        <AdressesManquees admin={admin} {...both} />
      </div>
    )
  )
}
