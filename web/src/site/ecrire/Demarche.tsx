import type { ReactNode } from 'react'
import classes from './Demarche.module.css'

interface DemarcheProps {
  titre: string
  points: readonly { nom: string; texte: string }[]
  /** Beside the points. */
  children: ReactNode
}

/** What to send, point by point, and where to. */
export function Demarche({ titre, points, children }: DemarcheProps) {
  return (
    <div className={`cadre ${classes['demarche']}`}>
      <section aria-labelledby="demarche">
        <h2 id="demarche">{titre}</h2>
        <ol className={classes['points']}>
          {points.map(({ nom, texte }) => (
            <li key={nom}>
              <h3>{nom}</h3>
              <p>{texte}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={classes['cote']}>{children}</div>
    </div>
  )
}
