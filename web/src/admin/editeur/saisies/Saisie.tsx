import { memo } from 'react'
import { SaisieAdresse } from './SaisieAdresse.tsx'
import { SaisieCase } from './SaisieCase.tsx'
import { SaisieChoix } from './SaisieChoix.tsx'
import { SaisieChoixMultiple } from './SaisieChoixMultiple.tsx'
import { SaisieCouleur } from './SaisieCouleur.tsx'
import { SaisieDocuments } from '../documents/SaisieDocuments.tsx'
import { SaisieGalerie } from '../galerie/SaisieGalerie.tsx'
import { SaisieHeures } from '../heures/SaisieHeures.tsx'
import { SaisieLien } from '../lien/SaisieLien.tsx'
import { SaisiePhoto } from '../photo/SaisiePhoto.tsx'
import { SaisiePosition } from '../position/SaisiePosition.tsx'
import { SaisieRiche } from '../riche/SaisieRiche.tsx'
import { SaisieTexte } from './SaisieTexte.tsx'
import type { PlaceProps, InputProps } from './inputProps.ts'

/** The input of a field. A key that is pressed in another one draws it anew only if it looks there. */
export const Saisie = memo(function Saisie({ onFieldReject, ...props }: PlaceProps) {
  const { nom, onFieldChange } = props
  return inputFor({
    ...props,
    onChange: (valeur) => onFieldChange(nom, valeur),
    onReject: (raison) => onFieldReject(nom, raison),
  })
}, hasSameProps)

/** The input that a field's kind asks for. */
function inputFor(props: InputProps) {
  switch (props.champ.kind) {
    case 'riche':
      return <SaisieRiche {...props} />
    case 'choix':
      return <SaisieChoix {...props} />
    case 'choixMultiple':
      return <SaisieChoixMultiple {...props} />
    case 'case':
      return <SaisieCase {...props} />
    case 'photo':
      return <SaisiePhoto {...props} />
    case 'position':
      return <SaisiePosition {...props} />
    case 'heures':
      return <SaisieHeures {...props} />
    case 'galerie':
      return <SaisieGalerie {...props} />
    case 'documents':
      return <SaisieDocuments {...props} />
    case 'couleur':
      return <SaisieCouleur {...props} />
    case 'lien':
      return <SaisieLien {...props} />
    case 'adresse':
      return <SaisieAdresse {...props} />
    default:
      return <SaisieTexte {...props} />
  }
}

function hasSameProps(
  { valeurs, gardees, fautes, ...avant }: PlaceProps,
  { valeurs: typed, gardees: kept, fautes: faults, ...apres }: PlaceProps,
): boolean {
  return (
    shallowEqual(avant, apres) &&
    shallowEqual(valeurs, typed) &&
    shallowEqual(gardees, kept) &&
    shallowEqual(fautes, faults)
  )
}

/** Whether two hold the same under the same names. */
function shallowEqual(avant: object, apres: object): boolean {
  const held = new Map<string, unknown>(Object.entries(avant))
  const wanted = Object.entries(apres)
  return held.size === wanted.length && wanted.every(([nom, un]) => held.has(nom) && held.get(nom) === un)
}
