import type { Base } from '../definition/base.ts'
import type { KeptValues } from './localDraft.ts'
import type { FormFields } from '../definition/fields.ts'
import { areEqual, pickFields } from '../definition/compareValues.ts'
import { picturesOf, type FieldValue, type FieldValues } from '../definition/fieldValue.ts'
import { mergeGalleries } from '../galerie/mergeGalleries.ts'

/** Two changes to the same item, merged. */
export interface Merge {
  /** What both changed is as I have it, until somebody has chosen. */
  valeurs: FieldValues
  /** Fields that both changed, each in his own way. */
  conflicts: string[]
  /** Fields that only the others changed. */
  takenOver: string[]
  /** What the fields that both changed would be with the others’ choice: of a gallery, with all that does not contradict it. */
  autres: FieldValues
}

/** What both changed, to be chosen by somebody. */
export interface Conflict {
  current: Base
  avant: FieldValues
  theirs: FieldValues
  merge: Merge
}

/** Merges field by field: what only one of the two changed stands; of a gallery, picture by picture. */
export function mergeValues(base: FieldValues, mine: FieldValues, theirs: FieldValues): Merge {
  const conflicts: string[] = []
  const resumed: string[] = []
  const valeurs = { ...mine }
  const autres: Record<string, FieldValue> = {}
  for (const [name, other] of Object.entries(theirs)) {
    if (areEqual(other, base[name]) || areEqual(other, mine[name])) continue
    if (areEqual(mine[name], base[name])) {
      valeurs[name] = other
      resumed.push(name)
      continue
    }
    const gallery = galleriesIn(base[name], mine[name], other)
    if (gallery) valeurs[name] = gallery.mine
    if (gallery?.isSettled) continue
    conflicts.push(name)
    autres[name] = gallery?.theirs ?? other
  }
  return { valeurs, conflicts, takenOver: resumed, autres }
}

/** Three states of a gallery, merged; null of any other field. */
function galleriesIn(...states: [FieldValue | undefined, FieldValue | undefined, FieldValue]) {
  const [base, mine, theirs] = states.map(picturesOf)
  const isGallery = base && mine && theirs && [base, mine, theirs].some(({ length }) => length > 0)
  return isGallery ? mergeGalleries(base, mine, theirs) : null
}

/**
 * What I want, merged with what the item, or its draft, holds by now; where that draft was made of an older item, with
 * what has become of that as well.
 */
export function mergeWithCurrent(
  from: FieldValues,
  wanted: FieldValues,
  current: Base,
): Omit<Conflict, 'current'> {
  const merge = mergeValues(from, wanted, current.valeurs)
  const { sharedDraft } = current
  const theirs = { ...current.valeurs, ...merge.autres }
  if (!sharedDraft?.isOutdated) return { avant: from, theirs, merge }
  const merged = mergeValues(sharedDraft.avant, merge.valeurs, sharedDraft.enLigne)
  return {
    avant: { ...from, ...pickFields(sharedDraft.avant, merged.conflicts) },
    theirs: { ...theirs, ...merged.autres },
    merge: {
      valeurs: merged.valeurs,
      conflicts: [...new Set([...merge.conflicts, ...merged.conflicts])],
      takenOver: [...merge.takenOver, ...merged.takenOver],
      autres: { ...merge.autres, ...merged.autres },
    },
  }
}

/** The fields whose values differ. */
export function changedFields(before: FieldValues, after: FieldValues): string[] {
  return Object.keys(after).filter((name) => !areEqual(before[name], after[name]))
}

/**
 * The state from which a form goes on that takes up a draft; with a conflict where others have changed the same since.
 */
export function resumeDraft(
  fields: FormFields,
  base: Base,
  kept: KeptValues,
): { base: Base; valeurs: FieldValues; conflict: Conflict | null } {
  const before = { ...base.valeurs }
  const mine = { ...base.valeurs }
  for (const [name, change] of Object.entries(kept)) {
    if (!fields[name]) continue
    before[name] = change.base
    mine[name] = change.valeur
  }
  const merge = mergeValues(before, mine, base.valeurs)
  const { valeurs, conflicts } = merge
  if (conflicts.length === 0) return { base, valeurs, conflict: null }
  // A question that is put off comes again: the draft is of a version that others have saved over.
  const { element } = base
  const outdated = {
    ...base,
    element: element && { ...element, version: element.version - 1 },
    valeurs: { ...base.valeurs, ...pickFields(before, conflicts) },
  }
  return {
    base: outdated,
    valeurs,
    conflict: { current: base, avant: before, theirs: { ...base.valeurs, ...merge.autres }, merge },
  }
}
