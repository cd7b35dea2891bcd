import { type ReactNode, useState } from 'react'
import { usePageLocation } from '../../../router/location.ts'
import classes from '../Editeur.module.css'

interface RepliProps {
  titre: string
  champs: readonly string[]
  /** One of its fields is filled in, or has a fault: it stays open. */
  isNeeded: boolean
  children: ReactNode
}

/** A part of a form that most leave as it is: folded until it is asked for. */
export function Repli({ titre, champs, isNeeded, children }: RepliProps) {
  const { search } = usePageLocation()
  const [isAsked, setIsAsked] = useState(() =>
    champs.includes(new URLSearchParams(search).get('champ') ?? ''),
  )
  const isOpen = isAsked || isNeeded
  return (
    <>
      <h3 className={classes.intitule}>
        <button
          type="button"
          className={classes.repli}
          aria-expanded={isOpen}
          disabled={isNeeded}
          onClick={() => setIsAsked(!isOpen)}
        >
          {titre}
        </button>
      </h3>
      {isOpen && children}
    </>
  )
}
