import { egales, type Valeurs } from './valeurs.ts'

/** What becomes of two changes to the same item. */
export interface Fusion {
  /** What both changed is as I have it, until somebody has chosen. */
  valeurs: Valeurs
  /** Fields that both changed, each in his own way. */
  conflits: string[]
  /** Fields that only the others changed. */
  repris: string[]
}

/** Merges field by field: what only one of the two changed stands. */
export function fusionner(base: Valeurs, miennes: Valeurs, leurs: Valeurs): Fusion {
  const conflits: string[] = []
  const repris: string[] = []
  const valeurs = { ...miennes }
  for (const [nom, autre] of Object.entries(leurs)) {
    if (egales(autre, base[nom]) || egales(autre, miennes[nom])) continue
    if (egales(miennes[nom], base[nom])) {
      valeurs[nom] = autre
      repris.push(nom)
    } else conflits.push(nom)
  }
  return { valeurs, conflits, repris }
}

/** The fields whose values differ. */
export function changes(avant: Valeurs, apres: Valeurs): string[] {
  return Object.keys(apres).filter((nom) => !egales(avant[nom], apres[nom]))
}
