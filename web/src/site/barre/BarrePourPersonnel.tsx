import { lazy, useEffect, useState } from 'react'
import type { Params } from '../../router/route.ts'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { isStaff } from '../../ui/staff.ts'

const Barre = lazy(() => import('./Barre.tsx'))

/** A bar for staff, in the browser alone, after the page, which is the same for everybody. */
export function BarrePourPersonnel({ params }: { params: Params }) {
  const [montree, setMontree] = useState(false)
  useEffect(() => setMontree(isStaff()), [])
  if (!montree) return null
  return (
    <QueryBoundary of={params} failed={null}>
      <Barre params={params} />
    </QueryBoundary>
  )
}
