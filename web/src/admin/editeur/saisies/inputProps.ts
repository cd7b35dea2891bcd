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
  /** The value that is kept. */
  avant: FieldValue
  faute: string | undefined
  /** Why what was chosen is left out. */
  ecartee: string | undefined
  onReject(raison: string): void
  options: readonly Option[]
  onChange(valeur: FieldValue): void
  champs: FormFields
  /** The other fields that this one looks at. */
  valeurs: FieldValues
  /** The same, as they are kept. */
  gardees: FieldValues
  /** Theirs, and those of parts of this one. */
  fautes: FieldErrors
  onFieldChange: Change
  /** How much of the chosen file has been sent. */
  progression: number | null
  /** The item is not yet known to the server. */
  nouveau: boolean
}

/** What a form hands to each of its fields. */
export interface PlaceProps extends Omit<InputProps, 'onChange' | 'onReject'> {
  onFieldReject: Reject
}
