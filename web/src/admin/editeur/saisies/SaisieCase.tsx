import { Checkbox } from 'react-aria-components'
import type { InputProps } from './inputProps.ts'
import classes from './saisies.module.css'

/** Yes or no. */
export function SaisieCase({ champ, valeur, faute, onChange }: InputProps) {
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
      {champ.help && <p className={classes.aide}>{champ.help}</p>}
      {faute && <p className={classes.faute}>{faute}</p>}
    </div>
  )
}
