import classes from './BoutonChoisir.module.css'
import type { Selection } from './useSelection.ts'

/** Begins to choose, where the boxes of the rows are not there yet. */
export function BoutonChoisir({ choix }: { choix: Selection }) {
  if (choix.isOpen) return null
  return (
    <button type="button" className={classes.choisir} onClick={choix.open}>
      Choisir
    </button>
  )
}
