import { useRef, useState } from 'react'
import {
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Text,
} from 'react-aria-components'
import { newLabel } from '../../wording.ts'
import { contentTypes } from '../../contentTypes.ts'
import { textOf } from '../definition/fieldValue.ts'
import { choiceValue } from '../definition/initialChoice.ts'
import { newOptionField } from '../definition/newOption.ts'
import { NouvelleOption, useCreatable } from './NouvelleOption.tsx'
import type { InputProps } from './inputProps.ts'
import classes from './saisies.module.css'

const aucun = 'aucun'
const nouvelle = 'nouvelle'

/** One of a list. What is chosen but no longer offered stays choosable. */
export function SaisieChoix(props: InputProps) {
  const { nom, champ, valeur, avant, faute, options, valeurs, onChange, onFieldChange } = props
  const creable = useCreatable(nom)
  const [ouverte, setOuverte] = useState(false)
  const nouveau = newOptionField(nom)
  const nomNouveau = textOf(valeurs[nouveau])
  const bouton = useRef<HTMLButtonElement>(null)
  const offertes = options.map((option) => ({
    id: choiceValue(champ, option),
    label: option.isOffline ? `${option.label} (hors ligne)` : option.label,
  }))
  const gardee = textOf(avant)
  if (gardee && !offertes.some(({ id }) => id === gardee))
    offertes.push({
      id: gardee,
      label: champ.byLabel ? `${gardee} (retirée de la liste)` : 'Dans la corbeille',
    })
  return (
    <div className={classes.champ}>
      <Select
        className={classes.champ ?? ''}
        value={textOf(valeur) || aucun}
        onChange={(cle) => (cle === nouvelle ? setOuverte(true) : onChange(cle === aucun ? '' : String(cle)))}
        isInvalid={faute !== undefined}
        isRequired={champ.required ?? false}
        validationBehavior="aria"
      >
        <Label className={classes.label ?? ''}>{champ.label}</Label>
        <Button ref={bouton} className={classes.choix ?? ''}>
          <SelectValue />
        </Button>
        {champ.help && (
          <Text slot="description" className={classes.aide ?? ''}>
            {champ.help}
          </Text>
        )}
        <FieldError className={classes.faute ?? ''}>{faute}</FieldError>
        <Popover className={classes.liste ?? ''}>
          <ListBox className={classes.options ?? ''}>
            <ListBoxItem id={aucun} className={classes.option ?? ''}>
              {champ.required ? 'À choisir' : 'Aucune'}
            </ListBoxItem>
            {offertes.map(({ id, label }) => (
              <ListBoxItem key={id} id={id} className={classes.option ?? ''}>
                {label}
              </ListBoxItem>
            ))}
            {creable && (
              <ListBoxItem
                id={nouvelle}
                textValue={newLabel(contentTypes[creable.type])}
                className={classes.option ?? ''}
              >
                {newLabel(contentTypes[creable.type])}…
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </Select>
      {creable && (ouverte || nomNouveau || options.length === 0) && (
        <NouvelleOption
          choix={creable}
          nom={nomNouveau}
          demandee={ouverte}
          onChange={(saisi) => {
            setOuverte(true)
            onFieldChange(nouveau, saisi)
          }}
          onCreated={(option, hasKeyboard) => {
            onChange(choiceValue(champ, option))
            setOuverte(false)
            if (hasKeyboard) bouton.current?.focus()
          }}
        />
      )}
    </div>
  )
}
