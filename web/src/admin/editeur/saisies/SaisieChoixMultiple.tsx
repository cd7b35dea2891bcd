import { useState } from 'react'
import { Button, Checkbox, CheckboxGroup, FieldError, Label, Text } from 'react-aria-components'
import { listeDe } from '../definition/valeurs.ts'
import { nouveauSeul } from '../../mots.ts'
import { types } from '../../types.ts'
import { NouvelleOption, useCreable } from './NouvelleOption.tsx'
import type { SaisieProps } from './saisieProps.ts'
import classes from './saisies.module.css'

/** Any number of a list. */
export function SaisieChoixMultiple({ nom, champ, valeur, faute, options, onChange }: SaisieProps) {
  const creable = useCreable(nom)
  const [ouverte, setOuverte] = useState(false)
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
        {options.map(({ id, label, horsLigne }) => (
          <Checkbox key={id} value={id} className={classes.case ?? ''}>
            <span className={classes.coche} aria-hidden />
            {label}
            {horsLigne && <span className={classes.note}>hors ligne</span>}
          </Checkbox>
        ))}
      </div>
      {creable &&
        (ouverte || options.length === 0 ? (
          <NouvelleOption
            choix={creable}
            demandee={ouverte}
            onCree={({ id }) => {
              onChange([...listeDe(valeur), id].sort())
              setOuverte(false)
            }}
          />
        ) : (
          <Button className={`outil ${classes.ajout}`} onPress={() => setOuverte(true)}>
            {nouveauSeul(types[creable.type])}
          </Button>
        ))}
      <FieldError className={classes.faute ?? ''}>{faute}</FieldError>
    </CheckboxGroup>
  )
}
