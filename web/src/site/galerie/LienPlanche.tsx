import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../router/links.ts'
import type { Planche } from './planches.ts'

interface LienPlancheProps {
  planche: Planche
  /** Its name, where what it holds does not say it, or not yet. */
  nom?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Leads to a picture in the viewer, at an address that can be passed on; without a script to the picture itself. */
export function LienPlanche({ planche, nom, className, children }: LienPlancheProps) {
  function ouvrir(event: MouseEvent): void {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    location.hash = planche.ancre
  }

  return (
    <a
      className={className}
      href={planche.adresse}
      aria-label={nom}
      data-planche={planche.ancre}
      onClick={ouvrir}
    >
      {children}
    </a>
  )
}
