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
  valeurs: Valeurs
}

export function baseDe(champs: Champs, contenu: Contenu): Base {
  const { id, version, libelle } = contenu
  const element = typeof id === 'string' && typeof version === 'number' ? { id, version } : null
  return { element, libelle: String(libelle ?? ''), valeurs: lireValeurs(champs, contenu) }
}

/** A new item, with what the page that it is made on says of it. */
export function baseNouvelle(champs: Champs, initiales: Valeurs): Base {
  return { element: null, libelle: '', valeurs: { ...lireValeurs(champs, {}), ...initiales } }
}
