import { lazy, useRef, useState } from 'react'
import { LateBoundary } from '../ui/LateBoundary.tsx'
import classes from './filtres/Filtres.module.css'
import { isFull, useList } from './listContext.ts'

const Remplacement = lazy(() => import('./actes/Remplacement.tsx'))

/** How many of a limited type are active; once that is all, a tap says what it means. */
export function Compteur() {
  const { stats, counterId } = useList()
  const { activeCount, activeLimit } = stats
  const [ouvert, setOuvert] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  if (typeof activeLimit !== 'number') return null
  const text = `${activeCount} / ${activeLimit} ${activeLimit > 1 ? 'actifs' : 'actif'}`
  return (
    <p id={counterId} className={classes.compteur} role="status">
      {isFull(stats) ? (
        <button ref={anchor} type="button" aria-haspopup="dialog" onClick={() => setOuvert(true)}>
          {text}
        </button>
      ) : (
        text
      )}
      <LateBoundary of={ouvert} onMissing={() => setOuvert(false)}>
        {ouvert && <Remplacement sujet={null} ancre={anchor} onClose={() => setOuvert(false)} />}
      </LateBoundary>
    </p>
  )
}
