import type { ReactNode } from 'react'
import classes from './TitrePage.module.css'

interface TitrePageProps {
  /** Where the page belongs: a word or a link. */
  sujet?: ReactNode
  titre: string
  children?: ReactNode
}

/** The heading of a page, and a few words under it. */
export function TitrePage({ sujet, titre, children }: TitrePageProps) {
  return (
    <header className={`cadre ${classes['titre']}`}>
      {sujet && <p className={classes['sujet']}>{sujet}</p>}
      <h1>{titre}</h1>
      {children && <div className={classes['chapeau']}>{children}</div>}
    </header>
  )
}
