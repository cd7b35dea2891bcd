import type { journalEntry_entry$key } from '../../__generated__/journalEntry_entry.graphql.ts'
import { usePageLocation } from '../../router/location.ts'
import type { ItemVersion } from '../editeur/definition/base.ts'
import { hrefWith } from '../liste/filtres/listFilter.ts'
import { readEntry } from './journalEntry.ts'
import { ParQui } from './ParQui.tsx'
import classes from './Trace.module.css'

interface TraceProps {
  element: ItemVersion
  /** The last change, as it was when the editor opened. */
  entree: journalEntry_entry$key | null
}

/** The last change of an item, and the way to all its versions. */
export function Trace({ element, entree }: TraceProps) {
  const { search } = usePageLocation()
  // What is saved here meanwhile is one's own.
  const tient = entree && readEntry(entree).version === element.version
  return (
    <footer className={classes.trace}>
      {tient && (
        <p>
          <ParQui entree={entree} />
        </p>
      )}
      <a
        className="bouton bouton-serre bouton-leger"
        href={hrefWith(search, { creer: null, versions: 'toutes' })}
      >
        Versions
      </a>
    </footer>
  )
}
