import type { Heures } from '../../../../../schema/horaires/heures.ts'
import type { LinkedDocument } from '../documents/documentsFrom.ts'
import type { GalleryPicture } from '../galerie/galleryFrom.ts'

/** A picture field: the file just chosen, or the address of the one that is kept; neither is none. */
export interface Photo {
  fichier: File | null
  adresse: string | null
  /** That address is the one of a picture just chosen from the library. */
  choisie?: ChosenPicture
}

export interface ChosenPicture {
  /** Global id. */
  media: string
  largeur: number
  hauteur: number
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
  | readonly LinkedDocument[]
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
  return isList(value) ? value.filter((one) => typeof one === 'object' && 'legende' in one) : []
}

/** PDFs to download, in their order. */
export function documentsOf(value: FieldValue | undefined): readonly LinkedDocument[] {
  return isList(value) ? value.filter((one) => typeof one === 'object' && 'titre' in one) : []
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

/** Opening hours by day; null where they are written by hand. */
export function heuresOf(value: FieldValue | undefined): Heures | null {
  return isObject(value) && 'lundi' in value ? value : null
}

function isList(
  value: FieldValue | undefined,
): value is readonly string[] | readonly GalleryPicture[] | readonly LinkedDocument[] {
  return Array.isArray(value)
}

function isObject(value: FieldValue | undefined): value is Photo | FocalPoint | Position | Heures {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
