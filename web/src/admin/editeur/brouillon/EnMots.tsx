import { Html } from '../../../ui/Html.tsx'
import type { Champ } from '../definition/champs.ts'
import classes from './ConflitQuestion.module.css'
import type { Option } from '../definition/definition.ts'
import { cadrageDe, listeDe, photoDe, positionDe, texteDe, type Valeur } from '../definition/valeurs.ts'

interface EnMotsProps {
  champ: Champ
  valeur: Valeur
  options: readonly Option[]
}

/** The value of a field, as one reads it. */
export function EnMots({ champ, valeur, options }: EnMotsProps) {
  const vide = <em className={classes.vide}>Vide</em>
  const nomme = (id: string) => options.find((option) => option.id === id)?.label ?? id
  switch (champ.genre) {
    case 'riche':
      return texteDe(valeur) ? <Html html={texteDe(valeur)} className={classes.texte ?? ''} /> : vide
    case 'case':
      return <span>{valeur === true ? 'Oui' : 'Non'}</span>
    case 'choixMultiple':
      return listeDe(valeur).length > 0 ? <span>{listeDe(valeur).map(nomme).join(', ')}</span> : vide
    case 'photo': {
      const { fichier, adresse } = photoDe(valeur)
      if (fichier) return <span>{fichier.name}</span>
      return adresse ? <img src={adresse} alt="" className={classes.photo} /> : vide
    }
    case 'cadrage': {
      const cadrage = cadrageDe(valeur)
      if (!cadrage) return <span>Au centre</span>
      return <span>{`${Math.round(cadrage.x * 100)} %, ${Math.round(cadrage.y * 100)} %`}</span>
    }
    case 'position': {
      const { latitude, longitude } = positionDe(valeur)
      return latitude || longitude ? <span>{`${latitude}, ${longitude}`}</span> : vide
    }
    default:
      return texteDe(valeur) ? <span>{nomme(texteDe(valeur))}</span> : vide
  }
}
