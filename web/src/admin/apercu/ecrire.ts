import { commitLocalUpdate, type Environment, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { entreeDe, type Champs } from '../editeur/definition/champs.ts'
import type { Apercue } from '../editeur/photo/lirePhoto.ts'
import { cadrageDe, listeDe, photoDe, texteDe, type Valeurs } from '../editeur/definition/valeurs.ts'

/** The id of an item that the server does not know yet. */
export const idNouveau = 'client:apercu'

export interface Saisi {
  /** The GraphQL name. */
  type: string
  /** Null while it is new. */
  id: string | null
  champs: Champs
  valeurs: Valeurs
  /** The chosen picture, once it is read. */
  apercue: Apercue | null
  /** The name of what is chosen by id. */
  nommer(nom: string, id: string): string
}

/** Where a page reads the item. */
export type Attacher = (store: RecordSourceProxy, record: RecordProxy) => void

/** Writes what is typed over the record of a store that is the preview's own: nothing else shows it. */
export function ecrire(environment: Environment, saisi: Saisi, attacher: Attacher): void {
  const { type, id, champs, valeurs, apercue, nommer } = saisi
  commitLocalUpdate(environment, (store) => {
    const cle = id ?? idNouveau
    const record = store.get(cle) ?? store.create(cle, type)
    record.setValue(cle, 'id')
    for (const [nom, champ] of Object.entries(champs)) {
      if (champ.genre === 'photo') {
        ecrirePhoto(record, nom, valeurs, apercue)
      } else if (champ.genre === 'choixMultiple') {
        const lies = listeDe(valeurs[nom]).map((lie) =>
          (store.get(lie) ?? store.create(lie, 'Content'))
            .setValue(lie, 'id')
            .setValue(nommer(nom, lie), 'nom'),
        )
        record.setLinkedRecords(lies, nom)
      } else {
        for (const [colonne, valeur] of Object.entries(entreeDe(champs, valeurs, [nom]).input))
          record.setValue(scalaire(valeur) ?? (champ.requis ? '' : null), colonne)
      }
    }
    attacher(store, record)
  })
}

function ecrirePhoto(record: RecordProxy, nom: string, valeurs: Valeurs, apercue: Apercue | null): void {
  const { fichier, adresse } = photoDe(valeurs[nom])
  if (!fichier && !adresse) {
    record.setValue(null, nom)
    return
  }
  const image = fichier ? apercue && nouvelle(record, nom, apercue) : record.getLinkedRecord(nom)
  const cadrage = cadrageDe(valeurs[`${nom}Focal`])
  image
    ?.setValue(texteDe(valeurs[`${nom}Alt`]) || null, 'alt')
    .setValue(cadrage?.x ?? null, 'focalX')
    .setValue(cadrage?.y ?? null, 'focalY')
}

function nouvelle(record: RecordProxy, nom: string, { adresse, largeur, hauteur }: Apercue): RecordProxy {
  const image = record.getOrCreateLinkedRecord(nom, 'Image')
  for (const width of [960, 1200]) image.setValue(adresse, 'url', { width })
  for (const format of ['AVIF', 'WEBP']) image.setValue(null, 'srcSet', { format })
  return image.setValue(largeur, 'width').setValue(hauteur, 'height').setValue(null, 'placeholder')
}

/** An empty text is none, as it is once it is saved; one that must be there cannot be saved so. */
function scalaire(valeur: unknown): string | number | boolean | null {
  if (typeof valeur === 'string') return valeur || null
  return typeof valeur === 'number' || typeof valeur === 'boolean' ? valeur : null
}
