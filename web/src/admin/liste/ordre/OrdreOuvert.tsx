import { lazy, useEffect } from 'react'
import { lists } from '../../../../../schema/inputRules.json'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import { Panne } from '../../../ui/Panne.tsx'
import classes from '../Liste.module.css'
import type { Pagination } from '../useMore.ts'
import type { Item } from '../listContext.ts'
import { useMore } from '../useMore.ts'

const Ordre = lazy(() => import('./Ordre.tsx'))

/** The order by hand: its code is loaded when it is opened, and then all rows, page by page. */
export function OrdreOuvert({ items, pagination }: { items: readonly Item[]; pagination: Pagination }) {
  const { failed, charger: load } = useMore(pagination)
  const missing = pagination.hasNext
  useEffect(() => {
    if (missing && !failed) load(lists.largestPage)
  }, [missing, failed, load, items.length])
  const waiting = <p className={classes.vide}>Un instant…</p>
  if (failed) return <Panne />
  if (missing) return waiting
  return (
    <QueryBoundary failed={<Panne />} waiting={waiting}>
      <Ordre items={items} />
    </QueryBoundary>
  )
}
