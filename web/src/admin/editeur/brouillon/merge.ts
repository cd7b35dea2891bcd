import type { Base } from '../definition/base.ts'
import type { KeptValues } from './localDraft.ts'
import type { FormFields } from '../definition/fields.ts'
import { areEqual, pickFields, type FieldValues } from '../definition/fieldValue.ts'

/** Two changes to the same item, merged. */
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
export function mergeValues(base: FieldValues, mine: FieldValues, theirs: FieldValues): Merge {
  const conflicts: string[] = []
  const resumed: string[] = []
  const valeurs = { ...mine }
  for (const [nom, autre] of Object.entries(theirs)) {
    if (areEqual(autre, base[nom]) || areEqual(autre, mine[nom])) continue
    if (areEqual(mine[nom], base[nom])) {
      valeurs[nom] = autre
      resumed.push(nom)
    } else conflicts.push(nom)
  }
  return { valeurs, conflicts: conflicts, takenOver: resumed }
}

/**
 * What I want, merged with what the item, or its draft, holds by now; where that draft was made of an older item, with
 * what has become of that as well.
 */
export function mergeWithCurrent(
  depuis: FieldValues,
  voulues: FieldValues,
  current: Base,
): Omit<Conflict, 'current'> {
  const merge = mergeValues(depuis, voulues, current.valeurs)
  const { sharedDraft } = current
  if (!sharedDraft?.isOutdated) return { avant: depuis, theirs: current.valeurs, merge: merge }
  const suite = mergeValues(sharedDraft.avant, merge.valeurs, sharedDraft.enLigne)
  return {
    avant: { ...depuis, ...pickFields(sharedDraft.avant, suite.conflicts) },
    theirs: { ...current.valeurs, ...pickFields(sharedDraft.enLigne, suite.conflicts) },
    merge: {
      valeurs: suite.valeurs,
      conflicts: [...new Set([...merge.conflicts, ...suite.conflicts])],
      takenOver: [...merge.takenOver, ...suite.takenOver],
    },
  }
}

/** The fields whose values differ. */
export function changedFields(before: FieldValues, apres: FieldValues): string[] {
  return Object.keys(apres).filter((nom) => !areEqual(before[nom], apres[nom]))
}

/**
 * The state from which a form goes on that takes up a draft; with a conflict where others have changed the same since.
 */
export function resumeDraft(
  champs: FormFields,
  base: Base,
  gardes: KeptValues,
): { base: Base; valeurs: FieldValues; conflict: Conflict | null } {
  const before = { ...base.valeurs }
  const mine = { ...base.valeurs }
  for (const [nom, garde] of Object.entries(gardes)) {
    if (!champs[nom]) continue
    before[nom] = garde.base
    mine[nom] = garde.valeur
  }
  const merge = mergeValues(before, mine, base.valeurs)
  const { valeurs, conflicts } = merge
  if (conflicts.length === 0) return { base, valeurs, conflict: null }
  // A question that is put off comes again: the draft is of a version that others have saved over.
  const { element } = base
  const depassee = {
    ...base,
    element: element && { ...element, version: element.version - 1 },
    valeurs: { ...base.valeurs, ...pickFields(before, conflicts) },
  }
  return {
    base: depassee,
    valeurs,
    conflict: { current: base, avant: before, theirs: base.valeurs, merge: merge },
  }
}
