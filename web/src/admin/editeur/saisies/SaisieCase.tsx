import { Checkbox } from 'react-aria-components'
import type { SaisieProps } from './saisieProps.ts'
import classes from './saisies.module.css'

/** Yes or no. */
export function SaisieCase({ champ, valeur, faute, onChange }: SaisieProps) {
  return (
    <div className={classes.champ}>
      <Checkbox
        className={classes.case ?? ''}
        isSelected={valeur === true}
        onChange={onChange}
        isInvalid={faute !== undefined}
      >
        <span className={classes.coche} aria-hidden />
        {champ.label}
      </Checkbox>
      {champ.aide && <p className={classes.aide}>{champ.aide}</p>}
      {faute && <p className={classes.faute}>{faute}</p>}
    </div>
  )
}
