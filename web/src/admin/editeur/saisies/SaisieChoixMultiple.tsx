import { Checkbox, CheckboxGroup, FieldError, Label, Text } from 'react-aria-components'
import { listeDe } from '../valeurs.ts'
import type { SaisieProps } from './saisieProps.ts'
import classes from './saisies.module.css'

/** Any number of a list. */
export function SaisieChoixMultiple({ champ, valeur, faute, options, onChange }: SaisieProps) {
  return (
    <CheckboxGroup
      className={classes.champ ?? ''}
      value={[...listeDe(valeur)]}
      onChange={(ids) => onChange([...ids].sort())}
      isInvalid={faute !== undefined}
      validationBehavior="aria"
    >
      <Label className={classes.label ?? ''}>{champ.label}</Label>
      {champ.aide && (
        <Text slot="description" className={classes.aide ?? ''}>
          {champ.aide}
        </Text>
      )}
      {options.length === 0 && <p className={classes.note}>Il n’y a encore rien à choisir.</p>}
      <div className={classes.cases}>
        {options.map(({ id, label }) => (
          <Checkbox key={id} value={id} className={classes.case ?? ''}>
            <span className={classes.coche} aria-hidden />
            {label}
          </Checkbox>
        ))}
      </div>
      <FieldError className={classes.faute ?? ''}>{faute}</FieldError>
    </CheckboxGroup>
  )
}
