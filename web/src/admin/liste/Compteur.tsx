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
  const ancre = useRef<HTMLButtonElement>(null)
  if (typeof activeLimit !== 'number') return null
  const texte = `${activeCount} / ${activeLimit} ${activeLimit > 1 ? 'actifs' : 'actif'}`
  return (
    <p id={counterId} className={classes.compteur} role="status">
      {isFull(stats) ? (
        <button ref={ancre} type="button" aria-haspopup="dialog" onClick={() => setOuvert(true)}>
          {texte}
        </button>
      ) : (
        texte
      )}
      <LateBoundary of={ouvert} onMissing={() => setOuvert(false)}>
        {ouvert && <Remplacement sujet={null} ancre={ancre} onClose={() => setOuvert(false)} />}
      </LateBoundary>
    </p>
  )
}
