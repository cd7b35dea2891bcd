import { slugOf } from '../../../../../schema/content/fields/slugOf.ts'
import { parseDegrees } from '../position/parsePosition.ts'
import {
  focalPointOf,
  listOf,
  photoOf,
  positionOf,
  textOf,
  type Position,
  type FieldValue,
  type FieldValues,
} from './fieldValue.ts'

/** An item of any type, as the server returns it. */
export type ContentRecord = Readonly<Record<string, unknown>>

type FieldKind =
  | 'ligne'
  | 'paragraphe'
  | 'riche'
  | 'nombre'
  | 'email'
  | 'tel'
  | 'url'
  | 'adresse'
  | 'choix'
  | 'choixMultiple'
  | 'case'
  | 'photo'
  | 'cadrage'
  | 'position'

/** A field of a form: how it is shown, and how it is read from an item and written to a mutation's input. */
export interface FormField {
  kind: FieldKind
  label: string
  help?: string
  required?: boolean
  /** The path before the slug: `/projets/`. */
  pathPrefix?: string
  /** Start of the slug where the name has no letter. */
  fallbackSlug?: string
  /** A choice is kept as the option's label, not its id. */
  byLabel?: boolean
  /** Names of other fields that its input reads. */
  relatedFields?: readonly string[]
  /** Names that the server gives to what this field holds, where its own name is not one. */
  serverNames?: readonly string[]
  read(contenu: ContentRecord, nom: string): FieldValue
  toInput(valeur: FieldValue, nom: string): Record<string, unknown>
  /** Message about a value that cannot be sent at all; every other check is the server's. */
  validate?(valeur: FieldValue): string | null
}

export type FormFields = Readonly<Record<string, FormField>>

type FieldOptions = Partial<Pick<FormField, 'help' | 'required' | 'pathPrefix' | 'fallbackSlug' | 'byLabel'>>

function textual(genre: FieldKind) {
  return (label: string, plus: FieldOptions = {}): FormField => ({
    kind: genre,
    label,
    ...plus,
    read: (contenu, nom) => textOfScalar(contenu[nom]),
    toInput: (valeur, nom) => ({ [nom]: textOf(valeur) }),
  })
}

export const textField = textual('ligne')
export const textAreaField = textual('paragraphe')
export const richTextField = textual('riche')
export const emailField = textual('email')
export const telField = textual('tel')
export const urlField = textual('url')
export const selectField = textual('choix')

/** Slug of a page, made from what is typed; where nothing is typed, the server makes it from the name. */
export function slugField(
  label: string,
  plus: FieldOptions & { pathPrefix: string; fallbackSlug: string },
): FormField {
  return {
    ...textual('adresse')(label, plus),
    relatedFields: ['nom'],
    toInput: (valeur, nom) => ({ [nom]: slugFrom(textOf(valeur), plus.fallbackSlug) }),
  }
}

/** Slug of a text, by the server's own rule for names; empty for an empty text. */
export function slugFrom(texte: string, souche: string): string {
  return texte.trim() && slugOf(texte, souche)
}

export function numberField(label: string, plus: FieldOptions = {}): FormField {
  return {
    kind: 'nombre',
    label,
    ...plus,
    read: (contenu, nom) => textOfScalar(contenu[nom]),
    toInput: (valeur, nom) => ({ [nom]: textOf(valeur).trim() === '' ? null : Number(textOf(valeur)) }),
    validate: (valeur) =>
      /^\s*(?:-?\d{1,9}\s*)?$/.test(textOf(valeur)) ? null : 'Ce champ doit être un nombre entier.',
  }
}

/** One item of another type: its id is kept. */
export function relationField(label: string, plus: FieldOptions = {}): FormField {
  return { ...selectField(label, plus), read: (contenu, nom) => idIn(contenu[nom]) }
}

export function relationsField(label: string, plus: FieldOptions = {}): FormField {
  return {
    kind: 'choixMultiple',
    label,
    ...plus,
    read: (contenu, nom) => {
      const lies = contenu[nom]
      return Array.isArray(lies) ? lies.map(idIn).sort() : []
    },
    toInput: (valeur, nom) => ({ [nom]: listOf(valeur) }),
  }
}

export function checkboxField(label: string, plus: FieldOptions = {}): FormField {
  return {
    kind: 'case',
    label,
    ...plus,
    read: (contenu, nom) => contenu[nom] === true,
    toInput: (valeur, nom) => ({ [nom]: valeur === true }),
  }
}

/** A picture, its description and what its crops must keep: three fields, shown as one. */
export function pictureField<Nom extends string>(
  nom: Nom,
  label: string,
  plus?: FieldOptions,
): Readonly<Record<Nom | `${Nom}Alt` | `${Nom}Focal`, FormField>>
export function pictureField(nom: string, label: string, plus: FieldOptions = {}): FormFields {
  const lue = (contenu: ContentRecord) => asRecord(contenu[nom])
  return {
    [nom]: {
      kind: 'photo',
      label,
      ...plus,
      relatedFields: [`${nom}Alt`, `${nom}Focal`],
      read: (contenu) => ({ fichier: null, adresse: textOfScalar(lue(contenu)['url']) || null }),
      // A file goes beside the operation; here it stands as null, which removes the picture where there is none.
      toInput: () => ({ [nom]: null }),
    },
    [`${nom}Alt`]: {
      ...textField('Description de l’image', {
        help: 'Ce que l’image montre, pour qui ne la voit pas. Vide si elle n’est que décorative.',
      }),
      read: (contenu) => textOfScalar(lue(contenu)['alt']),
    },
    [`${nom}Focal`]: {
      kind: 'cadrage',
      label: 'Point à garder',
      serverNames: [`${nom}FocalX`, `${nom}FocalY`],
      read: (contenu) => {
        const { focalX, focalY } = lue(contenu)
        return typeof focalX === 'number' && typeof focalY === 'number' ? { x: focalX, y: focalY } : null
      },
      toInput: (valeur) => {
        const cadrage = focalPointOf(valeur)
        return { [`${nom}FocalX`]: cadrage?.x ?? null, [`${nom}FocalY`]: cadrage?.y ?? null }
      },
    },
  }
}

export function positionField(label: string, plus: FieldOptions = {}): FormField {
  return {
    kind: 'position',
    label,
    ...plus,
    relatedFields: ['lieu'],
    serverNames: ['latitude', 'longitude'],
    read: ({ latitude, longitude }) => ({ latitude: decimal(latitude), longitude: decimal(longitude) }),
    toInput: (valeur) => {
      const { latitude, longitude } = positionOf(valeur)
      return { latitude: parseDegrees(latitude, 'latitude'), longitude: parseDegrees(longitude, 'longitude') }
    },
    validate: (valeur) => positionError(positionOf(valeur)),
  }
}

/** Formats a number with a decimal comma. */
function decimal(nombre: unknown): string {
  return textOfScalar(nombre).replace('.', ',')
}

function positionError({ latitude, longitude, utm }: Position): string | null {
  if (latitude.trim() === '' && longitude.trim() === '')
    return utm && (utm.est.trim() || utm.nord.trim())
      ? 'Indiquez l’est et le nord en mètres, par exemple 388283 et 592550.'
      : null
  const [lat, lon] = [parseDegrees(latitude, 'latitude'), parseDegrees(longitude, 'longitude')]
  if (lat === null || lon === null)
    return 'Indiquez la latitude et la longitude en degrés, par exemple 5,3599 et -4,0083.'
  if (Math.abs(lat) > 90) return 'La latitude doit être comprise entre -90 et 90.'
  if (Math.abs(lon) > 180) return 'La longitude doit être comprise entre -180 et 180.'
  return null
}

/** The values of an item; of a new one, empty. */
export function readValues(champs: FormFields, contenu: ContentRecord): FieldValues {
  return Object.fromEntries(Object.entries(champs).map(([nom, champ]) => [nom, champ.read(contenu, nom)]))
}

/** A mutation's input: the named fields alone, and the files that go beside it. */
export function inputOf(
  champs: FormFields,
  valeurs: FieldValues,
  noms: readonly string[],
): { input: Record<string, unknown>; fichiers: Record<string, File> } {
  const input: Record<string, unknown> = {}
  const fichiers: Record<string, File> = {}
  for (const nom of noms) {
    const valeur = valeurs[nom] ?? null
    Object.assign(input, champs[nom]?.toInput(valeur, nom))
    const { fichier } = photoOf(valeur)
    if (fichier) fichiers[nom] = fichier
  }
  return { input, fichiers }
}

/** Name of the form field that shows the server's fault about an input field. */
export function fieldNamed(champs: FormFields, nomServeur: string): string | undefined {
  const tete = nomServeur.split('.')[0] ?? ''
  if (champs[tete]) return tete
  return Object.keys(champs).find((nom) => champs[nom]?.serverNames?.includes(tete))
}

function textOfScalar(valeur: unknown): string {
  return typeof valeur === 'string' || typeof valeur === 'number' ? String(valeur) : ''
}

export function asRecord(valeur: unknown): ContentRecord {
  return typeof valeur === 'object' && valeur !== null ? { ...valeur } : {}
}

/** Id of a related item, or the id itself, which is all that a draft holds. */
function idIn(valeur: unknown): string {
  return typeof valeur === 'string' ? valeur : textOfScalar(asRecord(valeur)['id'])
}
