import { FieldError, Input, Label, Text, TextField, type TextFieldProps } from 'react-aria-components'
import classes from './Compte.module.css'

interface ChampProps extends TextFieldProps {
  label: string
  aide?: string
}

/** One line to type in, with what is wrong about it below. */
export function Champ({ label, aide, ...field }: ChampProps) {
  return (
    <TextField {...field} className={classes['champ'] ?? ''}>
      <Label>{label}</Label>
      <Input />
      {aide && (
        <Text slot="description" className={classes['aide'] ?? ''}>
          {aide}
        </Text>
      )}
      <FieldError className={classes['faute'] ?? ''} />
    </TextField>
  )
}
