import {
  documentsOf,
  heuresOf,
  listOf,
  photoOf,
  picturesOf,
  positionOf,
  textOf,
  type FieldValue,
} from './fieldValue.ts'

/** Whether nothing is written or chosen; a point of a picture says nothing without one. */
export function isEmpty(value: FieldValue | undefined): boolean {
  const { fichier, adresse } = photoOf(value)
  const { latitude, longitude } = positionOf(value)
  const written = [textOf(value), ...listOf(value), adresse ?? '', latitude, longitude]
  const isBlank =
    written.every((text) => text.trim() === '') && picturesOf(value).length + documentsOf(value).length === 0
  return value !== true && !fichier && heuresOf(value) === null && isBlank
}

/** Whether two say the same. */
export function areEqual(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  const [fileA, fileB] = [photoOf(a).fichier, photoOf(b).fichier]
  return fileA === fileB && JSON.stringify(chosenIn(a)) === JSON.stringify(chosenIn(b))
}

/** What somebody has chosen of a value: where a file lies, what it is called and how large it is follow from which it is. */
function chosenIn(value: FieldValue | undefined): unknown {
  const pictures = picturesOf(value)
  if (pictures.length > 0) return pictures.map(({ adresse: _place, taille: _size, ...chosen }) => chosen)
  const documents = documentsOf(value)
  if (documents.length > 0) return documents.map(({ media, titre }) => [media, titre])
  return value ?? ''
}

/** The named ones alone. */
export function pickFields<V>(
  values: Readonly<Record<string, V>>,
  names: readonly string[],
): Readonly<Record<string, V>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}
