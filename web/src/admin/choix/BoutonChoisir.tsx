import classes from './BoutonChoisir.module.css'
import type { Choix } from './useSelection.ts'

/** Begins to choose, where the boxes of the rows are not there yet. */
export function BoutonChoisir({ choix }: { choix: Choix }) {
  if (choix.estOuvert) return null
  return (
    <button type="button" className={classes.choisir} onClick={choix.ouvrir}>
      Choisir
    </button>
  )
}
