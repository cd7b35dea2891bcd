import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components'
import { textOf } from '../definition/fieldValue.ts'
import type { InputProps } from './inputProps.ts'
import classes from './saisies.module.css'

const types: Partial<Record<InputProps['champ']['kind'], HTMLInputTypeAttribute>> = {
  jour: 'date',
  email: 'email',
  tel: 'tel',
  url: 'url',
}

type SaisieTexteProps = Pick<InputProps, 'champ' | 'valeur' | 'faute' | 'onChange'> & {
  /** Below the input: what it leads to. */
  note?: ReactNode
  /** What counts while nothing is written. */
  placeholder?: string
}

/** A line or a paragraph of plain text. */
export function SaisieTexte({ champ, valeur, faute, onChange, note, placeholder }: SaisieTexteProps) {
  const { kind, label, help, required } = champ
  return (
    <TextField
      className={classes.champ ?? ''}
      value={textOf(valeur)}
      onChange={onChange}
      isInvalid={faute !== undefined}
      isRequired={required ?? false}
      validationBehavior="aria"
      type={types[kind] ?? 'text'}
      {...(kind === 'nombre' && { inputMode: 'numeric' })}
    >
      <Label className={classes.label ?? ''}>{label}</Label>
      {kind === 'paragraphe' ? (
        <TextArea className={classes.texte ?? ''} rows={3} />
      ) : (
        <Input
          className={classes.ligne ?? ''}
          {...(placeholder && { placeholder })}
          data-court={kind === 'nombre' || kind === 'jour' || undefined}
        />
      )}
      {help && (
        <Text slot="description" className={classes.aide ?? ''}>
          {help}
        </Text>
      )}
      {note}
      <FieldError className={classes.faute ?? ''}>{faute}</FieldError>
    </TextField>
  )
}
