import { lazy, type MouseEvent, type ReactNode, useEffect } from 'react'
import { useHash } from '../../router/useHash.ts'
import { isPlainClick } from '../../router/links.ts'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import type { PlancheEntiere } from './visionneuse/Visionneuse.tsx'

const Visionneuse = lazy(() => import('./visionneuse/Visionneuse.tsx'))

interface PlancheAgrandieProps {
  titre: string
  planche: PlancheEntiere
  className?: string | undefined
  children: ReactNode
}

const anchor = '#planche'
const anchors = [anchor]

/**
 * Leads to the whole sheet: over the page, at an address that can be passed on; without a script to the picture
 * itself.
 */
export function PlancheAgrandie({ titre, planche, className, children }: PlancheAgrandieProps) {
  const [ouverte, fermer] = useHash(anchors)

  function ouvrir(event: MouseEvent): void {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    location.hash = anchor
  }

  return (
    <>
      <a className={className} href={planche.adresse} onClick={ouvrir}>
        {children}
      </a>
      {ouverte && (
        <QueryBoundary failed={<ImageSeule adresse={planche.adresse} />}>
          <Visionneuse titre={titre} planche={planche} fermer={fermer} />
        </QueryBoundary>
      )}
    </>
  )
}

/** Leads to the picture itself where the viewer’s code fails. */
function ImageSeule({ adresse }: { adresse: string }) {
  useEffect(() => location.replace(adresse), [adresse])
  return null
}
