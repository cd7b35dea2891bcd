import { withDe, elide } from '../../../schema/content/fields/elision.ts'

/** What one item of a type is called in a sentence. */
export interface Wording {
  mot: string
  feminin?: true
  /** What is added to the word where it does not stand among its like: « catégorie de projets ». */
  complement?: string
}

export function newItemLabel(mots: Wording): string {
  return newLabel({ ...mots, mot: fullNoun(mots) })
}

/** The same in its own form, and where one is chosen. */
export function newLabel({ mot, feminin }: Wording): string {
  return `${feminin ? 'Nouvelle' : elide(mot) ? 'Nouvel' : 'Nouveau'} ${mot}`
}

export function editLabel({ mot, feminin }: Wording): string {
  return `Modifier ${elide(mot) ? 'l’' : feminin ? 'la ' : 'le '}${mot}`
}

export function noneLabel(mots: Wording): string {
  return `${mots.feminin ? 'Aucune' : 'Aucun'} ${fullNoun(mots)}`
}

const spelledOut = ['', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix']

/** How many may be active: « Quatre membres au plus ». */
export function limitLabel(limite: number, { mot, feminin }: Wording): string {
  if (limite === 1) return `${feminin ? 'Une seule' : 'Un seul'} ${mot}`
  return `${spelledOut[limite] ?? limite} ${mot}s au plus`
}

export function replaceQuestion({ feminin }: Wording): string {
  return `${feminin ? 'laquelle' : 'lequel'} remplacer\u00a0?`
}

/** « Brouillon d’Aya Koné » */
export function draftAuthor(nom: string | null | undefined): string {
  return nom ? `Brouillon ${withDe(nom)}` : 'Brouillon'
}

function fullNoun({ mot, complement }: Wording): string {
  return complement ? `${mot} ${complement}` : mot
}

/** A name as it stands within a sentence. */
export function withoutCapital(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
