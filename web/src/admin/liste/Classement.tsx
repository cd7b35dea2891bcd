import { usePageLocation } from '../../router/location.ts'
import type { Classement as Facon } from '../types.ts'
import { adresseAvec } from './filtre.ts'
import classes from './Filtres.module.css'

/** Something that the items of a list belong to. */
export interface Classe {
  readonly databaseId: number
  readonly libelle: string
}

/** Narrows the list to one category, or section. */
export function Classement({ facon, parmi }: { facon: Facon; parmi: readonly Classe[] }) {
  const { search, navigate } = usePageLocation()
  const { parametre, mot, toutes } = facon
  const choisie = new URLSearchParams(search).get(parametre) ?? ''
  const connue = choisie === '' || parmi.some(({ databaseId }) => String(databaseId) === choisie)
  if (parmi.length === 0 && choisie === '') return null
  return (
    <label className={classes.tri}>
      {mot}
      <select
        value={choisie}
        onChange={({ currentTarget: { value } }) =>
          navigate(adresseAvec(search, { [parametre]: value, ordonner: null }))
        }
      >
        <option value="">{toutes}</option>
        {parmi.map(({ databaseId, libelle }) => (
          <option key={databaseId} value={databaseId}>
            {libelle}
          </option>
        ))}
        {!connue && <option value={choisie}>Retirée de la liste</option>}
      </select>
    </label>
  )
}
