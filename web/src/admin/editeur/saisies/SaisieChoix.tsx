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
import { texteDe } from '../valeurs.ts'
import type { SaisieProps } from './saisieProps.ts'
import classes from './saisies.module.css'

const aucun = 'aucun'

/** One of a list. What is chosen but no longer offered stays choosable. */
export function SaisieChoix({ champ, valeur, avant, faute, options, onChange }: SaisieProps) {
  const offertes = options.map(({ id, label }) => ({ id: champ.parLabel ? label : id, label }))
  const gardee = texteDe(avant)
  if (gardee && !offertes.some(({ id }) => id === gardee))
    offertes.push({ id: gardee, label: `${gardee} (retirée de la liste)` })
  return (
    <Select
      className={classes.champ ?? ''}
      value={texteDe(valeur) || aucun}
      onChange={(cle) => onChange(cle === aucun ? '' : String(cle))}
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
        </ListBox>
      </Popover>
    </Select>
  )
}
