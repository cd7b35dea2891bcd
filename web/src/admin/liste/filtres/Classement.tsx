import { usePageLocation } from '../../../router/location.ts'
import type { Grouping as Facon } from '../contentType.ts'
import { hrefWith } from './listFilter.ts'
import { Parmi } from './Parmi.tsx'

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
  if (parmi.length === 0 && choisie === '') return null
  return (
    <Parmi
      mot={mot}
      valeur={choisie}
      toutes={toutes}
      partie="Retirée de la liste"
      parmi={parmi.map(({ databaseId, libelle }) => [String(databaseId), libelle])}
      onSelect={(value) => navigate(hrefWith(search, { [parametre]: value, ordonner: null }))}
    />
  )
}
