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
export type FieldValue = string | boolean | readonly string[] | Photo | FocalPoint | Position | null

export type FieldValues = Readonly<Record<string, FieldValue>>

export function textOf(valeur: FieldValue | undefined): string {
  return typeof valeur === 'string' ? valeur : ''
}

export function listOf(valeur: FieldValue | undefined): readonly string[] {
  return isList(valeur) ? valeur : []
}

export function photoOf(valeur: FieldValue | undefined): Photo {
  return isObject(valeur) && 'fichier' in valeur ? valeur : { fichier: null, adresse: null }
}

export function focalPointOf(valeur: FieldValue | undefined): FocalPoint | null {
  return isObject(valeur) && 'x' in valeur ? valeur : null
}

export function positionOf(valeur: FieldValue | undefined): Position {
  return isObject(valeur) && 'latitude' in valeur ? valeur : { latitude: '', longitude: '' }
}

function isList(valeur: FieldValue | undefined): valeur is readonly string[] {
  return Array.isArray(valeur)
}

function isObject(valeur: FieldValue | undefined): valeur is Photo | FocalPoint | Position {
  return typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur)
}

export function areEqual(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  const [fichierA, fichierB] = [photoOf(a).fichier, photoOf(b).fichier]
  return fichierA === fichierB && JSON.stringify(a ?? '') === JSON.stringify(b ?? '')
}

/** The named ones alone. */
export function pickFields<V>(
  valeurs: Readonly<Record<string, V>>,
  noms: readonly string[],
): Readonly<Record<string, V>> {
  return Object.fromEntries(Object.entries(valeurs).filter(([nom]) => noms.includes(nom)))
}

/** Whether what was kept as JSON can be the value of a field; what is not a file. */
export function isFieldValue(valeur: unknown): valeur is FieldValue {
  if (valeur === null || typeof valeur === 'string' || typeof valeur === 'boolean') return true
  if (Array.isArray(valeur)) return valeur.every((un) => typeof un === 'string')
  if (typeof valeur !== 'object') return false
  if ('fichier' in valeur && 'adresse' in valeur)
    return valeur.fichier === null && (valeur.adresse === null || typeof valeur.adresse === 'string')
  if ('x' in valeur && 'y' in valeur) return typeof valeur.x === 'number' && typeof valeur.y === 'number'
  if ('latitude' in valeur && 'longitude' in valeur)
    return [valeur.latitude, valeur.longitude, ...utmTexts(valeur)].every((un) => typeof un === 'string')
  return false
}

function utmTexts(valeur: object): unknown[] {
  if (!('utm' in valeur)) return []
  const { utm } = valeur
  if (typeof utm !== 'object' || utm === null || !('fuseau' in utm && 'est' in utm && 'nord' in utm))
    return [null]
  return [utm.fuseau, utm.est, utm.nord]
}
