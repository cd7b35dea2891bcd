import { useId } from 'react'
import { inWords } from '../../../../../schema/horaires/enMots.ts'
import { Html } from '../../../ui/Html.tsx'
import { DocumentsEnMots } from '../documents/DocumentsEnMots.tsx'
import { GalerieEnMots } from '../galerie/GalerieEnMots.tsx'
import type { FormField } from '../definition/fields.ts'
import classes from './ConflitQuestion.module.css'
import type { Option } from '../definition/definition.ts'
import {
  documentsOf,
  focalPointOf,
  heuresOf,
  listOf,
  photoOf,
  picturesOf,
  positionOf,
  textOf,
  type FieldValue,
} from '../definition/fieldValue.ts'

interface EnMotsProps {
  champ: FormField
  valeur: FieldValue
  options: readonly Option[]
}

/** The value of a field, as one reads it. */
export function EnMots({ champ, valeur, options }: EnMotsProps) {
  const id = useId()
  const vide = <em className={classes.vide}>Vide</em>
  const labelOf = (id: string) => options.find((option) => option.id === id)?.label ?? id
  switch (champ.kind) {
    case 'riche':
      return textOf(valeur) ? (
        <Html html={textOf(valeur)} prefix={id} className={classes.texte ?? ''} />
      ) : (
        vide
      )
    case 'case':
      return <span>{valeur === true ? 'Oui' : 'Non'}</span>
    case 'choixMultiple':
      return listOf(valeur).length > 0 ? <span>{listOf(valeur).map(labelOf).join(', ')}</span> : vide
    case 'photo': {
      const { fichier, adresse } = photoOf(valeur)
      if (fichier) return <span>{fichier.name}</span>
      return adresse ? <img src={adresse} alt="" className={classes.photo} /> : vide
    }
    case 'cadrage': {
      const cadrage = focalPointOf(valeur)
      if (!cadrage) return <span>Au centre</span>
      return <span>{`${Math.round(cadrage.x * 100)} %, ${Math.round(cadrage.y * 100)} %`}</span>
    }
    case 'position': {
      const { latitude, longitude } = positionOf(valeur)
      return latitude || longitude ? <span>{`${latitude}, ${longitude}`}</span> : vide
    }
    case 'heures': {
      const heures = heuresOf(valeur)
      return heures ? <span>{inWords(heures)}</span> : vide
    }
    case 'galerie': {
      const pictures = picturesOf(valeur)
      return pictures.length > 0 ? <GalerieEnMots pictures={pictures} /> : vide
    }
    case 'documents': {
      const documents = documentsOf(valeur)
      return documents.length > 0 ? <DocumentsEnMots documents={documents} /> : vide
    }
    default:
      return textOf(valeur) ? <span>{labelOf(textOf(valeur))}</span> : vide
  }
}
