import { lireValeurs, type Champs, type Contenu } from './champs.ts'
import type { Valeurs } from './valeurs.ts'

/** An item that the server knows. */
export interface Element {
  id: string
  version: number
}

/** The item as it was when it was read last: what the form is compared with. */
export interface Base {
  element: Element | null
  /** What the server calls it; nothing while it is new. */
  libelle: string
  /** As its draft would have it, where it has one. */
  valeurs: Valeurs
  /** The draft that the server keeps beside it. */
  prepare: Prepare | null
}

/** The draft of an item that all staff share. */
export interface Prepare {
  version: number
  /** ISO 8601. */
  quand: string
  par: string | null
  /** The item has changed since it was made of it: */
  depasse: boolean
  /** from what it was then */
  avant: Valeurs
  /** to what it is. */
  enLigne: Valeurs
}

export function baseDe(champs: Champs, contenu: Contenu): Base {
  const { id, version, libelle } = contenu
  const element = typeof id === 'string' && typeof version === 'number' ? { id, version } : null
  return { element, libelle: String(libelle ?? ''), valeurs: lireValeurs(champs, contenu), prepare: null }
}

/** A new item, with what the page that it is made on says of it. */
export function baseNouvelle(champs: Champs, initiales: Valeurs): Base {
  return { element: null, libelle: '', valeurs: { ...lireValeurs(champs, {}), ...initiales }, prepare: null }
}
