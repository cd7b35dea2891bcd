import { download as regles } from '../../../../../schema/inputRules.json'
import { readDocument } from '../../envois/readFile.ts'
import { documentsOf } from '../definition/fieldValue.ts'
import { type ListKind, type ListProps, ListeDeFichiers } from '../fichiers/ListeDeFichiers.tsx'
import type { InputProps } from '../saisies/inputProps.ts'
import { Document } from './Document.tsx'
import classes from './Documents.module.css'
import type { LinkedDocument } from './documentsFrom.ts'

const { mostDownloads: most } = regles

const kind: ListKind<LinkedDocument> = {
  kind: 'DOCUMENT',
  accept: regles.accept.split(','),
  isPasted: false,
  className: classes.documents,
  read: readDocument,
  List: Liste,
  listed: ({ media, name, size }) => ({ media, titre: '', nom: name, taille: size }),
  words: {
    most,
    one: 'document',
    several: 'documents',
    rank: 'Document',
    add: 'Ajouter des documents',
    drop: 'Déposez des PDF ici',
    empty: `${regles.help} Les visiteurs les téléchargent au bas de la page.`,
    full: 'La liste est complète',
    bound: `Il y a ${most}\u00a0documents au plus`,
    notTaken: ['n’a pas été pris', 'n’ont pas été pris'],
    present: 'Ce document est déjà dans la liste.',
    removed: 'Le document est retiré de la liste.',
  },
}

/** Chosen or dropped PDFs are sent one by one, and then stand in an order that can be changed. */
export default function Documents(saisie: InputProps) {
  const { nom, valeur, onFieldChange } = saisie
  return (
    <ListeDeFichiers
      saisie={saisie}
      files={documentsOf(valeur)}
      kind={kind}
      change={(next) => onFieldChange(nom, (before) => next(documentsOf(before)))}
    />
  )
}

function Liste({ saisie: { nom, champ, fautes }, files, acts }: ListProps<LinkedDocument>) {
  return (
    <ol className={classes.liste} aria-label={champ.label}>
      {files.map((one, rank) => (
        <Document
          key={one.media}
          document={one}
          rank={rank}
          count={files.length}
          faultOf={(part) => fautes[`${nom}.${rank}.${part}`]}
          onChange={acts.replace}
          onMove={(by) => acts.move(one, by)}
          onRemove={() => acts.remove(one)}
        />
      ))}
    </ol>
  )
}
