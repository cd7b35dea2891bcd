import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import classes from './Liste.module.css'
import type { Pagination } from './useMore.ts'
import { rowsOf } from '../ui/useKeyboardPlace.ts'
import { useMore } from './useMore.ts'

interface VoirPlusProps {
  /** How many rows there are. */
  shown: number
  pagination: Pagination
  rows: RefObject<HTMLUListElement | null>
}

const page = 20

/** Loads the next rows; the keyboard goes on with the first of them. A list emptied row by row goes on by itself. */
export function VoirPlus({ shown, pagination, rows }: VoirPlusProps) {
  const { hasNext, isLoadingNext } = pagination
  const { failed, charger: load } = useMore(pagination)
  const from = useRef<number | null>(null)

  useLayoutEffect(() => {
    const first = from.current === null ? null : rowsOf(rows.current)[from.current]
    if (!first) return
    from.current = null
    first.querySelector<HTMLElement>('a, button, summary')?.focus({ preventScroll: true })
  }, [shown, rows])

  const isEmptied = shown === 0 && hasNext && !failed
  useEffect(() => {
    if (isEmptied) load(page)
  }, [isEmptied, load])

  function loadMore(): void {
    from.current = shown
    load(page)
  }

  if (!hasNext) return null
  return (
    <div className={classes.suite}>
      <p role="alert">{failed && 'La suite n’a pas pu être chargée.'}</p>
      <button type="button" className="bouton bouton-leger" aria-disabled={isLoadingNext} onClick={loadMore}>
        {failed ? 'Réessayer' : isLoadingNext ? 'Chargement…' : 'Voir plus'}
      </button>
    </div>
  )
}
