import type { ReactNode } from 'react'
import courbes from '../../ui/styles/courbes.svg'
import classes from './PageNue.module.css'

/** A page without menu: one sheet on the table, with one thing to do. */
export function PageNue({ titre, children }: { titre: string; children: ReactNode }) {
  return (
    <main id="contenu" className={classes.page}>
      <title>{`${titre} – Administration`}</title>
      <svg
        className={classes.courbes}
        viewBox="0 0 1440 800"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
      >
        <use href={`${courbes}#courbes`} />
      </svg>
      <div className={`cadre-carte ${classes.cadre}`}>
        <div className={classes.feuille}>
          <p className="feuille">Administration</p>
          <h1>{titre}</h1>
          {children}
        </div>
      </div>
      <p className={classes.retour}>
        <a href="/">Revenir au site</a>
      </p>
    </main>
  )
}
