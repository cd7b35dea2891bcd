import type regles from '../../../../schema/inputRules.json'

/** What the server says of a field, made from its own checks: schema/inputRules.json. */
export interface Regle {
  required?: string
  maxLength: number
  tooLong: string
  pattern?: string
  invalid?: string
  /** What is wrong where this one and the other are both empty. */
  orElse?: { without: string; message: string }
}

export type RegleFichier = (typeof regles)['carriere']['cv']

export type Messages = Record<string, string>

/** What is wrong with a text, in the server's words; null where the browser finds nothing. */
export function fauteDeTexte({ required, maxLength, tooLong, pattern, invalid }: Regle, valeur: string) {
  const texte = valeur.trim()
  if (texte === '') return required ?? null
  if (texte.length > maxLength) return tooLong
  if (pattern !== undefined && !new RegExp(pattern).test(texte)) return invalid ?? null
  return null
}

/** What is wrong where one of two would do and there is neither. */
export function fauteDesDeux(
  { orElse }: Regle,
  nom: string,
  texteDe: (nom: string) => string,
): string | null {
  if (!orElse || texteDe(nom).trim() !== '' || texteDe(orElse.without).trim() !== '') return null
  return orElse.message
}

/** By name and size alone: what is in the file only the server can tell. */
export function fauteDeFichier({ accept, maxBytes, tooLarge, invalid }: RegleFichier, fichier: File) {
  const nom = fichier.name.toLowerCase()
  if (!accept.split(',').some((fin) => nom.endsWith(fin))) return invalid
  return fichier.size > maxBytes ? tooLarge : null
}
