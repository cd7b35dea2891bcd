import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components'
import { texteDe } from '../definition/valeurs.ts'
import type { SaisieProps } from './saisieProps.ts'
import classes from './saisies.module.css'

const types: Partial<Record<SaisieProps['champ']['genre'], HTMLInputTypeAttribute>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
}

type SaisieTexteProps = Pick<SaisieProps, 'champ' | 'valeur' | 'faute' | 'onChange'> & {
  /** Below the input: what it leads to. */
  note?: ReactNode
}

/** A line or a paragraph of plain text. */
export function SaisieTexte({ champ, valeur, faute, onChange, note }: SaisieTexteProps) {
  const { genre, label, aide, requis } = champ
  return (
    <TextField
      className={classes.champ ?? ''}
      value={texteDe(valeur)}
      onChange={onChange}
      isInvalid={faute !== undefined}
      isRequired={requis ?? false}
      validationBehavior="aria"
      type={types[genre] ?? 'text'}
      inputMode={genre === 'nombre' ? 'numeric' : undefined}
    >
      <Label className={classes.label ?? ''}>{label}</Label>
      {genre === 'paragraphe' ? (
        <TextArea className={classes.texte ?? ''} rows={3} />
      ) : (
        <Input className={classes.ligne ?? ''} data-court={genre === 'nombre' || undefined} />
      )}
      {aide && (
        <Text slot="description" className={classes.aide ?? ''}>
          {aide}
        </Text>
      )}
      {note}
      <FieldError className={classes.faute ?? ''}>{faute}</FieldError>
    </TextField>
  )
}
