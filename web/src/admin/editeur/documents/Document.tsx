import { Button } from 'react-aria-components'
import { fileSize } from '../../../ui/fileSize.ts'
import { textField } from '../definition/fields.ts'
import { textOf } from '../definition/fieldValue.ts'
import gestes from '../saisies/gestes.module.css'
import saisies from '../saisies/saisies.module.css'
import { SaisieTexte } from '../saisies/SaisieTexte.tsx'
import classes from './Documents.module.css'
import { type LinkedDocument, linkText } from './documentsFrom.ts'

interface DocumentProps {
  document: LinkedDocument
  /** From 0. */
  rank: number
  count: number
  faultOf(part: string): string | undefined
  onChange(document: LinkedDocument): void
  onMove(by: -1 | 1): void
  onRemove(): void
}

const titreField = textField('Titre du lien')

/** One PDF to download: what its link says, and which file it is. */
export function Document(props: DocumentProps) {
  const { document, rank, count, faultOf, onChange, onMove, onRemove } = props
  const { media, titre, nom, taille } = document
  const lui = `le document ${rank + 1}`
  const fault = faultOf('file')
  return (
    <li className={classes.document} data-fichier={media}>
      <SaisieTexte
        champ={titreField}
        valeur={titre}
        placeholder={linkText({ titre: '', nom })}
        faute={faultOf('titre')}
        onChange={(text) => onChange({ ...document, titre: textOf(text) })}
      />
      <p className={saisies.note}>
        {nom || 'Fichier inconnu'}
        {taille !== null && `, ${fileSize(taille)}`}
      </p>
      {fault && (
        <p role="alert" className={saisies.faute}>
          {fault}
        </p>
      )}
      <div className={gestes.gestes}>
        <Button
          className={gestes.geste ?? ''}
          data-geste="monter"
          aria-label={`Monter ${lui}`}
          isDisabled={rank === 0}
          onPress={() => onMove(-1)}
        >
          Monter
        </Button>
        <Button
          className={gestes.geste ?? ''}
          data-geste="descendre"
          aria-label={`Descendre ${lui}`}
          isDisabled={rank === count - 1}
          onPress={() => onMove(1)}
        >
          Descendre
        </Button>
        <Button
          className={gestes.geste ?? ''}
          data-geste="retirer"
          aria-label={`Retirer ${lui}`}
          onPress={onRemove}
        >
          Retirer
        </Button>
      </div>
    </li>
  )
}
