import type { Champ, Champs } from '../champs.ts'
import type { Option } from '../definition.ts'
import type { Valeur, Valeurs } from '../valeurs.ts'

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
  /** The whole form, for what one field says of another. */
  valeurs: Valeurs
  /** And as all of it is kept. */
  gardees: Valeurs
  fautes: Readonly<Record<string, string>>
  onChangeDe(nom: string, valeur: Valeur): void
  /** How much of the chosen file has been sent. */
  progression: number | null
  /** Not yet known to the server. */
  nouveau: boolean
}
