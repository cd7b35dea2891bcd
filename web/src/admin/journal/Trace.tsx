import type { gestes_entry$key } from '../../__generated__/gestes_entry.graphql.ts'
import { usePageLocation } from '../../router/location.ts'
import type { Element } from '../editeur/definition/base.ts'
import { adresseAvec } from '../liste/filtres/filtre.ts'
import { lireEntree } from './gestes.ts'
import { ParQui } from './ParQui.tsx'
import classes from './Trace.module.css'

interface TraceProps {
  element: Element
  /** Who changed it last, as it was when the editor opened. */
  entree: gestes_entry$key | null
}

/** Who changed an item last, and the way to all its versions. */
export function Trace({ element, entree }: TraceProps) {
  const { search } = usePageLocation()
  // What is saved here meanwhile is one's own.
  const tient = entree && lireEntree(entree).version === element.version
  return (
    <footer className={classes.trace}>
      {tient && (
        <p>
          <ParQui entree={entree} />
        </p>
      )}
      <a
        className="bouton bouton-serre bouton-leger"
        href={adresseAvec(search, { creer: null, versions: 'toutes' })}
      >
        Versions
      </a>
    </footer>
  )
}
