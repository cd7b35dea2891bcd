import type { Base } from '../definition/base.ts'
import type { KeptValues } from './localDraft.ts'
import type { FormFields } from '../definition/fields.ts'
import { areEqual, pickFields, type FieldValues } from '../definition/fieldValue.ts'

/** What becomes of two changes to the same item. */
export interface Merge {
  /** What both changed is as I have it, until somebody has chosen. */
  valeurs: FieldValues
  /** Fields that both changed, each in his own way. */
  conflicts: string[]
  /** Fields that only the others changed. */
  takenOver: string[]
}

/** What both changed, to be chosen by somebody. */
export interface Conflict {
  current: Base
  avant: FieldValues
  theirs: FieldValues
  merge: Merge
}

/** Merges field by field: what only one of the two changed stands. */
export function mergeValues(base: FieldValues, miennes: FieldValues, leurs: FieldValues): Merge {
  const conflits: string[] = []
  const repris: string[] = []
  const valeurs = { ...miennes }
  for (const [nom, autre] of Object.entries(leurs)) {
    if (areEqual(autre, base[nom]) || areEqual(autre, miennes[nom])) continue
    if (areEqual(miennes[nom], base[nom])) {
      valeurs[nom] = autre
      repris.push(nom)
    } else conflits.push(nom)
  }
  return { valeurs, conflicts: conflits, takenOver: repris }
}

/**
 * What I want, merged with what the item, or its draft, holds by now; where that draft was made of an older item, with
 * what has become of that as well.
 */
export function mergeWithCurrent(
  depuis: FieldValues,
  voulues: FieldValues,
  actuel: Base,
): Omit<Conflict, 'current'> {
  const fusion = mergeValues(depuis, voulues, actuel.valeurs)
  const { sharedDraft } = actuel
  if (!sharedDraft?.isOutdated) return { avant: depuis, theirs: actuel.valeurs, merge: fusion }
  const suite = mergeValues(sharedDraft.avant, fusion.valeurs, sharedDraft.enLigne)
  return {
    avant: { ...depuis, ...pickFields(sharedDraft.avant, suite.conflicts) },
    theirs: { ...actuel.valeurs, ...pickFields(sharedDraft.enLigne, suite.conflicts) },
    merge: {
      valeurs: suite.valeurs,
      conflicts: [...new Set([...fusion.conflicts, ...suite.conflicts])],
      takenOver: [...fusion.takenOver, ...suite.takenOver],
    },
  }
}

/** The fields whose values differ. */
export function changedFields(avant: FieldValues, apres: FieldValues): string[] {
  return Object.keys(apres).filter((nom) => !areEqual(avant[nom], apres[nom]))
}

/** Where a form goes on that takes up a draft; with a conflict where others have changed the same since. */
export function resumeDraft(
  champs: FormFields,
  base: Base,
  gardes: KeptValues,
): { base: Base; valeurs: FieldValues; conflit: Conflict | null } {
  const avant = { ...base.valeurs }
  const miennes = { ...base.valeurs }
  for (const [nom, garde] of Object.entries(gardes)) {
    if (!champs[nom]) continue
    avant[nom] = garde.base
    miennes[nom] = garde.valeur
  }
  const fusion = mergeValues(avant, miennes, base.valeurs)
  const { valeurs, conflicts } = fusion
  if (conflicts.length === 0) return { base, valeurs, conflit: null }
  // Whoever puts the question off is asked again: the draft is of a version that others have saved over.
  const { element } = base
  const depassee = {
    ...base,
    element: element && { ...element, version: element.version - 1 },
    valeurs: { ...base.valeurs, ...pickFields(avant, conflicts) },
  }
  return { base: depassee, valeurs, conflit: { current: base, avant, theirs: base.valeurs, merge: fusion } }
}
