/** A picture field: the file just chosen, or the address of the one that is kept; neither is none. */
export interface Photo {
  fichier: File | null
  adresse: string | null
}

/** What a crop must keep: from 0, left and top, to 1. */
export interface Cadrage {
  x: number
  y: number
}

/** As typed: degrees, WGS84. */
export interface Position {
  latitude: string
  longitude: string
  /** What was typed in UTM, where that was; the degrees follow from it once it is whole. */
  utm?: UtmTape
}

export interface UtmTape {
  fuseau: string
  est: string
  nord: string
}

/** What a field of a form holds. All but a file can be kept as JSON. */
export type Valeur = string | boolean | readonly string[] | Photo | Cadrage | Position | null

export type Valeurs = Readonly<Record<string, Valeur>>

export function texteDe(valeur: Valeur | undefined): string {
  return typeof valeur === 'string' ? valeur : ''
}

export function listeDe(valeur: Valeur | undefined): readonly string[] {
  return estListe(valeur) ? valeur : []
}

export function photoDe(valeur: Valeur | undefined): Photo {
  return estObjet(valeur) && 'fichier' in valeur ? valeur : { fichier: null, adresse: null }
}

export function cadrageDe(valeur: Valeur | undefined): Cadrage | null {
  return estObjet(valeur) && 'x' in valeur ? valeur : null
}

export function positionDe(valeur: Valeur | undefined): Position {
  return estObjet(valeur) && 'latitude' in valeur ? valeur : { latitude: '', longitude: '' }
}

function estListe(valeur: Valeur | undefined): valeur is readonly string[] {
  return Array.isArray(valeur)
}

function estObjet(valeur: Valeur | undefined): valeur is Photo | Cadrage | Position {
  return typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur)
}

export function egales(a: Valeur | undefined, b: Valeur | undefined): boolean {
  const [fichierA, fichierB] = [photoDe(a).fichier, photoDe(b).fichier]
  return fichierA === fichierB && JSON.stringify(a ?? '') === JSON.stringify(b ?? '')
}

/** The named ones alone. */
export function seules<V>(
  valeurs: Readonly<Record<string, V>>,
  noms: readonly string[],
): Readonly<Record<string, V>> {
  return Object.fromEntries(Object.entries(valeurs).filter(([nom]) => noms.includes(nom)))
}

/** Whether what was kept as JSON can be the value of a field; what is not a file. */
export function estValeur(valeur: unknown): valeur is Valeur {
  if (valeur === null || typeof valeur === 'string' || typeof valeur === 'boolean') return true
  if (Array.isArray(valeur)) return valeur.every((un) => typeof un === 'string')
  if (typeof valeur !== 'object') return false
  if ('fichier' in valeur && 'adresse' in valeur)
    return valeur.fichier === null && (valeur.adresse === null || typeof valeur.adresse === 'string')
  if ('x' in valeur && 'y' in valeur) return typeof valeur.x === 'number' && typeof valeur.y === 'number'
  if ('latitude' in valeur && 'longitude' in valeur)
    return [valeur.latitude, valeur.longitude, ...utmTape(valeur)].every((un) => typeof un === 'string')
  return false
}

function utmTape(valeur: object): unknown[] {
  if (!('utm' in valeur)) return []
  const { utm } = valeur
  if (typeof utm !== 'object' || utm === null || !('fuseau' in utm && 'est' in utm && 'nord' in utm))
    return [null]
  return [utm.fuseau, utm.est, utm.nord]
}
