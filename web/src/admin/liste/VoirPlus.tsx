import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import classes from './Liste.module.css'
import type { Pagination } from './Liste.tsx'

interface VoirPlusProps {
  /** How many rows there are. */
  shown: number
  pagination: Pagination
  rows: RefObject<HTMLUListElement | null>
}

/** Loads the next rows; the keyboard goes on with the first of them. */
export function VoirPlus({ shown, pagination: { hasNext, isLoadingNext, loadNext }, rows }: VoirPlusProps) {
  const [failed, setFailed] = useState(false)
  const from = useRef<number | null>(null)

  useLayoutEffect(() => {
    const first = from.current === null ? null : rows.current?.children[from.current]
    if (!first) return
    from.current = null
    first.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [shown, rows])

  function load(): void {
    if (isLoadingNext) return
    setFailed(false)
    from.current = shown
    loadNext(20, { onComplete: (error) => setFailed(error !== null) })
  }

  if (!hasNext) return null
  return (
    <div className={classes['suite']}>
      <p role="alert">{failed && 'La suite n’a pas pu être chargée.'}</p>
      <button type="button" className="bouton bouton-leger" aria-disabled={isLoadingNext} onClick={load}>
        {failed ? 'Réessayer' : isLoadingNext ? 'Chargement…' : 'Voir plus'}
      </button>
    </div>
  )
}
