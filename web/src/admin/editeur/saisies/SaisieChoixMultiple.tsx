import { useEffect, useRef, useState } from 'react'
import { Button, Checkbox, CheckboxGroup, FieldError, Label, Text } from 'react-aria-components'
import { listOf, textOf } from '../definition/fieldValue.ts'
import { newLabel } from '../../wording.ts'
import { contentTypes } from '../../contentTypes.ts'
import { newOptionField } from '../definition/newOption.ts'
import { NouvelleOption, useCreatable } from './NouvelleOption.tsx'
import type { InputProps } from './inputProps.ts'
import classes from './saisies.module.css'

/** Any number of a list. */
export function SaisieChoixMultiple(props: InputProps) {
  const { nom, champ, valeur, faute, options, valeurs, onChange, onFieldChange } = props
  const creable = useCreatable(nom)
  const [ouverte, setOuverte] = useState(false)
  const cases = useRef<HTMLDivElement>(null)
  const [created, setCreated] = useState('')
  // Its checkbox appears with the next frame, and takes the keyboard from the field that made it.
  useEffect(() => {
    if (created) cases.current?.querySelector<HTMLInputElement>(`input[value="${created}"]`)?.focus()
  }, [created])
  const nouveau = newOptionField(nom)
  const nomNouveau = textOf(valeurs[nouveau])
  return (
    <CheckboxGroup
      className={classes.champ ?? ''}
      value={[...listOf(valeur)]}
      onChange={(ids) => onChange([...ids].sort())}
      isInvalid={faute !== undefined}
      validationBehavior="aria"
    >
      <Label className={classes.label ?? ''}>{champ.label}</Label>
      {champ.help && (
        <Text slot="description" className={classes.aide ?? ''}>
          {champ.help}
        </Text>
      )}
      {options.length === 0 && <p className={classes.note}>Il n’y a encore rien à choisir.</p>}
      <div ref={cases} className={classes.cases}>
        {options.map(({ id, label, isOffline }) => (
          <Checkbox key={id} value={id} className={classes.case ?? ''}>
            <span className={classes.coche} aria-hidden />
            {label}
            {isOffline && <span className={classes.note}>hors ligne</span>}
          </Checkbox>
        ))}
      </div>
      {creable &&
        (ouverte || nomNouveau || options.length === 0 ? (
          <NouvelleOption
            choix={creable}
            nom={nomNouveau}
            demandee={ouverte}
            onChange={(saisi) => {
              setOuverte(true)
              onFieldChange(nouveau, saisi)
            }}
            onCreated={({ id }, hasKeyboard) => {
              if (hasKeyboard) setCreated(id)
              onChange([...listOf(valeur), id].sort())
              setOuverte(false)
            }}
          />
        ) : (
          <Button className={`outil ${classes.ajout}`} onPress={() => setOuverte(true)}>
            {newLabel(contentTypes[creable.type])}
          </Button>
        ))}
      <FieldError className={classes.faute ?? ''}>{faute}</FieldError>
    </CheckboxGroup>
  )
}
