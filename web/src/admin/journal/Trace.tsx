import { lazy, Suspense, useId, useState } from 'react'
import { Button } from 'react-aria-components'
import type { gestes_entry$key } from '../../__generated__/gestes_entry.graphql.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import type { Element } from '../editeur/base.ts'
import type { Definition, Option } from '../editeur/definition.ts'
import { lireEntree } from './gestes.ts'
import { ParQui } from './ParQui.tsx'
import classes from './Trace.module.css'

const Historique = lazy(() => import('./Historique.tsx'))

export interface TraceProps {
  element: Element
  definition: Definition
  options(nom: string): readonly Option[]
  /** Who changed it last, as it was when the editor opened. */
  entree: gestes_entry$key | null
}

/** Who changed an item last, and on demand all that was done to it. */
export function Trace({ element, definition, options, entree }: TraceProps) {
  const [ouvert, setOuvert] = useState(false)
  const liste = useId()
  // What is saved here meanwhile is one's own.
  const tient = entree && lireEntree(entree).version === element.version
  return (
    <footer className={classes.trace}>
      {tient && (
        <p>
          <ParQui entree={entree} />
        </p>
      )}
      <Button
        className="bouton bouton-serre bouton-leger"
        aria-expanded={ouvert}
        aria-controls={ouvert ? liste : undefined}
        onPress={() => setOuvert(!ouvert)}
      >
        Historique
      </Button>
      {ouvert && (
        <div id={liste} className={classes.liste}>
          <ErrorBoundary of={element.version} fallback={<p>L’historique n’a pas pu être lu.</p>}>
            <Suspense fallback={<p role="status">Chargement…</p>}>
              <Historique element={element} definition={definition} options={options} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </footer>
  )
}
