import { slugOf } from '../../../../../schema/content/fields/slugOf.ts'
import { parseDegrees } from '../position/parsePosition.ts'
import { documentsFrom, documentsInput } from '../documents/documentsFrom.ts'
import { galleryFrom, galleryInput } from '../galerie/galleryFrom.ts'
import { heuresFrom } from '../heures/heuresFrom.ts'
import {
  documentsOf,
  focalPointOf,
  heuresOf,
  listOf,
  photoOf,
  picturesOf,
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
  | 'jour'
  | 'paragraphe'
  | 'riche'
  | 'nombre'
  | 'email'
  | 'tel'
  | 'url'
  | 'lien'
  | 'adresse'
  | 'choix'
  | 'choixMultiple'
  | 'case'
  | 'photo'
  | 'cadrage'
  | 'couleur'
  | 'position'
  | 'heures'
  | 'galerie'
  | 'documents'

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
  /** The field that gives the slug where nothing else is typed. */
  slugFrom?: 'nom' | 'titre'
  /** A choice is kept as the option's label, not its id. */
  byLabel?: boolean
  /** Names of other fields that its input reads. */
  relatedFields?: readonly string[]
  /** Names that the server gives to what this field holds, where its own name is not one. */
  serverNames?: readonly string[]
  read(record: ContentRecord, name: string): FieldValue
  toInput(value: FieldValue, name: string): Record<string, unknown>
  /** Message about a value that cannot be sent at all; every other check is the server's. */
  validate?(value: FieldValue): string | null
}

export type FormFields = Readonly<Record<string, FormField>>

type FieldOptions = Partial<Pick<FormField, 'help' | 'required' | 'pathPrefix' | 'fallbackSlug' | 'byLabel'>>

function textual(kind: FieldKind) {
  return (label: string, options: FieldOptions = {}): FormField => ({
    kind,
    label,
    ...options,
    read: (record, name) => textOfScalar(record[name]),
    toInput: (value, name) => ({ [name]: textOf(value) }),
  })
}

export const textField = textual('ligne')
/** A day, such as 2026-03-31, chosen from a calendar. */
export const dayField = textual('jour')
export const textAreaField = textual('paragraphe')
export const richTextField = textual('riche')
export const emailField = textual('email')
export const telField = textual('tel')
export const urlField = textual('url')
/** A page of the site or a web address, which can be found by its name. */
export const linkField = textual('lien')
export const selectField = textual('choix')

/** Slug of a page, made from what is typed; where nothing is typed, the server makes it from the field `from`. */
export function slugField(
  label: string,
  {
    from = 'nom',
    ...options
  }: FieldOptions & { pathPrefix: string; fallbackSlug: string; from?: 'nom' | 'titre' },
): FormField {
  return {
    ...textual('adresse')(label, options),
    slugFrom: from,
    relatedFields: [from],
    toInput: (value, name) => ({ [name]: slugFrom(textOf(value), options.fallbackSlug) }),
  }
}

/** Slug of a text, by the server's own rule for names; empty for an empty text. */
export function slugFrom(text: string, fallback: string): string {
  return text.trim() && slugOf(text, fallback)
}

/** The accent of a site, as `#rrggbb`. */
export const colourField = textual('couleur')

export function numberField(label: string, options: FieldOptions = {}): FormField {
  return {
    kind: 'nombre',
    label,
    ...options,
    read: (record, name) => textOfScalar(record[name]),
    toInput: (value, name) => ({ [name]: textOf(value).trim() === '' ? null : Number(textOf(value)) }),
    validate: (value) =>
      /^\s*(?:-?\d{1,9}\s*)?$/.test(textOf(value)) ? null : 'Ce champ doit être un nombre entier.',
  }
}

/** One item of another type: its id is kept. */
export function relationField(label: string, options: FieldOptions = {}): FormField {
  return {
    ...selectField(label, options),
    read: (record, name) => idIn(record[name]),
    toInput: (value, name) => ({ [name]: textOf(value) || null }),
  }
}

export function relationsField(label: string, options: FieldOptions = {}): FormField {
  return {
    kind: 'choixMultiple',
    label,
    ...options,
    read: (record, name) => {
      const related = record[name]
      return Array.isArray(related) ? related.map(idIn).sort() : []
    },
    toInput: (value, name) => ({ [name]: listOf(value) }),
  }
}

export function checkboxField(label: string, options: FieldOptions = {}): FormField {
  return {
    kind: 'case',
    label,
    ...options,
    read: (record, name) => record[name] === true,
    toInput: (value, name) => ({ [name]: value === true }),
  }
}

/** A picture that is shown whole and says what the text beside it does: a mark. */
export function markField(label: string, options: FieldOptions = {}): FormField {
  return {
    kind: 'photo',
    label,
    ...options,
    read: (record, name) => ({ fichier: null, adresse: textOfScalar(asRecord(record[name])['url']) || null }),
    // A file goes beside the operation; here it stands as null, which removes the picture where there is none.
    toInput: (value, name) => ({ [name]: photoOf(value).choisie?.media ?? null }),
  }
}

/** What a picture shows. */
export const altField = textField('Description de l’image', {
  help: 'Ce que l’image montre, pour qui ne la voit pas. Vide si elle n’est que décorative.',
})

/** A picture, its description and what its crops must keep: three fields, shown as one. */
export function pictureField<Nom extends string>(
  name: Nom,
  label: string,
  options?: FieldOptions,
): Readonly<Record<Nom | `${Nom}Alt` | `${Nom}Focal`, FormField>>
export function pictureField(name: string, label: string, options: FieldOptions = {}): FormFields {
  const pictureIn = (record: ContentRecord) => asRecord(record[name])
  return {
    [name]: { ...markField(label, options), relatedFields: [`${name}Alt`, `${name}Focal`] },
    [`${name}Alt`]: {
      ...altField,
      read: (record) => textOfScalar(pictureIn(record)['alt']),
    },
    [`${name}Focal`]: {
      kind: 'cadrage',
      label: 'Point à garder',
      serverNames: [`${name}FocalX`, `${name}FocalY`],
      read: (record) => {
        const { focalX, focalY } = pictureIn(record)
        return typeof focalX === 'number' && typeof focalY === 'number' ? { x: focalX, y: focalY } : null
      },
      toInput: (value) => {
        const focalPoint = focalPointOf(value)
        return { [`${name}FocalX`]: focalPoint?.x ?? null, [`${name}FocalY`]: focalPoint?.y ?? null }
      },
    },
  }
}

export function positionField(label: string, options: FieldOptions = {}): FormField {
  return {
    kind: 'position',
    label,
    ...options,
    relatedFields: ['lieu'],
    serverNames: ['latitude', 'longitude'],
    read: ({ latitude, longitude }) => ({ latitude: decimal(latitude), longitude: decimal(longitude) }),
    toInput: (value) => {
      const { latitude, longitude } = positionOf(value)
      return { latitude: parseDegrees(latitude, 'latitude'), longitude: parseDegrees(longitude, 'longitude') }
    },
    validate: (value) => positionError(positionOf(value)),
  }
}

/** Opening hours by day; while there are none, the field `horaire` is shown in its place. */
export function hoursField(label: string, options: FieldOptions = {}): FormField {
  return {
    kind: 'heures',
    label,
    ...options,
    relatedFields: ['horaire'],
    read: (record, name) => heuresFrom(record[name]),
    toInput: (value, name) => ({ [name]: heuresOf(value) }),
  }
}

/** Any number of pictures, in their order, each with what is said of it. */
export function galleryField(label: string, options: FieldOptions = {}): FormField {
  return {
    kind: 'galerie',
    label,
    ...options,
    read: (record, name) => galleryFrom(record[name]),
    toInput: (value, name) => ({ [name]: galleryInput(picturesOf(value)) }),
  }
}

/** PDFs that visitors may download, in their order, each with what its link says. */
export function documentsField(label: string, options: FieldOptions = {}): FormField {
  return {
    kind: 'documents',
    label,
    ...options,
    read: (record, name) => documentsFrom(record[name]),
    toInput: (value, name) => ({ [name]: documentsInput(documentsOf(value)) }),
  }
}

/** Formats a number with a decimal comma. */
function decimal(degrees: unknown): string {
  return textOfScalar(degrees).replace('.', ',')
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
export function readValues(fields: FormFields, record: ContentRecord): FieldValues {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.read(record, name)]))
}

/** A mutation's input: the named fields alone, and the files that go beside it. */
export function inputOf(
  fields: FormFields,
  values: FieldValues,
  names: readonly string[],
): { input: Record<string, unknown>; fichiers: Record<string, File> } {
  const input: Record<string, unknown> = {}
  const files: Record<string, File> = {}
  for (const name of names) {
    const value = values[name] ?? null
    Object.assign(input, fields[name]?.toInput(value, name))
    const { fichier: file } = photoOf(value)
    if (file) files[name] = file
  }
  return { input, fichiers: files }
}

/** Name of the form field that shows the server's fault about an input field. */
export function fieldNamed(fields: FormFields, serverName: string): string | undefined {
  const root = serverName.split('.')[0] ?? ''
  if (fields[root]) return root
  return Object.keys(fields).find((name) => fields[name]?.serverNames?.includes(root))
}

function textOfScalar(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export function asRecord(value: unknown): ContentRecord {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Id of a related item, or the id itself, which is all that a draft holds. */
function idIn(value: unknown): string {
  return typeof value === 'string' ? value : textOfScalar(asRecord(value)['id'])
}
