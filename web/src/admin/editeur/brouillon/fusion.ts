import type { Base } from '../definition/base.ts'
import type { Gardes } from './brouillon.ts'
import type { Champs } from '../definition/champs.ts'
import { egales, seules, type Valeurs } from '../definition/valeurs.ts'

/** What becomes of two changes to the same item. */
export interface Fusion {
  /** What both changed is as I have it, until somebody has chosen. */
  valeurs: Valeurs
  /** Fields that both changed, each in his own way. */
  conflits: string[]
  /** Fields that only the others changed. */
  repris: string[]
}

/** What both changed, to be chosen by somebody. */
export interface Conflit {
  actuel: Base
  avant: Valeurs
  leurs: Valeurs
  fusion: Fusion
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

/**
 * What I want, merged with what the item, or its draft, holds by now; where that draft was made of an older item, with
 * what has become of that as well.
 */
export function reunir(depuis: Valeurs, voulues: Valeurs, actuel: Base): Omit<Conflit, 'actuel'> {
  const fusion = fusionner(depuis, voulues, actuel.valeurs)
  const { prepare } = actuel
  if (!prepare?.depasse) return { avant: depuis, leurs: actuel.valeurs, fusion }
  const suite = fusionner(prepare.avant, fusion.valeurs, prepare.enLigne)
  return {
    avant: { ...depuis, ...seules(prepare.avant, suite.conflits) },
    leurs: { ...actuel.valeurs, ...seules(prepare.enLigne, suite.conflits) },
    fusion: {
      valeurs: suite.valeurs,
      conflits: [...new Set([...fusion.conflits, ...suite.conflits])],
      repris: [...fusion.repris, ...suite.repris],
    },
  }
}

/** The fields whose values differ. */
export function changes(avant: Valeurs, apres: Valeurs): string[] {
  return Object.keys(apres).filter((nom) => !egales(avant[nom], apres[nom]))
}

/** Where a form goes on that takes up a draft; with a conflict where others have changed the same since. */
export function reprendre(
  champs: Champs,
  base: Base,
  gardes: Gardes,
): { base: Base; valeurs: Valeurs; conflit: Conflit | null } {
  const avant = { ...base.valeurs }
  const miennes = { ...base.valeurs }
  for (const [nom, garde] of Object.entries(gardes)) {
    if (!champs[nom]) continue
    avant[nom] = garde.base
    miennes[nom] = garde.valeur
  }
  const fusion = fusionner(avant, miennes, base.valeurs)
  const { valeurs, conflits } = fusion
  if (conflits.length === 0) return { base, valeurs, conflit: null }
  // Whoever puts the question off is asked again: the draft is of a version that others have saved over.
  const { element } = base
  const depassee = {
    ...base,
    element: element && { ...element, version: element.version - 1 },
    valeurs: { ...base.valeurs, ...seules(avant, conflits) },
  }
  return { base: depassee, valeurs, conflit: { actuel: base, avant, leurs: base.valeurs, fusion } }
}
