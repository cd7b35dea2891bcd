import type { ReactNode } from 'react'
import classes from './Groupe.module.css'

/** Fields that belong together; the groups of a form are numbered by the style sheet. */
export function Groupe({ titre, children }: { titre: string; children: ReactNode }) {
  return (
    <fieldset className={classes.groupe}>
      <legend>{titre}</legend>
      <div className={classes.champs}>{children}</div>
    </fieldset>
  )
}
