import { commitLocalUpdate, type Environment, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { inputOf, type FormFields } from '../editeur/definition/fields.ts'
import type { PhotoPreview } from '../editeur/photo/readPhoto.ts'
import { writeDocuments } from '../editeur/documents/writeDocuments.ts'
import { writeGalerie } from '../editeur/galerie/writeGalerie.ts'
import { writeHeures } from '../editeur/heures/writeHeures.ts'
import { writeImage } from '../editeur/photo/writeImage.ts'
import {
  documentsOf,
  focalPointOf,
  heuresOf,
  listOf,
  photoOf,
  picturesOf,
  textOf,
  type FieldValues,
} from '../editeur/definition/fieldValue.ts'

/** The id of an item that the server does not know yet. */
export const newItemId = 'client:apercu'

export interface TypedItem {
  /** The GraphQL name. */
  type: string
  /** Null while it is new. */
  id: string | null
  champs: FormFields
  valeurs: FieldValues
  /** The chosen picture of a field, once it is read. */
  previewOf(nom: string): PhotoPreview | null
  /** The name of what is chosen by id. */
  labelOf(nom: string, id: string): string
}

/** Puts the record where a page reads the item. */
export type Attach = (store: RecordSourceProxy, record: RecordProxy) => void

/** Writes what is typed over the record of a store that is the preview's own: nothing else shows it. */
export function writeRecord(environment: Environment, saisi: TypedItem, attacher: Attach): void {
  const { type, id, champs, valeurs, previewOf, labelOf } = saisi
  commitLocalUpdate(environment, (store) => {
    const cle = id ?? newItemId
    const record = store.get(cle) ?? store.create(cle, type)
    record.setValue(cle, 'id')
    // What the preview knows of the item is shown; of another one, what it is called.
    const linked = (nom: string, lie: string) =>
      store.get(lie) ?? store.create(lie, 'Content').setValue(lie, 'id').setValue(labelOf(nom, lie), 'nom')
    for (const [nom, champ] of Object.entries(champs)) {
      if (champ.kind === 'photo') {
        writePhoto(record, nom, valeurs, previewOf(nom))
      } else if (champ.kind === 'heures') {
        writeHeures(store, record, nom, heuresOf(valeurs[nom]))
      } else if (champ.kind === 'galerie') {
        writeGalerie(store, record, nom, picturesOf(valeurs[nom]))
      } else if (champ.kind === 'documents') {
        writeDocuments(store, record, nom, documentsOf(valeurs[nom]))
      } else if (champ.kind === 'choixMultiple') {
        record.setLinkedRecords(
          listOf(valeurs[nom]).map((lie) => linked(nom, lie)),
          nom,
        )
      } else if (champ.kind === 'choix' && !champ.byLabel) {
        const lie = textOf(valeurs[nom])
        if (lie) record.setLinkedRecord(linked(nom, lie), nom)
        else record.setValue(null, nom)
      } else {
        for (const [colonne, valeur] of Object.entries(inputOf(champs, valeurs, [nom]).input))
          record.setValue(scalarOf(valeur) ?? (champ.required ? '' : null), colonne)
      }
    }
    attacher(store, record)
  })
}

function writePhoto(
  record: RecordProxy,
  nom: string,
  valeurs: FieldValues,
  apercue: PhotoPreview | null,
): void {
  const { fichier, adresse, choisie } = photoOf(valeurs[nom])
  if (!fichier && !adresse) {
    record.setValue(null, nom)
    return
  }
  const chosen = fichier ? apercue : choisie && adresse ? { ...choisie, adresse } : null
  const image = chosen ? newImage(record, nom, chosen) : fichier ? null : record.getLinkedRecord(nom)
  const cadrage = focalPointOf(valeurs[`${nom}Focal`])
  image
    ?.setValue(textOf(valeurs[`${nom}Alt`]) || null, 'alt')
    .setValue(cadrage?.x ?? null, 'focalX')
    .setValue(cadrage?.y ?? null, 'focalY')
}

function newImage(
  record: RecordProxy,
  nom: string,
  { adresse, largeur, hauteur }: Pick<PhotoPreview, 'adresse' | 'largeur' | 'hauteur'>,
): RecordProxy {
  return writeImage(record.getOrCreateLinkedRecord(nom, 'Image'), adresse, { largeur, hauteur })
}

/** An empty text is none, as it is once it is saved; one that must be there cannot be saved so. */
function scalarOf(valeur: unknown): string | number | boolean | null {
  if (typeof valeur === 'string') return valeur || null
  return typeof valeur === 'number' || typeof valeur === 'boolean' ? valeur : null
}
