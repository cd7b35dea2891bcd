import type { ReactNode } from 'react'
import courbes from '../ui/courbes.svg'
import classes from './TetePage.module.css'

interface Etape {
  label: string
  href?: string
}

interface TetePageProps {
  /** The way to here from the home page, which is added in front. */
  fil: readonly Etape[]
  /** At the right margin: coordinates, a year. */
  repere?: string | null
  titre: string
  chapeau?: ReactNode
  /** Below the words: buttons, lists. */
  suite?: ReactNode
  /** Beside the words: a picture, a map. */
  children?: ReactNode
}

/** So that a title of three lines stays one of three lines. */
function taille(titre: string): 'moyenne' | 'petite' | undefined {
  if (titre.length > 90) return 'petite'
  return titre.length > 36 ? 'moyenne' : undefined
}

/** The head of an inner page: where it is, what it is called, what it is about. */
export function TetePage({ fil, repere, titre, chapeau, suite, children }: TetePageProps) {
  return (
    <header className={classes['tete']}>
      <svg
        className={classes['courbes']}
        viewBox="0 0 1440 800"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
      >
        <use href={`${courbes}#courbes`} />
      </svg>
      <div className="cadre">
        <div className={classes['bord']}>
          <nav aria-label="Fil d’Ariane">
            <ol className={classes['fil']}>
              {[{ label: 'Accueil', href: '/' }, ...fil].map(({ label, href }) => (
                <li key={label}>{href ? <a href={href}>{label}</a> : label}</li>
              ))}
            </ol>
          </nav>
          {repere && <p className={classes['repere']}>{repere}</p>}
        </div>
        <div className={classes['corps']} data-seul={children ? undefined : true}>
          <div className={classes['mots']}>
            <h1 data-taille={taille(titre)}>{titre}</h1>
            {chapeau && <p className={classes['chapeau']}>{chapeau}</p>}
            {suite}
          </div>
          {children}
        </div>
      </div>
    </header>
  )
}
