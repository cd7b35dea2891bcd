import { useId } from 'react'
import classes from './Case.module.css'
import { useSelectionContext } from './useSelection.ts'

/** The box by which a row is chosen, for an act on several. On a phone it comes once one chooses. */
export function Case({ id, nomId }: { id: string; nomId: string }) {
  const choix = useSelectionContext()
  const motId = useId()
  return (
    <label className={classes.case}>
      <span id={motId} className="hors-ecran">
        Choisir
      </span>
      <input
        type="checkbox"
        checked={choix.ids.has(id)}
        aria-labelledby={`${motId} ${nomId}`}
        onKeyDown={choix.onKeyDown}
        onChange={({ nativeEvent }) =>
          choix.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}
