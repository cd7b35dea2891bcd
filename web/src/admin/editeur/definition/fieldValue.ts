import type { Heures } from '../../../../../schema/horaires/heures.ts'
import { isGalleryPicture, type GalleryPicture } from '../galerie/galleryFrom.ts'
import { heuresFrom } from '../heures/heuresFrom.ts'

/** A picture field: the file just chosen, or the address of the one that is kept; neither is none. */
export interface Photo {
  fichier: File | null
  adresse: string | null
}

/** What a crop must keep: from 0, left and top, to 1. */
export interface FocalPoint {
  x: number
  y: number
}

/** Degrees as they are typed, WGS84. */
export interface Position {
  latitude: string
  longitude: string
  /** What was typed in UTM, where that was; the degrees follow from it once it is whole. */
  utm?: TypedUtm
}

export interface TypedUtm {
  fuseau: string
  est: string
  nord: string
}

/** What a field of a form holds. All but a file can be kept as JSON. */
export type FieldValue =
  | string
  | boolean
  | readonly string[]
  | readonly GalleryPicture[]
  | Photo
  | FocalPoint
  | Position
  | Heures
  | null

export type FieldValues = Readonly<Record<string, FieldValue>>

export function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

export function listOf(value: FieldValue | undefined): readonly string[] {
  return isList(value) ? value.filter((one) => typeof one === 'string') : []
}

/** Pictures of a gallery, in their order. */
export function picturesOf(value: FieldValue | undefined): readonly GalleryPicture[] {
  return isList(value) ? value.filter((one) => typeof one === 'object') : []
}

export function photoOf(value: FieldValue | undefined): Photo {
  return isObject(value) && 'fichier' in value ? value : { fichier: null, adresse: null }
}

export function focalPointOf(value: FieldValue | undefined): FocalPoint | null {
  return isObject(value) && 'x' in value ? value : null
}

export function positionOf(value: FieldValue | undefined): Position {
  return isObject(value) && 'latitude' in value ? value : { latitude: '', longitude: '' }
}

/** Whether nothing is written or chosen; a point of a picture says nothing without one. */
export function isEmpty(value: FieldValue | undefined): boolean {
  const { fichier, adresse } = photoOf(value)
  const { latitude, longitude } = positionOf(value)
  const written = [textOf(value), ...listOf(value), adresse ?? '', latitude, longitude]
  const isBlank = written.every((text) => text.trim() === '') && picturesOf(value).length === 0
  return value !== true && !fichier && heuresOf(value) === null && isBlank
}

/** Opening hours by day; null where they are written by hand. */
export function heuresOf(value: FieldValue | undefined): Heures | null {
  return isObject(value) && 'lundi' in value ? value : null
}

function isList(value: FieldValue | undefined): value is readonly string[] | readonly GalleryPicture[] {
  return Array.isArray(value)
}

function isObject(value: FieldValue | undefined): value is Photo | FocalPoint | Position | Heures {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function areEqual(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  const [fileA, fileB] = [photoOf(a).fichier, photoOf(b).fichier]
  return fileA === fileB && JSON.stringify(chosenIn(a)) === JSON.stringify(chosenIn(b))
}

/** What somebody has chosen of a value: where a picture lies, and how large it is, follows from which it is. */
function chosenIn(value: FieldValue | undefined): unknown {
  const pictures = picturesOf(value)
  return pictures.length > 0
    ? pictures.map(({ adresse: _place, taille: _size, ...chosen }) => chosen)
    : (value ?? '')
}

/** The named ones alone. */
export function pickFields<V>(
  values: Readonly<Record<string, V>>,
  names: readonly string[],
): Readonly<Record<string, V>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

/** Whether what was kept as JSON can be the value of a field; what is not a file. */
export function isFieldValue(value: unknown): value is FieldValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') || value.every(isGalleryPicture)
  if (typeof value !== 'object') return false
  if ('fichier' in value && 'adresse' in value)
    return value.fichier === null && (value.adresse === null || typeof value.adresse === 'string')
  if ('lundi' in value) return heuresFrom(value) !== null
  if ('x' in value && 'y' in value) return typeof value.x === 'number' && typeof value.y === 'number'
  if ('latitude' in value && 'longitude' in value)
    return [value.latitude, value.longitude, ...utmTexts(value)].every((one) => typeof one === 'string')
  return false
}

function utmTexts(value: object): unknown[] {
  if (!('utm' in value)) return []
  const { utm } = value
  if (typeof utm !== 'object' || utm === null || !('fuseau' in utm && 'est' in utm && 'nord' in utm))
    return [null]
  return [utm.fuseau, utm.est, utm.nord]
}
