import type { ReactNode } from 'react'
import classes from './MiseEnPage.module.css'

/** A form, and beside it what helps to fill it in or does without it. */
export function MiseEnPage({ children, cote }: { children: ReactNode; cote: ReactNode }) {
  return (
    <div className={`cadre ${classes.page}`}>
      <div id="formulaire" className={classes.formulaire}>
        {children}
      </div>
      <div className={classes.cote}>{cote}</div>
    </div>
  )
}
