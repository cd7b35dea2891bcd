import { withDe, elide } from '../../../schema/content/fields/elision.ts'

/** What one item of a type is called in a sentence. */
export interface Mots {
  mot: string
  feminin?: true
  /** What is added to the word where it does not stand among its like: « catégorie de projets ». */
  complement?: string
}

export function nouveau(mots: Mots): string {
  return nouveauSeul({ ...mots, mot: entier(mots) })
}

/** The same in its own form, and where one is chosen. */
export function nouveauSeul({ mot, feminin }: Mots): string {
  return `${feminin ? 'Nouvelle' : elide(mot) ? 'Nouvel' : 'Nouveau'} ${mot}`
}

export function modifier({ mot, feminin }: Mots): string {
  return `Modifier ${elide(mot) ? 'l’' : feminin ? 'la ' : 'le '}${mot}`
}

export function aucun(mots: Mots): string {
  return `${mots.feminin ? 'Aucune' : 'Aucun'} ${entier(mots)}`
}

const enLettres = ['', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix']

/** How many may be active: « Quatre membres au plus ». */
export function auPlus(limite: number, { mot, feminin }: Mots): string {
  if (limite === 1) return `${feminin ? 'Une seule' : 'Un seul'} ${mot}`
  return `${enLettres[limite] ?? limite} ${mot}s au plus`
}

export function lequelRemplacer({ feminin }: Mots): string {
  return `${feminin ? 'laquelle' : 'lequel'} remplacer\u00a0?`
}

/** « Brouillon d’Aya Koné » */
export function auteurDuBrouillon(nom: string | null | undefined): string {
  return nom ? `Brouillon ${withDe(nom)}` : 'Brouillon'
}

function entier({ mot, complement }: Mots): string {
  return complement ? `${mot} ${complement}` : mot
}
