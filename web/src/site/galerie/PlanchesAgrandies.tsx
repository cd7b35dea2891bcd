import { lazy, useEffect, useMemo, useRef } from 'react'
import { useHash } from '../../router/useHash.ts'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import type { Planche } from './planches.ts'

const Visionneuse = lazy(() => import('./visionneuse/Visionneuse.tsx'))

interface PlanchesAgrandiesProps {
  titre: string
  planches: readonly Planche[]
}

/** The pictures of a page over it, one at a time, while the address names one of them. */
export function PlanchesAgrandies({ titre, planches }: PlanchesAgrandiesProps) {
  const ancres = useMemo(() => planches.map(({ ancre }) => ancre), [planches])
  const [ancre, fermer, remplacer] = useHash(ancres)
  const shown = useRef(ancre)

  useEffect(() => {
    if (shown.current && !ancre) focusOn(shown.current)
    shown.current = ancre
  }, [ancre])

  const rang = ancres.indexOf(ancre)
  const planche = planches[rang]
  if (!planche) return null
  function aller(vers: number): void {
    const there = ancres[vers]
    if (there) remplacer(there)
  }
  return (
    <QueryBoundary of={ancre} failed={<ImageSeule adresse={planche.adresse} />}>
      <Visionneuse titre={titre} planches={planches} rang={rang} aller={aller} fermer={fermer} />
    </QueryBoundary>
  )
}

/** Puts the keyboard where the picture last shown stands on the page; where it stands closed away, it stays where it was. */
function focusOn(ancre: string): void {
  const link = document.querySelector<HTMLElement>(`[data-planche="${ancre}"]`)
  if (!link?.closest('details:not([open])') && link !== document.activeElement) link?.focus()
}

/** Leads to the picture itself where the viewer’s code fails. */
function ImageSeule({ adresse }: { adresse: string }) {
  useEffect(() => location.replace(adresse), [adresse])
  return null
}
