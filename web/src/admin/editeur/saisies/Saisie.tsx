import { SaisieAdresse } from './SaisieAdresse.tsx'
import { SaisieCase } from './SaisieCase.tsx'
import { SaisieChoix } from './SaisieChoix.tsx'
import { SaisieChoixMultiple } from './SaisieChoixMultiple.tsx'
import { SaisiePhoto } from '../photo/SaisiePhoto.tsx'
import { SaisiePosition } from '../position/SaisiePosition.tsx'
import { SaisieRiche } from '../riche/SaisieRiche.tsx'
import { SaisieTexte } from './SaisieTexte.tsx'
import type { SaisieProps } from './saisieProps.ts'

/** The input that a field's kind asks for. */
export function Saisie(props: SaisieProps) {
  switch (props.champ.genre) {
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
    case 'adresse':
      return <SaisieAdresse {...props} />
    default:
      return <SaisieTexte {...props} />
  }
}
