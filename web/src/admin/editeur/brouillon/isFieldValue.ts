import type { FieldValue } from '../definition/fieldValue.ts'
import type { LinkedDocument } from '../documents/documentsFrom.ts'
import type { GalleryPicture } from '../galerie/galleryFrom.ts'
import { heuresFrom } from '../heures/heuresFrom.ts'

/** Whether what was kept as JSON can be the value of a field; what is not a file. */
export function isFieldValue(value: unknown): value is FieldValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (Array.isArray(value))
    return (
      value.every((one) => typeof one === 'string') ||
      value.every(isGalleryPicture) ||
      value.every(isLinkedDocument)
    )
  if (typeof value !== 'object') return false
  if ('fichier' in value && 'adresse' in value)
    return (
      value.fichier === null &&
      (value.adresse === null || typeof value.adresse === 'string') &&
      (!('choisie' in value) || isChosenPicture(value.choisie))
    )
  if ('lundi' in value) return heuresFrom(value) !== null
  if ('x' in value && 'y' in value) return typeof value.x === 'number' && typeof value.y === 'number'
  if ('latitude' in value && 'longitude' in value)
    return [value.latitude, value.longitude, ...utmTexts(value)].every((one) => typeof one === 'string')
  return false
}

function isChosenPicture(value: unknown): boolean {
  return isRecord(value) && typeof value['media'] === 'string' && hasNumbers(value, ['largeur', 'hauteur'])
}

function utmTexts(value: object): unknown[] {
  if (!('utm' in value)) return []
  const { utm } = value
  if (typeof utm !== 'object' || utm === null || !('fuseau' in utm && 'est' in utm && 'nord' in utm))
    return [null]
  return [utm.fuseau, utm.est, utm.nord]
}

/** Whether what was kept as JSON is a picture of a gallery. */
function isGalleryPicture(value: unknown): value is GalleryPicture {
  if (!isRecord(value)) return false
  const { media, adresse, taille, legende, alt, focal, avant } = value
  return (
    [media, legende, alt].every((text) => typeof text === 'string') &&
    typeof avant === 'boolean' &&
    (adresse === null || typeof adresse === 'string') &&
    (taille === null || hasNumbers(taille, ['largeur', 'hauteur'])) &&
    (focal === null || hasNumbers(focal, ['x', 'y']))
  )
}

/** Whether what was kept as JSON is a PDF to download. */
function isLinkedDocument(value: unknown): value is LinkedDocument {
  if (!isRecord(value)) return false
  const { media, titre, nom, taille } = value
  return (
    [media, titre, nom].every((text) => typeof text === 'string') &&
    (taille === null || typeof taille === 'number')
  )
}

function hasNumbers(value: unknown, names: readonly string[]): boolean {
  return isRecord(value) && names.every((name) => typeof value[name] === 'number')
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
