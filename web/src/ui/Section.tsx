import type { ReactNode } from 'react'
import classes from './Section.module.css'

interface SectionProps {
  /** What the sheet holds, in a word or two. */
  sujet: string
  titre: string
  /** The name that an address has for it. */
  id?: string
  /** Stands beside the title: a link, a few words. */
  suite?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** One sheet of the page; its number is counted by the style sheet. */
export function Section({ sujet, titre, id, suite, className = '', children }: SectionProps) {
  return (
    <section id={id} className={`${classes.section} ${className}`}>
      <div className="cadre">
        <header className={classes.tete} data-reveal="">
          <p className={classes.sujet}>{sujet}</p>
          <h2>{titre}</h2>
          {suite && <div className={classes.suite}>{suite}</div>}
        </header>
        {children}
      </div>
    </section>
  )
}
