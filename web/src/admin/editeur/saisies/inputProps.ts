import type { FormField, FormFields } from '../definition/fields.ts'
import type { Option } from '../definition/definition.ts'
import type { FieldErrors } from '../saving/localErrors.ts'
import type { Change, Reject } from '../useTyped.ts'
import type { FieldValue, FieldValues } from '../definition/fieldValue.ts'

/** What every input of a form is given. */
export interface InputProps {
  nom: string
  champ: FormField
  valeur: FieldValue
  /** As it is kept. */
  avant: FieldValue
  faute: string | undefined
  /** Why what was chosen is left out. */
  ecartee: string | undefined
  onReject(raison: string): void
  options: readonly Option[]
  onChange(valeur: FieldValue): void
  champs: FormFields
  /** Of the other fields, those that this one looks at. */
  valeurs: FieldValues
  /** And as they are kept. */
  gardees: FieldValues
  fautes: FieldErrors
  onFieldChange: Change
  /** How much of the chosen file has been sent. */
  progression: number | null
  /** Not yet known to the server. */
  nouveau: boolean
}

/** What a form hands to each of its fields. */
export interface PlaceProps extends Omit<InputProps, 'onChange' | 'onReject'> {
  onFieldReject: Reject
}
