import type { Champ, Champs } from '../definition/champs.ts'
import type { Option } from '../definition/definition.ts'
import type { Fautes } from '../saving/fautes.ts'
import type { Change, Ecarter } from '../useTyped.ts'
import type { Valeur, Valeurs } from '../definition/valeurs.ts'

/** What every input of a form is given. */
export interface SaisieProps {
  nom: string
  champ: Champ
  valeur: Valeur
  /** As it is kept. */
  avant: Valeur
  faute: string | undefined
  /** Why what was chosen is left out. */
  ecartee: string | undefined
  onEcarter(raison: string): void
  options: readonly Option[]
  onChange(valeur: Valeur): void
  champs: Champs
  /** Of the other fields, those that this one looks at. */
  valeurs: Valeurs
  /** And as they are kept. */
  gardees: Valeurs
  fautes: Fautes
  onChangeDe: Change
  /** How much of the chosen file has been sent. */
  progression: number | null
  /** Not yet known to the server. */
  nouveau: boolean
}

/** What a form hands to each of its fields. */
export interface PlaceProps extends Omit<SaisieProps, 'onChange' | 'onEcarter'> {
  onEcarterDe: Ecarter
}
