import { useState } from 'react'
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
import { nouveauSeul } from '../../mots.ts'
import { types } from '../../types.ts'
import type { Option } from '../definition/definition.ts'
import { texteDe } from '../definition/valeurs.ts'
import { NouvelleOption, useCreable } from './NouvelleOption.tsx'
import type { SaisieProps } from './saisieProps.ts'
import classes from './saisies.module.css'

const aucun = 'aucun'
const nouvelle = 'nouvelle'

/** One of a list. What is chosen but no longer offered stays choosable. */
export function SaisieChoix(props: SaisieProps) {
  const { nom, champ, valeur, avant, faute, options, onChange } = props
  const creable = useCreable(nom)
  const [ouverte, setOuverte] = useState(false)
  const cleDe = ({ id, label }: Option) => (champ.parLabel ? label : id)
  const offertes = options.map((option) => ({
    id: cleDe(option),
    label: option.horsLigne ? `${option.label} (hors ligne)` : option.label,
  }))
  const gardee = texteDe(avant)
  if (gardee && !offertes.some(({ id }) => id === gardee))
    offertes.push({ id: gardee, label: `${gardee} (retirée de la liste)` })
  return (
    <div className={classes.champ}>
      <Select
        className={classes.champ ?? ''}
        value={texteDe(valeur) || aucun}
        onChange={(cle) => (cle === nouvelle ? setOuverte(true) : onChange(cle === aucun ? '' : String(cle)))}
        isInvalid={faute !== undefined}
        isRequired={champ.requis ?? false}
        validationBehavior="aria"
      >
        <Label className={classes.label ?? ''}>{champ.label}</Label>
        <Button className={classes.choix ?? ''}>
          <SelectValue />
        </Button>
        {champ.aide && (
          <Text slot="description" className={classes.aide ?? ''}>
            {champ.aide}
          </Text>
        )}
        <FieldError className={classes.faute ?? ''}>{faute}</FieldError>
        <Popover className={classes.liste ?? ''}>
          <ListBox className={classes.options ?? ''}>
            <ListBoxItem id={aucun} className={classes.option ?? ''}>
              {champ.requis ? 'À choisir' : 'Aucune'}
            </ListBoxItem>
            {offertes.map(({ id, label }) => (
              <ListBoxItem key={id} id={id} className={classes.option ?? ''}>
                {label}
              </ListBoxItem>
            ))}
            {creable && (
              <ListBoxItem
                id={nouvelle}
                textValue={nouveauSeul(types[creable.type])}
                className={classes.option ?? ''}
              >
                {nouveauSeul(types[creable.type])}…
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </Select>
      {creable && (ouverte || options.length === 0) && (
        <NouvelleOption
          choix={creable}
          demandee={ouverte}
          onCree={(option) => {
            onChange(cleDe(option))
            setOuverte(false)
          }}
        />
      )}
    </div>
  )
}
