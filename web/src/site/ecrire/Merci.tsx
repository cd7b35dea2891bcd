import { type ReactNode, useEffect, useRef } from 'react'
import classes from './Merci.module.css'

interface MerciProps {
  titre: string
  /** Given by the server; nothing else is shown of the address. */
  reference?: string | null
  children: ReactNode
}

/** In place of a form that was taken. */
export function Merci({ titre, reference, children }: MerciProps) {
  const element = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Whoever has gone on before the script ran is left alone.
    if (document.activeElement === document.body) element.current?.focus()
  }, [])
  return (
    <div className={classes['merci']}>
      <h2 ref={element} tabIndex={-1}>
        {titre}
      </h2>
      {reference && (
        <p className={classes['reference']}>
          <span>Votre référence</span>
          <strong>{reference}</strong>
        </p>
      )}
      <div className={classes['suite']}>{children}</div>
    </div>
  )
}
